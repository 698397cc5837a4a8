/**
 * Who is in S1 after the exchange (C.04.3 4.3). The better one of each pair counts as a member of S1, for that is the first
 * exchange in which a pairing comes up. How many are exchanged, and the difference of their numbers, is settled before.
 */
import type { Puzzle } from '../swiss/puzzle.ts';

/** The members of S1, in order. `residents` are in order, and the first `pairs` of them were in S1 originally. */
export function chooseExchange(
  puzzle: Puzzle,
  residents: readonly number[],
  pairs: number,
): readonly number[] {
  const last = residents.at(-1) ?? 0;
  const isTop = (place: number): boolean => {
    const mate = puzzle.mateOf(place);
    return mate > place && mate <= last;
  };
  const [s1, s2] = [residents.slice(0, pairs), residents.slice(pairs)];
  const worse = (place: number): readonly number[] => residents.filter((other) => other > place);
  const exchanges = s1.filter((place) => !isTop(place)).length;
  let left = exchanges;
  // 4.3.2 (3): the largest numbers of S1 that can be moved.
  for (const place of s1.toReversed()) {
    if (left === 0) break;
    if (isTop(place)) puzzle.lean(place, worse(place), false);
    if (isTop(place)) puzzle.straighten(place, worse(place));
    else {
      left -= 1;
      puzzle.cut(place, worse(place));
    }
  }
  // 4.3.2 (4): the smallest numbers of S2 that can be moved.
  left = exchanges;
  for (const place of s2) {
    if (left === 0) break;
    if (!isTop(place)) puzzle.lean(place, worse(place), true);
    if (isTop(place)) {
      left -= 1;
      puzzle.keepOnly(place, worse(place));
    } else puzzle.straighten(place, worse(place));
  }
  return residents.filter(isTop);
}
