/**
 * Which rate limits are waited for. The REST client waits for as long as Discord says, and asks again at once when it says
 * nothing (a ban by the front of Discord's servers), which makes matters worse; both would hold up all that waits behind.
 *
 * Discord lets a message older than an hour be edited only a few times (30046), and tells it as a rate limit, too. Such an
 * edit is given up at once. Source: https://github.com/discord/discord-api-docs/issues/4413
 */
import type { RateLimitData } from 'discord.js';
import { madeAt } from './snowflake.ts';

const AN_HOUR = 3_600_000;
const EDITED = /\/messages\/(?<id>\d+|@original)$/u;

/** As long as a request may wait for its turn, in ms; less than a claim on a due row lasts. */
const LONGEST_WAIT = 30_000;

type Request = Pick<RateLimitData, 'method' | 'url' | 'retryAfter'>;

/** Why a request that is rate limited was given up. */
export type GivenUpFor = 'old-edit' | 'no-end' | 'too-long';

/** A request that was not waited for. */
export class GivenUp extends Error {
  readonly why: GivenUpFor;

  constructor(why: GivenUpFor) {
    super(`a rate limit was not waited for: ${why}`);
    this.why = why;
  }
}

/** Why not to wait for the turn of this request at `now` (ms); `null` to wait. */
export function whyGivenUp(request: Request, now: number): GivenUpFor | null {
  if (isOldEdit(request, now)) return 'old-edit';
  if (!(request.retryAfter > 0)) return 'no-end';
  return request.retryAfter > LONGEST_WAIT ? 'too-long' : null;
}

/**
 * An interaction's `@original` does not tell its age, but has a bucket of its own that the bot never fills, so no other
 * limit can be meant.
 */
function isOldEdit({ method, url }: Request, now: number): boolean {
  const id = method === 'PATCH' ? EDITED.exec(url)?.groups?.['id'] : undefined;
  if (id === undefined) return false;
  return id === '@original' || now - madeAt(id) > AN_HOUR;
}

/** For the REST client: throws when the request is not to wait. */
export function waitOrGiveUp(request: Request, now: number): false {
  const why = whyGivenUp(request, now);
  if (why !== null) throw new GivenUp(why);
  return false;
}
