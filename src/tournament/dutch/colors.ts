/** Who has White (C.04.3 5). */
import { opposite } from '../event.ts';
import type { Color, Pair } from '../event.ts';
import { lastDifference } from '../swiss/alternate.ts';
import { byRank } from '../swiss/boards.ts';
import { ABSOLUTE } from '../swiss/preference.ts';
import type { Card } from './card.ts';

/** The color of `high`, who is ranked before `low`. */
function colorOfHigher(high: Card, low: Card, initial: Color): Color {
  const [own, theirs] = [high.preference, low.preference];
  // 5.2.5: neither has played.
  if (!own && !theirs) return high.parity % 2 === 1 ? initial : opposite(initial);
  // 5.2.1: grant both.
  if (!own || !theirs || own.color !== theirs.color) return own?.color ?? opposite(theirs?.color ?? initial);
  // 5.2.2: grant the stronger one, of two absolute ones that of the wider difference.
  const strength =
    own.strength - theirs.strength ||
    (own.strength === ABSOLUTE ? Math.abs(high.difference) - Math.abs(low.difference) : 0);
  if (strength !== 0) return strength > 0 ? own.color : opposite(own.color);
  // 5.2.3: alternate to the latest difference.
  const had = lastDifference(high.colors, low.colors);
  // 5.2.4: grant the higher ranked one's.
  return had ? opposite(had) : own.color;
}

/** Gives two players their colors. */
export function allocate(one: Card, other: Card, initial: Color): Pair {
  const [high, low] = byRank(one, other) < 0 ? [one, other] : [other, one];
  return colorOfHigher(high, low, initial) === 'white'
    ? { white: high.number, black: low.number }
    : { white: low.number, black: high.number };
}
