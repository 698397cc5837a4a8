/**
 * How often the bot introduces itself to Discord's gateway (IDENTIFY). Discord allows a thousand a day and
 * then takes the token away; discord.js waits five seconds between two, which allows many more. So the
 * last of a day's thousand are spread over the rest of the day.
 *
 * Source: https://docs.discord.com/developers/events/gateway#session-start-limit
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  SimpleIdentifyThrottler,
  type APIGatewayBotInfo,
  type IIdentifyThrottler,
  type WebSocketOptions,
} from 'discord.js';

type Manager = Parameters<NonNullable<WebSocketOptions['buildIdentifyThrottler']>>[0];
type Limit = APIGatewayBotInfo['session_start_limit'];

/** With fewer than this left, they are spread. */
const RESERVE = 100;
/** How long Discord is asked how many are left, in ms; then its last answer counts. */
const PATIENCE = 5000;

/** How long to wait for the sake of the day's beginnings, in ms. */
export function pauseForDay({
  remaining,
  reset_after: resetAfter,
}: Omit<Limit, 'max_concurrency' | 'total'>): number {
  if (remaining >= RESERVE) return 0;
  return remaining <= 0 ? resetAfter : Math.ceil(resetAfter / remaining);
}

/** What discord.js waits for before each IDENTIFY. */
export async function identifying(
  manager: Pick<Manager, 'fetchGatewayInformation'>,
): Promise<IIdentifyThrottler> {
  const { session_start_limit: first } = await manager.fetchGatewayInformation();
  const inTurn = new SimpleIdentifyThrottler(first.max_concurrency);
  let last = first;
  const ask = async (): Promise<void> => {
    const told = await manager.fetchGatewayInformation(true);
    last = told.session_start_limit;
  };
  return {
    waitForIdentify: async (shard, signal) => {
      await Promise.race([ask().catch(() => undefined), sleep(PATIENCE, undefined, { ref: false })]);
      await sleep(pauseForDay(last), undefined, { signal });
      await inTurn.waitForIdentify(shard, signal);
    },
  };
}
