import { Refusal } from '../refusal.ts';
import type { Channel, Post } from '../world/channel.ts';
import type { World } from '../world/world.ts';

/**
 * Discord's rate limits and their headers: a bucket per kind of request and channel or webhook, and
 * 50 requests per second for the whole bot, except for interactions. Discord doesn't publish the
 * values and asks clients to read the headers. These are the values that bots observed in 2026.
 * Source of the rest: docs.discord.com/developers/topics/rate-limits
 */
interface Limit {
  readonly requests: number;
  readonly perMs: number;
}

export interface Limits {
  readonly global: Limit;
  readonly createMessage: Limit;
  readonly editMessage: Limit;
  readonly deleteMessage: Limit;
  readonly webhook: Limit;
  readonly commands: Limit;
  readonly other: Limit;
  /** Unpublished; observed. Sources: discord/discord-api-docs#4381, discord-userdoccers#551 */
  readonly oldEdits: Limit;
}

export const DISCORD_LIMITS: Limits = {
  global: { requests: 50, perMs: 1_000 },
  createMessage: { requests: 5, perMs: 5_000 },
  editMessage: { requests: 5, perMs: 5_000 },
  deleteMessage: { requests: 5, perMs: 1_000 },
  webhook: { requests: 5, perMs: 2_000 },
  commands: { requests: 5, perMs: 20_000 },
  other: { requests: 50, perMs: 1_000 },
  oldEdits: { requests: 3, perMs: 20_000 },
};

export interface Ruling {
  readonly allowed: boolean;
  readonly global: boolean;
  readonly retryMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Window {
  endsAt: number;
  used: number;
}

type Kind = Exclude<keyof Limits, 'global' | 'oldEdits'>;

export function newLimiter(
  limits: Limits,
  now: () => number,
): (method: string, path: string) => Ruling | null {
  const windows = new Map<string, Window>();
  const open = (key: string, limit: Limit): Window => {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > now()) return known;
    const fresh = { endsAt: now() + limit.perMs, used: 0 };
    windows.set(key, fresh);
    return fresh;
  };
  return (method, path) => {
    if (path.startsWith('/interactions/')) return null;
    const kind = kindOf(method, path);
    const bucket = `${kind}:${majorOf(path)}`;
    const window = open(bucket, limits[kind]);
    const exempt = kind === 'webhook';
    const all = open('global', limits.global);
    const globalHit = !exempt && all.used >= limits.global.requests;
    const hit = globalHit || window.used >= limits[kind].requests;
    if (!hit) {
      window.used += 1;
      if (!exempt) all.used += 1;
    }
    const until = globalHit ? all.endsAt : window.endsAt;
    return {
      allowed: !hit,
      global: globalHit,
      retryMs: until - now(),
      headers: headersOf(kind, limits[kind], window, now()),
    };
  };
}

function kindOf(method: string, path: string): Kind {
  if (path.startsWith('/webhooks/')) return 'webhook';
  if (/^\/applications\/\d+\/.*commands/.test(path)) return method === 'GET' ? 'other' : 'commands';
  if (!/^\/channels\/\d+\/messages/.test(path)) return 'other';
  if (method === 'POST') return 'createMessage';
  if (method === 'PATCH') return 'editMessage';
  return method === 'DELETE' ? 'deleteMessage' : 'other';
}

function majorOf(path: string): string {
  return (
    /^\/(?:channels|guilds)\/\d+|^\/webhooks\/\d+\/[^/]+/.exec(path)?.[0] ??
    path.replaceAll(/\d{16,}/g, ':id')
  );
}

function headersOf(kind: Kind, limit: Limit, window: Window, now: number): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit.requests),
    'X-RateLimit-Remaining': String(limit.requests - window.used),
    'X-RateLimit-Reset': (window.endsAt / 1000).toFixed(3),
    'X-RateLimit-Reset-After': ((window.endsAt - now) / 1000).toFixed(3),
    'X-RateLimit-Bucket': kind,
  };
}

const HOUR = 60 * 60_000;

/** Throws a Refusal (429, 30046) after too many edits. */
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
