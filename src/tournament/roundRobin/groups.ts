/** Round robins in groups, from which the best go on. */

/** A group is no event with fewer, and too long with more. */
export const SMALLEST_GROUP = 3;
export const LARGEST_GROUP = 16;

/** The fewest groups that hold so many players, null when there are too few for one. */
export const groupsFor = (players: number, size = LARGEST_GROUP): number | null =>
  players < SMALLEST_GROUP
    ? null
    : Math.ceil(players / Math.min(Math.max(size, SMALLEST_GROUP), LARGEST_GROUP));

/**
 * Deals seeds 1 … `players` to groups there and back (1 2 3, 6 5 4, 7 8 9 …), so that groups are of equal strength and differ
 * in size by one at most. A seed's place in its group is its number in the Berger table.
 */
export function dealGroups(players: number, groups: number): readonly (readonly number[])[] {
  const dealt: number[][] = Array.from({ length: groups }, () => []);
  for (let seed = 0; seed < players; seed += 1) {
    const [turn, place] = [Math.floor(seed / groups), seed % groups];
    dealt[turn % 2 === 0 ? place : groups - 1 - place]?.push(seed + 1);
  }
  return dealt;
}

/**
 * Who goes on, in the order of the next stage's seeds: all winners first, then all second ones, and so on. `tables` are the
 * groups' players, best first.
 */
export const promoted = <T>(tables: readonly (readonly T[])[], fromEach: number): readonly T[] =>
  Array.from({ length: fromEach }, (_, place) => place).flatMap((place) =>
    tables.flatMap((table) => table.slice(place, place + 1)),
  );
