/** Bashni (towers): Russian draughts where captured pieces go below the capturing tower. */
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const bashni: Variant = {
  ...russian,
  id: 'bashni',
  // The top piece of each jumped tower joins the bottom of the capturing tower, in order of capture
  // and with its rank (draughts.github.io, bashni; Ludii `Bashni.lud`; FreeBoardGames `bashni`).
  // Sources differ on when it is lifted. Here, as in Russian draughts, it is lifted when the move
  // ends, so a jumped tower still blocks and is jumped only once.
  captured: 'joins-tower',
  // FreeBoardGames: 15 moves without a capture or a man's move. Threefold compares whole towers.
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  // PDN has no number for this variant.
  pdn: { ...russian.pdn, variant: 'Bashni' },
};
