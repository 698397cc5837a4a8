/**
 * Holding this process's part of the connections: again and again it says that it lives, looks who holds what, and gives and takes as the
 * division says. What a dead process held is taken so, and gone on with where that one broke off.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  NEVER_OPEN,
  type ConnectionKey,
  type Gateway,
  type GatewayView,
  type Holding,
  type Kept,
  type ProcessId,
} from '../../app/ports/gateway.ts';
import { reasonOf, TOO_FEW } from '../closing.ts';
import type { EntranceState } from '../entrance.ts';
import type { Shards } from '../shards.ts';
import type { HeldConnection, Watcher } from './connection.ts';
import { divide } from './divide.ts';
import { connectionsFor } from './grow.ts';

/** How often it looks, how often it says that it lives and keeps what has changed, and for how long that counts, in ms. */
export interface Pace {
  readonly look: number;
  readonly attend: number;
  readonly lasts: number;
}

export interface KeeperParts {
  readonly book: Gateway;
  readonly me: ProcessId;
  /** No other process can be on this store. */
  readonly isAlone: boolean;
  /** The connections that this process takes whatever others do, and shares with nobody; `null`: its share of all. */
  readonly assigned: Shards | null;
  readonly connect: (key: ConnectionKey, kept: Kept, watcher: Watcher) => HeldConnection;
  /** Asks Discord how many connections there should be. */
  readonly recommended: () => Promise<number>;
  /** Hears that the store is away, once each time. */
  readonly report: (error: unknown) => void;
  readonly stopwatch: () => number;
}

export interface Keeper {
  /** Takes its part. Resolves when the first connection is open, or others hold them all. */
  begin(): Promise<void>;
  /** Resolves, with a plain sentence, when Discord does not want a connection back. */
  readonly lost: Promise<string>;
  state(): EntranceState;
  /** Hands all over to the others. */
  close(): Promise<void>;
}

/** Others see within a second that somebody has gone, and within ten that somebody has died. */
const SHARED: Pace = { look: 1000, attend: 3000, lasts: 10_000 };
/** Nobody looks; and each time is a write to a disk that may be a memory card. */
const ALONE: Pace = { look: 15_000, attend: 15_000, lasts: 60_000 };
/** Discord is asked so often (ms) whether there should be more. */
const AN_HOUR = 3_600_000;
/** While the store is away, a connection that was lost is made again after so long (ms), for it may be away for everybody. */
const STORE_PATIENCE = 15_000;

const nameOf = ({ shard, of }: ConnectionKey): string => `${shard}/${of}`;
const newestOf = (connections: readonly Holding[]): number | null =>
  connections.length > 0 ? Math.max(...connections.map(({ of }) => of)) : null;

export function newKeeper(parts: KeeperParts): Keeper {
  const { book, me, assigned, stopwatch } = parts;
  const pace = parts.isAlone ? ALONE : SHARED;
  const began = stopwatch();
  const held = new Map<string, HeldConnection>();
  const stopping = new AbortController();
  const opened = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<string>();
  let [attendedAt, askedAt] = [-Infinity, stopwatch()];
  let hasBegun = false;
  let looking: Promise<void> | null = null;
  let closing: Promise<void> | null = null;

  const keep = (connection: HeldConnection): Promise<void> =>
    book.keep(connection.key, me, connection.kept());

  const open = (key: ConnectionKey, kept: Kept): void => {
    const connection = parts.connect(key, kept, {
      mayReturn: () => mayReturn(key),
      changed: () => {
        opened.resolve();
        keep(connection).catch(parts.report);
      },
      refused: (code) => void refused(code),
    });
    held.set(nameOf(key), connection);
  };

  const take = async ({ owner, ...key }: Holding): Promise<void> => {
    const kept = await book.take(key, me, owner);
    if (kept) open(key, kept);
  };

  const give = async (key: ConnectionKey): Promise<void> => {
    const connection = held.get(nameOf(key));
    held.delete(nameOf(key));
    await connection?.close(true);
    if (connection) await book.giveBack(key, me, connection.kept());
  };

  /** Lets go of what is another's by now, or is no more. */
  const drop = async (view: GatewayView): Promise<void> => {
    for (const [name, connection] of held) {
      const row = view.connections.find((each) => nameOf(each) === name);
      if (row?.owner === me) continue;
      held.delete(name);
      await connection.close(row !== undefined);
    }
  };

  /** Gives and takes among the connections of which there are so many. */
  const share = async ({ living, connections }: GatewayView, of: number): Promise<void> => {
    const rows = connections.filter((row) => row.of === of);
    const { give: excess, take: free } = divide(
      me,
      living,
      rows.map(({ owner }) => owner),
    );
    for (const shard of excess) await give({ shard, of });
    const mine = rows.filter((row) => row.owner === me && !excess.includes(row.shard));
    const wanted = [...mine, ...rows.filter(({ shard }) => free.includes(shard))];
    for (const row of wanted) if (!held.has(nameOf(row))) await take(row);
  };

  const settle = async (view: GatewayView): Promise<void> => {
    await drop(view);
    const newest = newestOf(view.connections);
    const counts = new Set(view.connections.map(({ of }) => of));
    for (const of of counts) await share(view, of);
    const areOpen = view.connections.every(({ of, isOpen }) => of !== newest || isOpen);
    if (newest !== null && counts.size > 1 && areOpen) await book.keepOnly(newest);
  };

  const plan = async (
    connections: readonly Holding[],
    isFirst: boolean,
    areTooFew: boolean,
  ): Promise<boolean> => {
    const current = newestOf(connections);
    const recommended = await parts.recommended();
    const of = connectionsFor({ current, recommended, isFirst, areTooFew });
    if (isFirst) await book.keepOnly(of);
    await book.plan(of);
    return of !== current;
  };

  const look = async (): Promise<void> => {
    if (assigned) return;
    if (stopwatch() - attendedAt >= pace.attend) {
      await book.attend(me, pace.lasts);
      attendedAt = stopwatch();
      for (const connection of held.values()) await keep(connection);
    }
    await settle(await book.view());
    if (held.size === 0) opened.resolve();
    if (stopwatch() - askedAt < AN_HOUR) return;
    askedAt = stopwatch();
    await plan((await book.view()).connections, false, false);
  };

  /** One look at a time; who asks during one gets that. */
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  /** A connection that was lost may be so because another has taken it. */
  const mayReturn = async (key: ConnectionKey): Promise<void> => {
    try {
      await lookOnce();
    } catch {
      await sleep(STORE_PATIENCE, undefined, { ref: false });
    }
    if (!held.has(nameOf(key))) await new Promise<never>(() => undefined);
  };

  /** Where there are too few connections, more are planned; any other refusal is for good. */
  const refused = async (code: number): Promise<void> => {
    const isMended =
      TOO_FEW.has(code) &&
      assigned === null &&
      (await book.view().then(
        ({ connections }) => plan(connections, false, true),
        () => false,
      ));
    if (!isMended) lost.resolve(reasonOf(code));
  };

  const goOn = async (): Promise<void> => {
    const { signal } = stopping;
    let isAway = false;
    while (!signal.aborted) {
      await sleep(pace.look, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await lookOnce();
        isAway = false;
      } catch (error) {
        if (!isAway) parts.report(error);
        isAway = true;
      }
    }
  };

  const joinIn = async (): Promise<void> => {
    await book.forget(me, parts.isAlone);
    await book.attend(me, pace.lasts);
    attendedAt = stopwatch();
    const { living, connections } = await book.view();
    const isFirst = living.every((id) => id === me);
    await plan(connections, isFirst, false);
  };

  const handOver = async (): Promise<void> => {
    stopping.abort();
    await looking?.catch(() => undefined);
    await Promise.all([...held.values()].map(({ key }) => give(key)));
    await book.leave(me);
  };

  return {
    lost: lost.promise,
    begin: async () => {
      if (assigned) for (const shard of assigned.ids) open({ shard, of: assigned.count }, NEVER_OPEN);
      else await joinIn();
      await lookOnce();
      hasBegun = true;
      void goOn();
      await opened.promise;
    },
    state: () => {
      const all = [...held.values()].map(({ standing }) => standing());
      const shut = all.filter(({ isOpen }) => !isOpen).map(({ since }) => stopwatch() - since);
      if (!hasBegun) return { all: 1, open: 0, closedFor: stopwatch() - began, silentFor: 0 };
      return {
        all: all.length,
        open: all.length - shut.length,
        closedFor: shut.length > 0 ? Math.max(...shut) : null,
        silentFor: Math.max(0, ...all.flatMap(({ isOpen, heard }) => (isOpen ? [stopwatch() - heard] : []))),
      };
    },
    close: () => (closing ??= handOver().catch(parts.report)),
  };
}
