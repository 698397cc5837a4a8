/**
 * Discord lets a message older than an hour be edited only a few times (30046), and tells it as a rate limit. Waiting,
 * as one does for other limits, would hold up every edit behind this one, so such an edit is given up instead.
 *
 * Source: https://github.com/discord/discord-api-docs/issues/4413
 */
import { DiscordAPIError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import { madeAt } from './snowflake.ts';

const AN_HOUR = 3_600_000;
const EDITED = /\/messages\/(?<id>\d+|@original)$/u;

/**
 * For the REST client: whether to give up a request that is rate limited. An interaction's `@original` does not tell
 * its age, but has a bucket of its own that the bot never fills, so no other limit can be meant. `now` in ms.
 */
export function givesUp(request: { readonly method: string; readonly url: string }, now: number): boolean {
  const id = request.method === 'PATCH' ? EDITED.exec(request.url)?.groups?.['id'] : undefined;
  if (id === undefined) return false;
  return id === '@original' || now - madeAt(id) > AN_HOUR;
}

/** Whether an edit failed because the message is too old. */
export const isOldEditRefused = (error: unknown): boolean =>
  error instanceof RateLimitError ||
  (error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);
