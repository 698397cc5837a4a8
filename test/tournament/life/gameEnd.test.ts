/** What the end of a game is worth to its tournament. */
import { expect, test } from 'vitest';
import type { Result as GameResult } from '../../../src/game/game.ts';
import { endOf, type GameEnd } from '../../../src/tournament/life/gameEnd.ts';
import { newGame } from '../../game/table.ts';

const ENDS: readonly (readonly [
  string,
  number,
  GameResult | null,
  Pick<GameEnd, 'result' | 'isTimeLoss'> | null,
])[] = [
  ['runs', 3, null, null],
  ['was won on the board', 30, { winner: 'white', by: 'no-moves' }, { result: '1-0', isTimeLoss: false }],
  ['was drawn', 30, { winner: null, by: 'agreement' }, { result: '=', isTimeLoss: false }],
  ['was lost on time', 9, { winner: 'black', by: 'flag' }, { result: '0-1', isTimeLoss: true }],
  ['White never began', 0, { winner: null, by: 'aborted' }, { result: '-+', isTimeLoss: true }],
  ['Black never came', 1, { winner: 'white', by: 'flag' }, { result: '+-', isTimeLoss: true }],
  [
    'was given up before a move',
    1,
    { winner: 'white', by: 'resignation' },
    { result: '+-', isTimeLoss: false },
  ],
  [
    'was given up after a move',
    2,
    { winner: 'white', by: 'resignation' },
    { result: '1-0', isTimeLoss: false },
  ],
];

test.each(ENDS)('a game that %s', (_, plies, result, end) => {
  const game = newGame({ moves: Array.from({ length: plies }, () => 'c3-d4'), result, changedAt: 5 });
  expect(endOf(game)).toEqual(end && { ...end, isShort: plies < 10, at: 5 });
});
