import { roundsIn } from './berger.ts';

/** Fewer players don't make a contest, and more would take too long. */
export const SMALLEST_GROUP = 3;
export const LARGEST_GROUP = 16;
/** More groups would be confusing and couldn't send two players each to one final. */
export const MOST_GROUPS = 8;

/** The fewest groups. Groups may exceed `size`, so that they aren't too many or too small. */
export const groupsFor = (players: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(players / size), Math.floor(players / SMALLEST_GROUP), MOST_GROUPS));

/** Deals back and forth (1 2 3, 6 5 4, 7 8 9 …), so that groups are equally strong. */
export function dealGroups(players: number, groups: number): readonly (readonly number[])[] {
  const dealt: number[][] = Array.from({ length: groups }, () => []);
  for (let seed = 0; seed < players; seed += 1) {
    const [turn, place] = [Math.floor(seed / groups), seed % groups];
    dealt[turn % 2 === 0 ? place : groups - 1 - place]?.push(seed + 1);
  }
  return dealt;
}

/** The requested number, but enough for a final, at most what it holds, and never a whole group. */
export function advancersFor(players: number, groups: number, wanted: number): number {
  const enough = Math.max(wanted, Math.ceil(SMALLEST_GROUP / groups));
  return Math.min(enough, Math.floor(players / groups) - 1, Math.floor(LARGEST_GROUP / groups));
}

/** In the order of the final's seeds: all winners, then all runners-up. `tables` are best first. */
export const qualifiers = <T>(tables: readonly (readonly T[])[], fromEach: number): readonly T[] =>
  Array.from({ length: fromEach }, (_, place) => place).flatMap((place) =>
    tables.flatMap((table) => table.slice(place, place + 1)),
  );

/** The best players of each group play in the first final, the next in the second, and so on. */
export const finalists = <T>(
  tables: readonly (readonly T[])[],
  fromEach: number,
  finals: number,
): readonly (readonly T[])[] =>
  Array.from({ length: finals }, (_, final) =>
    qualifiers(
      tables.map((table) => table.slice(final * fromEach)),
      fromEach,
    ),
  ).filter((players, final) => final === 0 || players.length >= SMALLEST_GROUP);

export const roundsFor = (players: number, cycles: 1 | 2): number =>
  players < 2 ? 0 : cycles * roundsIn(players);
