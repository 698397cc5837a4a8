/**
 * How often the bot introduces itself to Discord's gateway (IDENTIFY). Discord allows a thousand times a day for all processes together
 * and then takes the token away, and of connections with the same remainder one every five seconds. Whoever is sent away
 * is let in again at once by the library; so who is sent away often waits ever longer.
 *
 * Source: https://docs.discord.com/developers/events/gateway#session-start-limit
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from '../../app/ports/gateway.ts';
import type { GatewayPlace } from './place.ts';

const AN_HOUR = 3_600_000;
/** So many times an hour a connection may begin anew without waiting. */
const FREE = 5;
const LONGEST_PAUSE = 300_000;
/** When so few are left of a day's beginnings, they are spread over the rest of it. */
const RESERVE = 100;
/** Between two beginnings (ms): Discord's five seconds, and what the way there may differ by. */
const SPAN = 6000;

/** How long a connection waits (ms) that has begun so often within the last hour: at most some three hundred times a day. */
export const pauseBefore = (recent: number): number =>
  recent < FREE ? 0 : Math.min(1000 * 2 ** (recent - FREE), LONGEST_PAUSE);

/** What Discord says of beginnings: how many are left, and in how many ms there are as many as ever. */
export type Left = Pick<GatewayPlace, 'left' | 'resetAfter'>;

/** How long all wait (ms) for the sake of the day's beginnings. */
export function pauseForDay({ left, resetAfter }: Left): number {
  if (left >= RESERVE) return 0;
  return left <= 0 ? resetAfter : Math.ceil(resetAfter / left);
}

/** The times within the last hour. */
export const within = (begun: readonly number[], now: number): readonly number[] =>
  begun.filter((at) => now - at < AN_HOUR);

export interface Identifying {
  readonly book: Pick<Gateway, 'nextTurn'>;
  /** Asks Discord how many beginnings are left. */
  readonly place: () => Promise<GatewayPlace>;
  readonly stopwatch: () => number;
}

/** Waits until this connection may begin, which it did so often within the last hour. Rejects when `signal` is given. */
export type WaitToIdentify = (shard: number, recent: number, signal: AbortSignal) => Promise<void>;

/** The turns of this process alone, with room for another's between them: for when the store is away, and nobody can be asked. */
export function ownTurns(stopwatch: () => number): () => number {
  let freeAt = -Infinity;
  return () => {
    const now = stopwatch();
    const from = Math.max(freeAt, now + SPAN);
    freeAt = from + 2 * SPAN;
    return from - now;
  };
}

export function identifying({ book, place, stopwatch }: Identifying): WaitToIdentify {
  const ownTurn = ownTurns(stopwatch);
  return async (shard, recent, signal) => {
    const { concurrency, ...left } = await place();
    await sleep(Math.max(pauseBefore(recent), pauseForDay(left)), undefined, { signal });
    const turn = `identify ${shard % concurrency}`;
    await sleep(await book.nextTurn(turn, SPAN).catch(ownTurn), undefined, { signal });
  };
}
