/**
 * Discord bans an address after 10,000 refusals (401, 403, 429) within ten minutes, which the
 * library counts. From a tenth of that, the bot pauses background work and sends at most 1,000 +
 * 600 s × 5 requests. Source:
 * https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
 */
import { RESTEvents, type InvalidRequestWarningData, type REST } from 'discord.js';
import type { Log } from '../log.ts';

export const MANY = 1000;
const FEW = 5;

export function holdingBack(
  { rest, answering }: Readonly<Record<'rest' | 'answering', REST>>,
  log: Log,
): () => boolean {
  const { options } = rest;
  const usual = options.globalRequestsPerSecond;
  let isHolding = false;
  const goOn = (): void => {
    isHolding = false;
    options.globalRequestsPerSecond = usual;
    log.warn('Discord refuses few requests again: the bot no longer slows down');
  };
  const hold = ({ count, remainingTime }: InvalidRequestWarningData): void => {
    if (isHolding) return;
    isHolding = true;
    options.globalRequestsPerSecond = Math.min(usual, FEW);
    log.warn({ refusals: count }, 'Discord refuses many requests: the bot slows down');
    setTimeout(goOn, remainingTime).unref();
  };
  for (const client of [rest, answering]) client.on(RESTEvents.InvalidRequestWarning, hold);
  return () => isHolding;
}
