/** Spanish draughts (dctl, rules `spanish`). */
import { threefold } from '../draws/sudden.ts';
import { mostPiecesThenKings } from '../duties.ts';
import type { Variant } from '../variant.ts';
import { english } from './english.ts';
import { russian } from './russian.ts';

export const spanish: Variant = {
  ...english,
  id: 'spanish',
  // The dark corner is at the right, as in Italian draughts.
  squares: 'lower-right',
  begins: 'white',
  // Men capture forward; kings fly.
  king: russian.king,
  // Most pieces, then most kings.
  captureValue: mostPiecesThenKings,
  // No published list of draws was found; without this rule, a game might never end.
  draws: [threefold],
  pdn: { gameType: '24,W,8,8,N2,1', variant: null },
};
