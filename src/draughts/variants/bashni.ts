/** Bashni, towers: Russian draughts in which captured pieces go below the capturing tower. */
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const bashni: Variant = {
  ...russian,
  id: 'bashni',
  // The top piece of each jumped tower joins the bottom of the capturing one, in order of capture
  // and with its rank (draughts.github.io, bashni; Ludii `Bashni.lud`; FreeBoardGames `bashni`).
  // Sources differ on when it is lifted. Here it is when the move ends, as in Russian draughts, so
  // a jumped tower blocks and is jumped only once.
  captured: 'joins-tower',
  // FreeBoardGames: 15 moves without a capture or a man's move. Threefold compares whole towers.
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  // PDN has no number for it.
  pdn: { ...russian.pdn, variant: 'Bashni' },
};
