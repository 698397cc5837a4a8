/**
 * How the connections to Discord stand: discord.js comes back from almost everything by itself, so what tells is how long one has
 * been closed, and how long nothing was heard on one that looks open.
 */
import { Events, type Client } from 'discord.js';
import type { EntranceState } from './entrance.ts';

/** Clocks in ms: one since whenever that nobody sets, and this machine's, by which the client dates what it hears. */
export interface WatchClocks {
  readonly stopwatch: () => number;
  readonly wall: () => number;
}

/** Watches a client that is not connected yet; gives how it stands whenever that is asked. */
export function watchGateway(client: Client, { stopwatch, wall }: WatchClocks): () => EntranceState {
  const began = stopwatch();
  /** When each was heard last. */
  const open = new Map<number, number>();
  /** Since when each is closed. */
  const closed = new Map<number, number>();
  const opened = (shard: number): void => {
    closed.delete(shard);
    open.set(shard, stopwatch());
  };
  const lost = (shard: number): void => {
    open.delete(shard);
    if (!closed.has(shard)) closed.set(shard, stopwatch());
  };
  client.on(Events.ShardReady, opened);
  client.on(Events.ShardResume, opened);
  client.on(Events.ShardReconnecting, lost);
  client.on(Events.ShardDisconnect, (_event, shard) => lost(shard));
  client.on(Events.Raw, (_packet: unknown, shard: number) => void (open.has(shard) && opened(shard)));

  /** How long it has been silent; the answer to a heartbeat is dated by the other clock. */
  const silence = ([shard, heard]: readonly [number, number]): number => {
    const answered = client.ws.shards.get(shard)?.lastPingTimestamp ?? 0;
    return Math.max(0, Math.min(stopwatch() - heard, wall() - answered));
  };

  return () => {
    const all = Math.max(1, client.ws.shards.size);
    const since = open.size < all ? Math.min(...closed.values(), closed.size > 0 ? Infinity : began) : null;
    return {
      all,
      open: open.size,
      closedFor: since === null ? null : stopwatch() - since,
      silentFor: Math.max(0, ...[...open].map(silence)),
    };
  };
}
