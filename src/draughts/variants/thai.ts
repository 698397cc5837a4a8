/** Thai draughts, makhos (dctl, rules `thai`). */
import { threefold } from '../draws/sudden.ts';
import type { Variant } from '../variant.ts';
import { english } from './english.ts';
import { russian } from './russian.ts';

export const thai: Variant = {
  ...english,
  id: 'thai',
  // Eight men each, on two rows.
  menRows: [1, 2],
  begins: 'white',
  // Kings fly, but land right behind the captured piece.
  king: { ...russian.king, lands: 'next' },
  // Captured pieces leave the board at once.
  removal: 'at-once',
  // No published list of draws was found; without this rule, a game might never end.
  draws: [threefold],
  pdn: { gameType: '31,W,8,8,N2,0', variant: null },
};
