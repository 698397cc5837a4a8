/** Czech draughts, under the rules of the Czech federation. */
import { DIAGONALLY_FORWARD } from '../geometry.ts';
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import { kingBeforeMan } from '../duties.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const czech: Variant = {
  ...russian,
  id: 'czech',
  // Article 2: men capture forward only.
  man: { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY_FORWARD },
  // Article 3: a man that reaches the last row ends its move and is crowned.
  crowning: 'ends-move',
  // Article 4: a king that can capture does so before a man; otherwise any capture is allowed.
  captureValue: kingBeforeMan,
  // Threefold, and 15 moves of kings only.
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  pdn: { gameType: '29,W,8,8,A0,0', variant: null },
};
