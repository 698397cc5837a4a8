/**
 * The REST client drops the token after a single 401, which Discord sometimes sends for a valid
 * token. Interactions are answered without the token, so a bot that only answers would not learn
 * that Discord refuses it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordjsError, DiscordjsErrorCodes, type REST, RESTEvents, Routes } from 'discord.js';
import { isWrongToken } from './outgoing/faults.ts';
import { z } from 'zod';
import { done, refused, type Result } from '../kit/result.ts';
import type { Log } from '../log.ts';
import { WRONG_TOKEN } from './closeCodes.ts';

const PAUSES = [0, 1000, 3000];

const UNAUTHORIZED = 401;

/** How often (ms) to check whether Discord confirmed the token after the last interaction. */
const LOOK = 1000;
/** The interval (ms) of the checks while the bot is idle. */
const LONGEST = 60_000;

interface Kept {
  /** Resolves when Discord refuses the token for good. */
  readonly refused: Promise<void>;
  readonly stop: () => void;
}

interface Watched {
  readonly rest: REST;
  /** How many interactions there have been so far. */
  readonly handled: () => number;
  readonly stopwatch: () => number;
  readonly log: Log;
}

export function keepToken({ rest, handled, stopwatch, log }: Watched): Kept {
  const set = rest.setToken.bind(rest);
  let token: string | null = null;
  // The client has no setting to keep the token.
  rest.setToken = (given: string | null) => {
    token = given ?? token;
    return token === null ? rest : set(token);
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsking = false;
  // At the start, a wrong token has its own message.
  let wasRight = false;
  let confirmed = { handled: 0, at: stopwatch() };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    if (await isRefused(rest)) resolve();
    isAsking = false;
  };
  rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (!data.auth) return;
    if (status === UNAUTHORIZED) {
      if (wasRight && !isAsking) log.warn('Discord refused the token; checking it again');
      void ask();
    } else {
      wasRight = true;
      confirmed = { handled: handled(), at: stopwatch() };
    }
  });
  const look = (): void => {
    const isOld = handled() !== confirmed.handled || stopwatch() - confirmed.at > LONGEST;
    if (token !== null && isOld) void ask();
  };
  const looking = setInterval(look, LOOK).unref();
  return { refused: promise, stop: () => clearInterval(looking) };
}

async function isRefused(rest: REST): Promise<boolean> {
  for (const pause of PAUSES) {
    await sleep(pause, undefined, { ref: false });
    const isWrong = await rest.get(Routes.user()).then(() => false, isWrongToken);
    if (!isWrong) return false;
  }
  return true;
}

export const Application = z.object({
  id: z.string(),
  bot: z.object({ id: z.string() }),
  verify_key: z.string(),
  /** Anyone may add it to a server. */
  bot_public: z.boolean().default(true),
  interactions_endpoint_url: z.string().nullish(),
  /** Present only in the bot's own application. */
  redirect_uris: z.array(z.string()).nullish(),
  flags: z.number().default(0),
});
export type Application = z.infer<typeof Application>;

/** Whether it is the error that discord.js makes from Discord's 401, without a status. */
const isInvalid = (error: unknown): boolean =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;

/** The message of discord.js if a start needs more connections than the daily limit allows. */
const NONE_LEFT = /^Not enough sessions remaining .* resets at (?<at>\S+)$/u;

export function unreached(apiUrl: string, error: unknown): string {
  if (isWrongToken(error) || isInvalid(error)) return WRONG_TOKEN;
  const at = error instanceof Error ? NONE_LEFT.exec(error.message)?.groups?.['at'] : undefined;
  if (at !== undefined)
    return `The bot has begun as many connections as Discord allows per day. Start it again after ${at}, and find out why it started so often.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `Discord can't be reached at ${apiUrl} (${reason}). Check the connection to the internet, DISCORD_API_URL, and https://discordstatus.com.`;
}

export async function whoAmI(rest: REST, apiUrl: string): Promise<Result<Application, string>> {
  try {
    return done(Application.parse(await rest.get(Routes.currentApplication())));
  } catch (error) {
    return refused(unreached(apiUrl, error));
  }
}
