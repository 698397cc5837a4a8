/** Round robins in groups, the best of which go on to a final that is one more round robin. */
import { roundsIn } from './berger.ts';

/** A group is no event with fewer, and too long with more. */
export const SMALLEST_GROUP = 3;
export const LARGEST_GROUP = 16;
/** More could not be told apart at a glance, nor send two of each into one final. */
export const MOST_GROUPS = 8;

/**
 * The fewest groups that hold so many players, one of them being the final itself. A group may have more than `size` players where
 * there would be too many groups, or too few players in one.
 */
export const groupsFor = (players: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(players / size), Math.floor(players / SMALLEST_GROUP), MOST_GROUPS));

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
 * How many of each group go on: as many as are wanted, but enough for a final that is a group itself, no more than such a group
 * holds, and never all of a group.
 */
export function advancersFor(players: number, groups: number, wanted: number): number {
  const enough = Math.max(wanted, Math.ceil(SMALLEST_GROUP / groups));
  return Math.min(enough, Math.floor(players / groups) - 1, Math.floor(LARGEST_GROUP / groups));
}

/**
 * Who goes on, in the order of the final's seeds: all winners first, then all second ones, and so on. `tables` are the
 * groups' players, best first.
 */
export const promoted = <T>(tables: readonly (readonly T[])[], fromEach: number): readonly T[] =>
  Array.from({ length: fromEach }, (_, place) => place).flatMap((place) =>
    tables.flatMap((table) => table.slice(place, place + 1)),
  );

/**
 * Who is in which of so many finals: the best of each group in the first, the next ones in the second, and so on. A further
 * final that is no group, because too few are left, is not held.
 */
export const finalists = <T>(
  tables: readonly (readonly T[])[],
  fromEach: number,
  finals: number,
): readonly (readonly T[])[] =>
  Array.from({ length: finals }, (_, final) =>
    promoted(
      tables.map((table) => table.slice(final * fromEach)),
      fromEach,
    ),
  ).filter((players, final) => final === 0 || players.length >= SMALLEST_GROUP);

/** How many rounds a round robin of so many players has; none for one alone. */
export const roundsFor = (players: number, cycles: 1 | 2): number =>
  players < 2 ? 0 : cycles * roundsIn(players);
