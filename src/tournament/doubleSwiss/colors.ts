/** Who has White in the first game of a match (C.04.5 4). */
import { opposite } from '../event.ts';
import type { Color, Pair } from '../event.ts';
import { lastDifference } from '../swiss/alternate.ts';
import { byRank } from '../swiss/boards.ts';
import type { Card } from './card.ts';

const whitesOf = ({ colors }: Card): number => colors.filter((color) => color === 'white').length;

/** The color of `high`, who is ranked before `low`. */
function colorOfHigher(high: Card, low: Card, initial: Color): Color {
  // 4.3.1: neither has played.
  if (high.colors.length === 0 && low.colors.length === 0)
    return high.parity % 2 === 1 ? initial : opposite(initial);
  // 4.3.2: White to who had it less often.
  const more = whitesOf(high) - whitesOf(low);
  if (more !== 0) return more < 0 ? 'white' : 'black';
  // 4.3.3: alternate to the latest difference.
  const had = lastDifference(high.colors, low.colors);
  if (had) return opposite(had);
  // 4.3.4, 4.3.5: alternate the last color of the higher ranked one, else of the other.
  const [own, theirs] = [high.colors.at(-1), low.colors.at(-1)];
  return own ? opposite(own) : (theirs ?? initial);
}

export function allocate(one: Card, other: Card, initial: Color): Pair {
  const [high, low] = byRank(one, other) < 0 ? [one, other] : [other, one];
  return colorOfHigher(high, low, initial) === 'white'
    ? { white: high.number, black: low.number }
    : { white: low.number, black: high.number };
}
