import type { Variant } from '../variant.ts';
import { international } from './international.ts';
import { russian } from './russian.ts';

export const brazilian: Variant = {
  ...international,
  id: 'brazilian',
  // FMJD-64 2: board and men as in Russian draughts.
  size: russian.size,
  squares: russian.squares,
  menRows: russian.menRows,
  // FMJD-64 7.2 applies to both games on 64 squares.
  draws: russian.draws,
  notation: russian.notation,
  pdn: { gameType: '26,W,8,8,A0,0', variant: null },
};
