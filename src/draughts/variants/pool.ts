/** American pool checkers, under the rules of the APCA. */
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { english } from './english.ts';
import { russian } from './russian.ts';

export const pool: Variant = {
  ...russian,
  id: 'pool',
  // APCA 14 to 26: men capture forward and backward, kings fly, and any of several captures is
  // allowed. A man that reaches the last row in a capture stays a man, and continues if it can.
  crowning: 'goes-on-as-man',
  // Threefold, and dctl's tables (30 plies without progress).
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  notation: english.notation,
  pdn: { gameType: '23,B,8,8,N1,0', variant: null },
  begins: english.begins,
};
