/** Bashni, towers: Russian draughts in which a captured piece goes under the tower that captured it. */
import { kingsOnly } from '../draws/kingsOnly.ts';
import { threefold } from '../draws/threefold.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const bashni: Variant = {
  ...russian,
  id: 'bashni',
  // The top piece of each jumped tower goes to the bottom of the capturing one, in order of capture and with its rank
  // (draughts.github.io, bashni; Ludii `Bashni.lud`; FreeBoardGames `bashni`). When it is lifted is disputed: here when
  // the move ends, as in the Russian game that this one is made of, so a jumped tower blocks and is jumped only once.
  captured: 'joins-tower',
  // FreeBoardGames: 15 moves without a capture or the move of a man. Whole towers are compared for threefold.
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  // It has no number of its own in PDN.
  pdn: { ...russian.pdn, variant: 'Bashni' },
};
