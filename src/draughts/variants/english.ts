/** English draughts (American checkers), under the rules of the WCDF (section 1). */
import { DIAGONALLY, DIAGONALLY_FORWARD } from '../geometry.ts';
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import { freeChoice } from '../duties.ts';
import type { Variant } from '../variant.ts';

export const english: Variant = {
  id: 'english',
  // WCDF 1.1 to 1.8: 8x8, a dark corner at each player's left; twelve men each.
  size: 8,
  squares: 'lower-left',
  menRows: [1, 2, 3],
  // WCDF 1.9: Black, on squares 1 to 12, moves first.
  begins: 'black',
  // WCDF 1.15 to 1.17: men move and capture forward; kings move one square in all directions.
  man: { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY_FORWARD },
  king: { moves: DIAGONALLY, captures: DIAGONALLY, flies: false, lands: 'next' },
  // WCDF 1.16: a man that reaches the last row ends its move and is crowned.
  crowning: 'ends-move',
  // WCDF 1.19: a piece is jumped only once per move, and captured pieces are lifted when it ends.
  removal: 'after-move',
  mayTurnBack: true,
  captured: 'leaves',
  menTakeKings: true,
  // WCDF 1.20: any of several captures is allowed.
  captureValue: freeChoice,
  kingRunLimit: null,
  // WCDF 1.30: a player without a move loses.
  goal: 'win',
  // WCDF 1.32: threefold, and 40 moves of both sides without progress.
  draws: [threefold, kingsOnly('kings-only-40', 40)],
  notation: { squares: 'numeric', captureSign: 'x' },
  pdn: { gameType: '21,B,8,8,N1,0', variant: null },
};
