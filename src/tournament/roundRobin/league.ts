/** A league: ranked groups. Players move between them from season to season. */

/** Puts seeds 1 … `players` in groups, strongest first. Upper groups may have one player more. */
export function stackGroups(players: number, groups: number): readonly (readonly number[])[] {
  const [least, larger] = [Math.floor(players / groups), players % groups];
  return Array.from({ length: groups }, (_, group) => {
    const above = group * least + Math.min(group, larger);
    return Array.from({ length: least + (group < larger ? 1 : 0) }, (_each, place) => above + place + 1);
  });
}

/** How many players two neighboring groups exchange: at most half of either group. */
const exchangeSize = (upper: readonly unknown[], lower: readonly unknown[], moving: number): number =>
  Math.min(moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2));

/**
 * All players, in the order in which they are placed in groups next time. `tables` are the groups'
 * players, best first.
 *
 * In a group, players who moved down come first, then players who moved up, then the rest. So a
 * missing player is replaced by one who would have moved down, and players who moved up keep their
 * place if the group shrinks.
 */
export function orderAfter<T>(tables: readonly (readonly T[])[], moving: number): readonly T[] {
  return tables.flatMap((table, index) => {
    const [above, below] = [tables[index - 1], tables[index + 1]];
    const up = above ? exchangeSize(above, table, moving) : 0;
    const down = below ? exchangeSize(table, below, moving) : 0;
    return [
      ...(above?.slice(above.length - up) ?? []),
      ...(below?.slice(0, down) ?? []),
      ...table.slice(up, table.length - down),
    ];
  });
}

export function promotionsIn<T>(
  tables: readonly (readonly T[])[],
  moving: number,
): { readonly up: readonly T[]; readonly down: readonly T[] } {
  const pairs = tables.slice(1).map((lower, index) => {
    const upper = tables[index] ?? [];
    return { upper, lower, count: exchangeSize(upper, lower, moving) };
  });
  return {
    up: pairs.flatMap(({ lower, count }) => lower.slice(0, count)),
    down: pairs.flatMap(({ upper, count }) => upper.slice(upper.length - count)),
  };
}
