/**
 * Error 30046: a message older than an hour may be edited only a few times. Discord does not publish how often; about
 * three times in twenty seconds in one channel is what bots see.
 *
 * Sources: discord/discord-api-docs#4381, #4413; discord-userdoccers#551
 */
import { Refusal } from '../refusal.ts';
import type { Channel, Post } from '../world/channel.ts';
import type { World } from '../world/world.ts';
import type { Limit } from './limits.ts';

const HOUR = 60 * 60_000;

/** Counts the edit. Throws a Refusal (429, 30046) when there were too many. */
export function countOldEdit(world: World, channel: Channel, post: Post, limit: Limit): void {
  const now = world.clock.now();
  if (now - Date.parse(post.message.timestamp) <= HOUR) return;
  const recent = channel.oldEdits.filter((at) => at > now - limit.perMs);
  channel.oldEdits.splice(0, channel.oldEdits.length, ...recent);
  const first = recent[0] ?? now;
  if (recent.length >= limit.requests) throw tooManyOldEdits((first + limit.perMs - now) / 1000);
  channel.oldEdits.push(now);
}

function tooManyOldEdits(seconds: number): Refusal {
  return new Refusal(
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later.',
    {
      headers: { 'Retry-After': seconds.toFixed(3), 'X-RateLimit-Scope': 'user' },
      extra: { retry_after: seconds, global: false },
    },
  );
}
