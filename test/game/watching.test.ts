import { expect, test } from 'vitest';
import { callsTogether, watchNews } from '../../src/game/calls/watching.ts';

const running = { result: null, moves: ['c3-d4'] };
const over = { result: { winner: 'white', by: 'resignation' }, moves: ['c3-d4'] } as const;

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
] as const)('a spectator who is called at “%s” and has seen %s moves', (calls, seen, game, news) => {
  expect(watchNews({ calls, seen }, game)).toBe(news);
});

test.each([
  [['start', 'end'], false, 'start'],
  [['start', 'end'], true, 'end'],
  [['end', 'moves'], true, 'moves'],
  [['start', 'moves'], false, 'moves'],
  [['start'], true, null],
  [[], false, null],
] as const)('choices of %j, told of the start: %s', (choices, isStartTold, calls) => {
  expect(callsTogether(choices, isStartTold)).toBe(calls);
});
