import { setTimeout as sleep } from 'node:timers/promises';
import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

const FIRST_REQUESTS = /\/gateway\/bot$|\/applications\/@me$|\/commands$/u;

/** In ms. */
const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** tries, 60_000);
/** About an hour. */
const MOST_TRIES = 65;
/** How many times to try a wrong token, because a single 401 can be a mistake. */
const REFUSALS = 3;
const UNAUTHORIZED = 'the token was refused';
/** In ms, the same as for any request of discord.js. */
const DISCORD_TIMEOUT = 15_000;

export const patiently =
  (make: MakeRequest, say: (reason: string, pause: number) => void): MakeRequest =>
  async (url, init) => {
    if (!FIRST_REQUESTS.test(url)) return make(url, init);
    for (let tries = 0; ; tries += 1) {
      const attempt = await ask(make, url, init, tries);
      if (typeof attempt !== 'string') return attempt;
      const pause = pauseAfter(tries);
      // Discord was reached, and a token that is really wrong has its own message.
      if (attempt !== UNAUTHORIZED) say(attempt, pause);
      await sleep(pause);
    }
  };

async function ask(
  make: MakeRequest,
  url: string,
  init: Parameters<MakeRequest>[1],
  tries: number,
): Promise<string | Awaited<ReturnType<MakeRequest>>> {
  const isLast = tries === MOST_TRIES;
  try {
    const answer = await make(url, { ...init, signal: AbortSignal.timeout(DISCORD_TIMEOUT) });
    if (isLast || isFinal(answer, tries)) return answer;
    return answer.status === 401 ? UNAUTHORIZED : `${answer.status} ${answer.statusText}`.trim();
  } catch (error) {
    if (isLast || !(error instanceof Error)) throw error;
    return error.message;
  }
}

// Whether to stop retrying. The REST client itself waits for rate limits that have an end.
function isFinal({ status, ok, headers }: Awaited<ReturnType<MakeRequest>>, tries: number): boolean {
  if (status >= 500) return false;
  if (status === 401) return tries + 1 >= REFUSALS;
  if (status === 429) return headers.has('retry-after');
  return !ok || (headers.get('content-type')?.startsWith('application/json') ?? false);
}

// The REST client repeats requests. Messages have a nonce against duplicates. Server events don't,
// so callers first check whether the event exists.
const ONCE = /\/guilds\/\d+\/scheduled-events$/u;

export class Unsure extends Error {
  constructor(cause?: unknown) {
    super('it is unknown whether Discord did it', { cause });
  }
}

export const onlyOnce =
  (make: MakeRequest): MakeRequest =>
  async (url, init) => {
    if (init.method !== 'POST' || !ONCE.test(url)) return make(url, init);
    const answer = await make(url, init).catch((error: unknown) => {
      throw new Unsure(error);
    });
    if (answer.status >= 500) throw new Unsure();
    return answer;
  };
