/**
 * Discord allows a thousand IDENTIFYs per day and then resets the token; discord.js's five seconds
 * between two would allow many more. So the last of a day are spread over its rest. Source:
 * https://docs.discord.com/developers/events/gateway#session-start-limit
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

const RESERVE = 100;
/** In ms; then the last answer counts. */
const PATIENCE = 5000;

export function pauseForDay({
  remaining,
  reset_after: resetAfter,
}: Omit<Limit, 'max_concurrency' | 'total'>): number {
  if (remaining >= RESERVE) return 0;
  return remaining <= 0 ? resetAfter : Math.ceil(resetAfter / remaining);
}

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
