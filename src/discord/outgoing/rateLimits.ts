/**
 * Which rate limits to wait for. The REST client waits as long as Discord says, and retries at once
 * if Discord gives no time (a ban by its front servers), which makes a ban longer; both block the
 * queue.
 *
 * Discord also limits edits of messages older than an hour (30046). Such edits are abandoned at
 * once. Source: https://github.com/discord/discord-api-docs/issues/4413
 */
import type { RateLimitData } from 'discord.js';
import { madeAt } from '../snowflake.ts';

const AN_HOUR = 3_600_000;
const EDITED = /\/messages\/(?<id>\d+|@original)$/u;

const LONGEST_WAIT = 30_000;

type Request = Pick<RateLimitData, 'method' | 'url' | 'retryAfter'>;

export type GivenUpFor = 'old-edit' | 'no-end' | 'too-long';

export class GivenUp extends Error {
  readonly why: GivenUpFor;

  constructor(why: GivenUpFor) {
    super(`a rate limit was not waited for: ${why}`);
    this.why = why;
  }
}

export function whyGivenUp(request: Request, now: number): GivenUpFor | null {
  if (isOldEdit(request, now)) return 'old-edit';
  if (!(request.retryAfter > 0)) return 'no-end';
  return request.retryAfter > LONGEST_WAIT ? 'too-long' : null;
}

// An interaction's `@original` doesn't show its age. The bot never fills its own bucket, so no
// other limit can apply.
function isOldEdit({ method, url }: Request, now: number): boolean {
  const id = method === 'PATCH' ? EDITED.exec(url)?.groups?.['id'] : undefined;
  if (id === undefined) return false;
  return id === '@original' || now - madeAt(id) > AN_HOUR;
}

export function waitOrGiveUp(request: Request, now: number): false {
  const why = whyGivenUp(request, now);
  if (why !== null) throw new GivenUp(why);
  return false;
}
