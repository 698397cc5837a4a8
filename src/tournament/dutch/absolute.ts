/** The absolute criteria, which no pairing breaks (C.04.3 2.1). */
import { ABSOLUTE } from '../swiss/preference.ts';
import type { Card } from './card.ts';

/** Do both want the same color absolutely? */
export const clashAbsolutely = ({ preference: a }: Card, { preference: b }: Card): boolean =>
  a?.strength === ABSOLUTE && b?.strength === ABSOLUTE && a.color === b.color;

/** C1: not met yet, nor kept apart. C3: no two who want the same color absolutely, unless one of them is a topscorer. */
export const mayMeet = (a: Card, b: Card, isForbidden: (a: number, b: number) => boolean): boolean =>
  !a.met.has(b.number) &&
  !isForbidden(a.number, b.number) &&
  (a.isTopscorer || b.isTopscorer || !clashAbsolutely(a, b));

/** C2. */
export const mayHaveBye = ({ isBarredFromBye }: Card): boolean => !isBarredFromBye;
