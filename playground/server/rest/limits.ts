/**
 * Rate limits as Discord's headers tell them: a bucket for each kind of request and each channel or webhook, and 50
 * requests a second for the whole bot, from which interaction endpoints are exempt.
 *
 * Discord publishes no table and asks clients to read the headers; these are the values that bots see (2026).
 * Source of the rest: docs.discord.com/developers/topics/rate-limits
 */
export interface Limit {
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
  /** Edits of messages older than an hour, in one channel (error 30046). */
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

/** What the limiter says about a request. */
export interface Ruling {
  readonly allowed: boolean;
  readonly global: boolean;
  /** Until it would be allowed, ms. */
  readonly retryMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Window {
  endsAt: number;
  used: number;
}

type Kind = Exclude<keyof Limits, 'global' | 'oldEdits'>;

/** A limiter with empty buckets. `rule(method, path)` counts the request. */
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

/** The part of a path that has a bucket of its own: the channel, the server, or the webhook with its token. */
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
