/** Poddavki (giveaway): Russian draughts where a player without a move wins. */
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const poddavki: Variant = {
  ...russian,
  id: 'poddavki',
  // draughts.github.io, poddavki: a player who has no pieces or no move wins.
  goal: 'lose',
  // Also from that page: threefold, and 15 moves of kings only. No federation has published more.
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  // PDN has no number for this variant.
  pdn: { ...russian.pdn, variant: 'Poddavki' },
};
