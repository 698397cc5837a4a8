/**
 * The requests without which the bot cannot begin: where the gateway is or who the bot is, and which commands there are. When Discord is not
 * there, they are asked again until it is, and it is said that the bot waits.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

const FIRST_REQUESTS = /\/gateway\/bot$|\/applications\/@me$|\/commands$/u;

/** How long to wait before asking again, in ms: twice as long each time, up to a minute. */
const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** tries, 60_000);
/** So often is asked: for about an hour. */
const MOST_TRIES = 65;
/** A stray refusal of the token is not believed; a wrong token is refused so often. */
const REFUSALS = 3;
/** How long one try may take, in ms: as long as any request of discord.js. */
const PATIENCE = 15_000;

/** Asks as `make` does, and those requests again and again; `say` hears why, and how long is waited, in ms. */
export const patiently =
  (make: MakeRequest, say: (reason: string, pause: number) => void): MakeRequest =>
  async (url, init) => {
    if (!FIRST_REQUESTS.test(url)) return make(url, init);
    for (let tries = 0; ; tries += 1) {
      const attempt = await ask(make, url, init, tries);
      if (typeof attempt !== 'string') return attempt;
      const pause = pauseAfter(tries);
      say(attempt, pause);
      await sleep(pause);
    }
  };

/** The answer, or why there is none yet. The last time it is what it is. */
async function ask(
  make: MakeRequest,
  url: string,
  init: Parameters<MakeRequest>[1],
  tries: number,
): Promise<string | Awaited<ReturnType<MakeRequest>>> {
  const isLast = tries === MOST_TRIES;
  try {
    const answer = await make(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    return isLast || isFinal(answer, tries) ? answer : `${answer.status} ${answer.statusText}`.trim();
  } catch (error) {
    if (isLast || !(error instanceof Error)) throw error;
    return error.message;
  }
}

/** Whether Discord itself has answered, and not that it cannot. A rate limit that tells its end is the REST client's to wait for. */
function isFinal({ status, ok, headers }: Awaited<ReturnType<MakeRequest>>, tries: number): boolean {
  if (status >= 500) return false;
  if (status === 401) return tries + 1 >= REFUSALS;
  if (status === 429) return headers.has('retry-after');
  return !ok || (headers.get('content-type')?.startsWith('application/json') ?? false);
}
