/** Poddavki, the giveaway game: Russian draughts in which a player without a move wins. */
import { kingsOnly } from '../draws/ratio.ts';
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { russian } from './russian.ts';

export const poddavki: Variant = {
  ...russian,
  id: 'poddavki',
  // draughts.github.io, poddavki: the player without pieces, or without a move, wins.
  goal: 'lose',
  // The same page: threefold, and 15 moves of kings only. No federation has published more.
  draws: [threefold, kingsOnly('kings-only-15', 15)],
  // PDN has no number for it.
  pdn: { ...russian.pdn, variant: 'Poddavki' },
};
