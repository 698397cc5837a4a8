import { newGame } from '../../game/table.ts';
import { expect, test } from 'vitest';
import { seatCrowd } from '../../../src/game/seat.ts';
import { mergeCalls, watchNews } from '../../../src/features/watch/rules.ts';

const running = newGame({ moves: ['c3-d4'] });
const over = { ...running, result: { winner: 'white', by: 'resignation' } } as const;
const everyone = seatCrowd('guild-1', 'everyone', { kind: 'everyone' });
const voting = { window: 60_000, tallies: 'hidden', quorum: 1, leastDays: 0 } as const;
const votes = { ...running, seats: { ...running.seats, black: everyone }, voting };

test.each([
  ['to the vote of their own team', 'black', 0, votes, 'moved'],
  ['once for each move', 'black', 1, votes, null],
  ['not to the move of the other side', 'white', 0, votes, null],
  ['to the end', 'white', 0, { ...votes, result: over.result }, 'ended'],
  ['as a spectator without a team, to each move', null, 0, votes, 'moved'],
] as const)('a voter is notified %s', (_, side, seen, game, news) => {
  expect(watchNews({ calls: 'moves', seen, side }, game)).toBe(news);
});

test.each([
  ['start', null, running, 'first'],
  ['start', 0, running, null],
  ['start', null, over, null],
  ['end', null, running, null],
  ['end', null, over, 'ended'],
  ['moves', null, running, 'first'],
  ['moves', 1, running, null],
  ['moves', 0, running, 'moved'],
  // A move was taken back.
  ['moves', 2, running, 'moved'],
  ['moves', 1, over, 'ended'],
] as const)('the news for a spectator who chose “%s” and has seen %s moves', (calls, seen, game, news) => {
  expect(watchNews({ calls, seen, side: null }, game)).toBe(news);
});

test.each([
  [['start', 'end'], false, 'start'],
  [['start', 'end'], true, 'end'],
  [['end', 'moves'], true, 'moves'],
  [['start', 'moves'], false, 'moves'],
  [['start'], true, null],
  [[], false, null],
] as const)(
  'the merged choice of %j, with the start already announced: %s',
  (choices, isStartTold, calls) => {
    expect(mergeCalls(choices, isStartTold)).toBe(calls);
  },
);
