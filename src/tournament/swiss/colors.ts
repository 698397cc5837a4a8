/** Color histories and preferences in Swiss systems (C.04.3 1.6, 1.7). */
import { type Color, opposite } from '../event.ts';

const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;

export interface Preference {
  readonly color: Color;
  readonly strength: typeof MILD | typeof STRONG | typeof ABSOLUTE;
}

export const differenceOf = (colors: readonly Color[]): number =>
  colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);

export const repeatedOf = (colors: readonly Color[]): Color | null => {
  const last = colors.at(-1);
  return last !== undefined && last === colors.at(-2) ? last : null;
};

/** `colors` are of played games, oldest first. The difference outweighs the last two games. */
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

/** The color of `own` when the two last had different colors (C.04.3 5.2.3, C.04.5 4.3.3). */
export function lastDifference(own: readonly Color[], theirs: readonly Color[]): Color | null {
  for (let back = 1; back <= Math.min(own.length, theirs.length); back += 1) {
    const color = own.at(-back);
    if (color !== undefined && color !== theirs.at(-back)) return color;
  }
  return null;
}
