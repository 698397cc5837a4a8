/** Which color a player should get next (C.04.3 1.6, 1.7). */
import { opposite } from '../event.ts';
import type { Color } from '../event.ts';

export const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;

export interface Preference {
  readonly color: Color;
  readonly strength: typeof MILD | typeof STRONG | typeof ABSOLUTE;
}

/** Games with White less games with Black (1.6). */
export const differenceOf = (colors: readonly Color[]): number =>
  colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);

/** The color of the last two games, if it was the same. */
export const repeatedOf = (colors: readonly Color[]): Color | null => {
  const last = colors.at(-1);
  return last !== undefined && last === colors.at(-2) ? last : null;
};

/** `colors` of played games only, oldest first. Should the difference and the last two games disagree, the difference counts. */
export function preferenceOf(colors: readonly Color[]): Preference | null {
  const last = colors.at(-1);
  if (last === undefined) return null;
  const difference = differenceOf(colors);
  const fewer = difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { color: fewer, strength: ABSOLUTE };
  if (repeatedOf(colors)) return { color: opposite(last), strength: ABSOLUTE };
  if (difference !== 0) return { color: fewer, strength: STRONG };
  return { color: opposite(last), strength: MILD };
}
