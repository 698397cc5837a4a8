import type { Variant } from '../variant.ts';
import { international } from './international.ts';

export const canadian: Variant = {
  ...international,
  id: 'canadian',
  // draughts.github.io, canadian: 12x12, thirty men each; otherwise as in international draughts.
  size: 12,
  menRows: [1, 2, 3, 4, 5],
  pdn: { gameType: '27,W,12,12,N2,0', variant: null },
};
