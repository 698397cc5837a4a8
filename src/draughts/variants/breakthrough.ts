/** Breakthrough: international draughts won by the first king, as on lidraughts.org. */
import type { Variant } from '../variant.ts';
import { international } from './international.ts';

export const breakthrough: Variant = {
  ...international,
  id: 'breakthrough',
  // lidraughts.org, breakthrough: the first king wins; a player without a move loses.
  goal: 'first-king',
  // lidraughts.org also lists no draws. Only men move, and only forward, so every game ends.
  draws: [],
  pdn: { gameType: '96,W,10,10,N2,0', variant: null },
};
