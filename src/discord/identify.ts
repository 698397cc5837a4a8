/**
 * Decides when a connection may begin (IDENTIFY). Discord allows a thousand per day, and then
 * resets the token. discord.js's five seconds between two would allow many more, so the day's last
 * ones are spread out. Source:
 * https://docs.discord.com/developers/events/gateway#session-start-limit
 */
import type { Notes } from '../app/ports/store.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  SimpleIdentifyThrottler,
  type APIGatewayBotInfo,
  type IIdentifyThrottler,
  type WebSocketOptions,
} from 'discord.js';
import { HOUR } from '../game/calendar/span.ts';

type Manager = Parameters<NonNullable<WebSocketOptions['buildIdentifyThrottler']>>[0];
type Limit = APIGatewayBotInfo['session_start_limit'];

const RESERVE = 100;
/** In ms. After this time, Discord's last answer is used. */
const DISCORD_TIMEOUT = 5000;

export function pauseForDay({
  remaining,
  reset_after: resetAfter,
}: Omit<Limit, 'max_concurrency' | 'total'>): number {
  if (remaining >= RESERVE) return 0;
  return remaining <= 0 ? resetAfter : Math.ceil(resetAfter / remaining);
}

/** Makes connections take turns: those of this process, or those of all processes. */
export type TakeTurns = (concurrency: number) => IIdentifyThrottler;

export const alone: TakeTurns = (concurrency) => new SimpleIdentifyThrottler(concurrency);

/** Receives the pause (ms) that the daily limit requires before a connection; `null`: none. */
type Pausing = (shard: number, pause: number | null) => void;

export const identifying =
  (takeTurns: TakeTurns, pausing: Pausing = () => undefined) =>
  async (manager: Pick<Manager, 'fetchGatewayInformation'>): Promise<IIdentifyThrottler> => {
    const { session_start_limit: first } = await manager.fetchGatewayInformation();
    const inTurn = takeTurns(first.max_concurrency);
    let last = first;
    const ask = async (): Promise<void> => {
      const told = await manager.fetchGatewayInformation(true);
      last = told.session_start_limit;
    };
    return {
      waitForIdentify: async (shard, signal) => {
        await Promise.race([ask().catch(() => undefined), sleep(DISCORD_TIMEOUT, undefined, { ref: false })]);
        const pause = pauseForDay(last);
        if (pause > 0) pausing(shard, pause);
        await sleep(pause, undefined, { signal }).finally(() => pausing(shard, null));
        await inTurn.waitForIdentify(shard, signal);
      },
    };
  };

/** Discord's five seconds (ms), and some time for a late message. */
const APART = 5500;

/**
 * Processes that share the shards record when the next connection may begin. Each reserves one turn
 * at a time, so a process that dies delays the others by one turn.
 */
export const together =
  (notes: Notes, now: () => number): TakeTurns =>
  (concurrency) => {
    const last = new Map<number, Promise<unknown>>();
    return {
      waitForIdentify: async (shard, signal) => {
        const lane = shard % concurrency;
        const before = last.get(lane);
        const wait = async (): Promise<void> => {
          await before;
          signal.throwIfAborted();
          // Without the database, the process keeps the interval for its own connections only.
          const at = await turnIn(notes, `identify ${lane}`, now).catch(() => now() + APART);
          await sleep(Math.max(0, at - now()), undefined, { signal });
        };
        const turn = wait();
        last.set(
          lane,
          turn.catch(() => undefined),
        );
        await turn;
      },
    };
  };

/** Takes the next turn, and returns its time (ms since 1970). */
async function turnIn(notes: Notes, key: string, now: () => number): Promise<number> {
  for (;;) {
    const before = await notes.read(key);
    const next = Number(before ?? 0);
    // A time so far in the future was recorded by a wrong clock.
    const at = next - now() > HOUR ? now() : Math.max(next, now());
    if (await notes.write(key, String(at + APART), before)) return at;
  }
}
