import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { bestCapture, bestFirst } from '../../../src/features/showcase/rules.ts';
import { seatEngine } from '../../../src/game/seat.ts';
import { newGame } from '../../game/table.ts';

const played = (id: string, plies: number, changes: Partial<Game> = {}): Game => ({
  ...newGame({ id }),
  moves: Array.from({ length: plies }, () => 'c3-d4'),
  result: { winner: 'white', by: 'resignation' },
  ...changes,
});
const best = (...all: readonly (readonly [Game, number | null])[]): string | undefined =>
  bestFirst(all.map(([game, rating]) => ({ game, rating })))[0]?.id;

const DRAWN = { result: { winner: null, by: 'agreement' } } as const;
const engine = seatEngine({ id: 'crownhead', name: 'Crownhead' }, 3);

test.each([
  ['a higher rating', [played('a', 40), 1800], [played('b', 40), 1700]],
  ['a longer game', [played('a', 60), 1600], [played('b', 30), 1600]],
  ['a decided game', [played('a', 40), 1600], [played('b', 40, DRAWN), 1600]],
  ['a rated game above the usual', [played('a', 40), 1600], [played('b', 40), null]],
  ['the first id otherwise', [played('a', 40), null], [played('b', 40), null]],
] as const)('%s is better', (_, one, other) => {
  expect(best(one, other)).toBe('a');
  expect(best(other, one)).toBe('a');
});

test('moves beyond the length of a long game don’t make a game better', () => {
  expect(best([played('a', 100), 1600], [played('b', 300), 1600])).toBe('a');
});

test.each([
  ['short', played('a', 8)],
  ['lost on time', played('a', 40, { result: { winner: 'white', by: 'flag' } })],
  ['annulled', played('a', 40, { result: { winner: null, by: 'annulled' } })],
  ['still running', played('a', 40, { result: null })],
  ['against the engine', played('a', 40, { seats: { ...newGame({}).seats, black: engine } })],
])('a game that is %s has no story', (_, game) => {
  expect(best([game, 2500])).toBeUndefined();
});

const taking = (id: string, ...moves: readonly string[]): Game => played(id, 0, { moves });

test('the capture of the most pieces is the story, in the better game if two are equal', () => {
  const [three, four] = [taking('three', 'c3-d4', 'e3:g5:e7:c5'), taking('four', '32x23x14x5x10')];
  expect(bestCapture([three, four])).toMatchObject({ kind: 'capture', game: { id: 'four' }, ply: 0 });
  expect(bestCapture([three, taking('later', 'a1:c3:e5:g7')])).toMatchObject({
    game: { id: 'three' },
    ply: 1,
  });
  expect(bestCapture([taking('two', 'e3:g5:e7'), taking('quiet', '9-13')])).toBeNull();
});
