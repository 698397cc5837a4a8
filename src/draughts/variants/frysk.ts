/** Frysk!: Frisian draughts with five men each on the last row, as on lidraughts.org. */
import type { Variant } from '../variant.ts';
import { frisian } from './frisian.ts';

export const frysk: Variant = {
  ...frisian,
  id: 'frysk',
  // lidraughts.org, frysk!: W:W46,47,48,49,50:B1,2,3,4,5.
  menRows: [1],
  pdn: { gameType: '97,W,10,10,N2,0', variant: null },
};
