/** Who could meet whom in a knock-out: the best two seeds meet in the final at the earliest. */

/** The slots of a bracket from top to bottom, as seeds; those beyond the number of players are empty. */
export function bracketOrder(players: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < players) {
    const size = 2 * order.length;
    order = order.flatMap((seed) => [seed, size + 1 - seed]);
  }
  return order;
}

/** How many rounds it takes, 0 for one player. */
export const roundsOf = (players: number): number => Math.ceil(Math.log2(Math.max(players, 1)));
