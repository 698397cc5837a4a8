/** International draughts on 100 squares, under the official rules of the FMJD (Annex 1). */
import { DIAGONALLY, DIAGONALLY_FORWARD } from '../geometry.ts';
import { internationalEndings } from '../draws/international.ts';
import { threefold } from '../draws/sudden.ts';
import { mostPieces } from '../duties.ts';
import type { Variant } from '../variant.ts';

export const international: Variant = {
  id: 'international',
  // FMJD 2: 10x10, the corner at White's left is dark; twenty men each, White starts.
  size: 10,
  squares: 'lower-left',
  menRows: [1, 2, 3, 4],
  begins: 'white',
  // FMJD 3.4, 3.9, 4.1 to 4.3: men move forward and capture forward and backward; kings fly.
  man: { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY },
  king: { moves: DIAGONALLY, captures: DIAGONALLY, flies: true, lands: 'anywhere' },
  // FMJD 3.5 and 4.15: only a man that ends its move on the last row is crowned.
  crowning: 'goes-on-as-man',
  // FMJD 4.8 and 4.11: captured pieces are lifted after the whole move (Turkish strike).
  removal: 'after-move',
  mayTurnBack: true,
  captured: 'leaves',
  menTakeKings: true,
  // FMJD 4.13 and 4.14: as many pieces as possible. A king counts as one piece and has no priority.
  captureValue: mostPieces,
  kingRunLimit: null,
  // FMJD 7.2: a player without a move loses.
  goal: 'win',
  // FMJD 6.1, and 6.2 to 6.4.
  draws: [threefold, internationalEndings],
  notation: { squares: 'numeric', captureSign: 'x' },
  pdn: { gameType: '20,W,10,10,N2,0', variant: null },
};
