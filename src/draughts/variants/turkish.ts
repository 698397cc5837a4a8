/** Turkish draughts (dama): on all squares, along ranks and files. */
import { FORWARD_AND_SIDEWAYS, STRAIGHT } from '../geometry.ts';
import { kingsOnly } from '../draws/ratio.ts';
import { onePieceEach, threefold } from '../draws/sudden.ts';
import { mostPieces } from '../duties.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const turkish: Variant = {
  ...russian,
  id: 'turkish',
  // kish, rules: all 64 squares; sixteen men each on the second and third rows.
  squares: 'all',
  menRows: [2, 3],
  // Men move forward and sideways; kings fly in four directions.
  man: { moves: FORWARD_AND_SIDEWAYS, captures: FORWARD_AND_SIDEWAYS },
  king: { moves: STRAIGHT, captures: STRAIGHT, flies: true, lands: 'anywhere' },
  // A man that reaches the last row in a capture continues as a man (kish, pydraughts).
  crowning: 'goes-on-as-man',
  // Captured pieces leave the board at once, and a king can't reverse.
  removal: 'at-once',
  mayTurnBack: false,
  // As many pieces as possible.
  captureValue: mostPieces,
  // One piece each, threefold, and 50 moves without progress (kish).
  draws: [onePieceEach, threefold, kingsOnly('kings-only-50', 50)],
  pdn: { gameType: '30,W,8,8,A0,0', variant: null },
};
