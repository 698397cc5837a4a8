/** Looking back for the latest time when two players had different colors (C.04.3 5.2.3, C.04.5 4.3.3). */
import type { Color } from '../event.ts';

/** The color that one had then; null if there was none, as far as the shorter history goes. Unplayed rounds are left out. */
export function lastDifference(own: readonly Color[], theirs: readonly Color[]): Color | null {
  for (let back = 1; back <= Math.min(own.length, theirs.length); back += 1) {
    const color = own.at(-back);
    if (color !== undefined && color !== theirs.at(-back)) return color;
  }
  return null;
}
