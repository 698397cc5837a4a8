/**
 * The last card of a game in a running match: its actions are one row, and the rest is on a private
 * board.
 */
import { expect, test } from 'vitest';
import { bodyOf } from '../../../src/discord/showing/present.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Match } from '../../../src/game/match/match.ts';
import { faultsOf } from '../limits.ts';
import { cardOf } from './cards.ts';

const length = { kind: 'games', games: 4 } as const;
const MATCH: Match = { length, rest: 0, number: 1, before: [], draw: null };
const DRAWN: Match = {
  ...MATCH,
  draw: { table: 'basic', secret: 's', sealed: 'a', dealt: [{ row: '1', seed: 'b' }] },
};
const OVER: Partial<Game> = {
  moves: ['c3-d4', 'b6-a5'],
  result: { winner: 'white', by: 'no-moves' },
  latest: 'ended',
};

/** The labels of the buttons, row by row. */
const rowsOf = (game: Partial<Game>): string =>
  bodyOf(cardOf(game))
    .components.flatMap((frame) => ('components' in frame ? [...frame.components] : []))
    .flatMap((row) => ('components' in row && row.components.length > 0 ? [row] : []))
    .map((row) => row.components.flatMap((button) => ('label' in button ? [button.label] : [])).join(', '))
    .join(' / ');

test.each<[string, Match, string]>([
  ['without random openings', MATCH, 'Next game, Analyze, More…'],
  [
    'that one player wants to end',
    { ...DRAWN, asked: 'first' },
    'Next game, Analyze / Agree to end the match, More…',
  ],
  ['of which both agreed to end after this game', { ...DRAWN, stopped: 'agreed' }, 'Rematch, Analyze, More…'],
])(
  'in a running match after a game with moves (%s), the match’s actions are above the rest',
  (_, match, rows) => {
    expect(faultsOf(cardOf({ ...OVER, match }))).toEqual([]);
    expect(rowsOf({ ...OVER, match })).toBe(rows);
  },
);
