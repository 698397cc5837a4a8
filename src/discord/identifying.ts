/**
 * How often the bot introduces itself to Discord's gateway. Discord allows a thousand times a day and then takes the token
 * away; discord.js does it again at once whenever a session is refused. So who is sent away often waits ever longer.
 *
 * Source: https://docs.discord.com/developers/events/gateway#session-start-limit
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IIdentifyThrottler } from 'discord.js';

const AN_HOUR = 3_600_000;
/** So many times an hour a connection may begin anew without waiting. */
const FREE = 5;
const LONGEST_PAUSE = 300_000;

/** How long a connection waits (ms) that has begun so often within the last hour: at most some three hundred times a day. */
export const pauseBefore = (recent: number): number =>
  recent < FREE ? 0 : Math.min(1000 * 2 ** (recent - FREE), LONGEST_PAUSE);

/** Lets connections begin as `inner` does, and those that begin too often after a pause; `now` in ms. */
export function patientThrottler(inner: IIdentifyThrottler, now: () => number): IIdentifyThrottler {
  const begun = new Map<number, readonly number[]>();
  return {
    waitForIdentify: async (shard, signal) => {
      const recent = (begun.get(shard) ?? []).filter((at) => now() - at < AN_HOUR);
      await sleep(pauseBefore(recent.length), undefined, { signal });
      begun.set(shard, [...recent, now()]);
      await inner.waitForIdentify(shard, signal);
    },
  };
}
