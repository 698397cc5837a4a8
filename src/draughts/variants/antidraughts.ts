/** Antidraughts: international draughts where a player without a move wins (lidraughts.org). */
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { international } from './international.ts';

export const antidraughts: Variant = {
  ...international,
  id: 'antidraughts',
  // lidraughts.org, antidraughts: a player who has no pieces or no move wins.
  goal: 'lose',
  draws: [threefold],
  pdn: { gameType: '98,W,10,10,N2,0', variant: null },
};
