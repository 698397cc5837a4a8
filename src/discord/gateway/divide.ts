/**
 * How processes divide connections among themselves. Each looks at who holds what and follows the same rule, so nobody has to give
 * orders: all hold equally many, give or take one, and nothing moves that need not.
 */
import type { ProcessId } from '../../app/ports/gateway.ts';

/** What one process is to do; numbers of connections. */
export interface Division {
  readonly give: readonly number[];
  readonly take: readonly number[];
}

/** `owners`: who holds each connection, by its number; whoever does not live holds nothing. `me` is among the living. */
export function divide(
  me: ProcessId,
  living: readonly ProcessId[],
  owners: readonly (ProcessId | null)[],
): Division {
  const held = new Map<ProcessId, number[]>(living.map((id) => [id, []]));
  const free: number[] = [];
  for (const [shard, owner] of owners.entries()) (held.get(owner ?? '') ?? free).push(shard);
  // Those that hold most keep the odd ones, so that these need not move.
  const order = [...held].toSorted(
    ([a, ours], [b, theirs]) => theirs.length - ours.length || (a < b ? -1 : 1),
  );
  let left = 0;
  for (const [index, [id, shards]] of order.entries()) {
    const share = Math.floor(owners.length / order.length) + (index < owners.length % order.length ? 1 : 0);
    const missing = Math.max(0, share - shards.length);
    if (id === me) return { give: shards.slice(share), take: free.slice(left, left + missing) };
    left += missing;
  }
  return { give: [], take: [] };
}
