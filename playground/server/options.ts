/** The options of a stand-in. Deadlines are options so that tests don't wait for Discord's. */
import { DISCORD_LIMITS, type Limits } from './rest/limits.ts';
import type { Memory } from './memory/memory.ts';
import type { StartLimits } from './gateway/starts.ts';
import type { Clock } from './world/clock.ts';
import type { GuildPlan } from './world/guild.ts';

export interface StandInOptions {
  readonly host?: string;
  readonly port?: number;
  readonly token?: string;
  /** The deadline for an acknowledgment, in ms. Discord: 3,000. */
  readonly ackMs?: number;
  /** The lifetime of an interaction's token, in ms. Discord: 15 minutes. */
  readonly tokenMs?: number;
  readonly heartbeatMs?: number;
  readonly clock?: Clock;
  readonly memory?: Memory | undefined;
  readonly starts?: StartLimits;
  readonly limits?: Partial<Limits>;
  readonly people?: readonly string[];
  /** Servers in addition to the first one. */
  readonly guilds?: readonly GuildPlan[];
  /** Whether the application has an Activity. */
  readonly activity?: boolean;
  /** Whether anyone may add the bot to a server; `true` by default. */
  readonly isPublic?: boolean;
  /** The interactions endpoint URL of the developer portal. The bot's doors are behind it. */
  readonly endpoint?: string | undefined;
  readonly page?: { fetch(request: Request): Response | Promise<Response> };
}

export interface Settings extends Required<
  Pick<StandInOptions, 'host' | 'token' | 'ackMs' | 'tokenMs' | 'heartbeatMs'>
> {
  readonly starts: StartLimits | null;
  readonly limits: Limits;
  /** The application's client secret. */
  readonly secret: string;
}

/** The application's client secret. */
export const CLIENT_SECRET = 'not-a-secret-it-opens-only-the-playground';

export function settingsFrom(options: StandInOptions, applicationId: string): Settings {
  return {
    host: options.host ?? '127.0.0.1',
    token: options.token ?? `${btoa(applicationId)}.cGxheQ.not-a-secret-it-opens-only-the-playground`,
    ackMs: options.ackMs ?? 3_000,
    tokenMs: options.tokenMs ?? 15 * 60_000,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    starts: options.starts ?? null,
    secret: CLIENT_SECRET,
    limits: { ...DISCORD_LIMITS, ...options.limits },
  };
}
