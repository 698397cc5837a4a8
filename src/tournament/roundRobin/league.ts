/** A league: groups one above the other, between which players move from one time to the next. */

/** Seeds 1 … `players` in groups, the strongest first; the upper ones have one player more where they cannot be equal. */
export function stackGroups(players: number, groups: number): readonly (readonly number[])[] {
  const [least, larger] = [Math.floor(players / groups), players % groups];
  return Array.from({ length: groups }, (_, group) => {
    const above = group * least + Math.min(group, larger);
    return Array.from({ length: least + (group < larger ? 1 : 0) }, (_each, place) => above + place + 1);
  });
}

/** As many of two neighboring groups change places as are wanted, but never more than half of one. */
const exchanged = (upper: readonly unknown[], lower: readonly unknown[], moving: number): number =>
  Math.min(moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2));

/**
 * Everybody in the order in which they are put into groups the next time; `tables` are the groups' players, best first.
 *
 * Within a group who came down stands first, then who came up, then who stayed: so whoever is missing above is replaced by who would
 * else have moved down, and where a group has fewer places than before, whoever has moved up keeps theirs.
 */
export function orderAfter<T>(tables: readonly (readonly T[])[], moving: number): readonly T[] {
  return tables.flatMap((table, index) => {
    const [above, below] = [tables[index - 1], tables[index + 1]];
    const up = above ? exchanged(above, table, moving) : 0;
    const down = below ? exchanged(table, below, moving) : 0;
    return [
      ...(above?.slice(above.length - up) ?? []),
      ...(below?.slice(0, down) ?? []),
      ...table.slice(up, table.length - down),
    ];
  });
}

/** Who moves up and who moves down the next time, the upper groups first. */
export function moversIn<T>(
  tables: readonly (readonly T[])[],
  moving: number,
): { readonly up: readonly T[]; readonly down: readonly T[] } {
  const pairs = tables.slice(1).map((lower, index) => {
    const upper = tables[index] ?? [];
    return { upper, lower, count: exchanged(upper, lower, moving) };
  });
  return {
    up: pairs.flatMap(({ lower, count }) => lower.slice(0, count)),
    down: pairs.flatMap(({ upper, count }) => upper.slice(upper.length - count)),
  };
}
