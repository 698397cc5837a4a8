/** Antidraughts: international draughts in which having nothing to move wins, as played on lidraughts.org. */
import { threefold } from '../draws/threefold.ts';
import type { Variant } from '../variant.ts';
import { international } from './international.ts';

export const antidraughts: Variant = {
  ...international,
  id: 'antidraughts',
  // lidraughts.org, antidraughts: the player without pieces, or without a move, wins.
  goal: 'lose',
  // The same: threefold is the only draw besides agreement.
  draws: [threefold],
  pdn: { gameType: '98,W,10,10,N2,0', variant: null },
};
