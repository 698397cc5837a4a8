/** What can be set when a stand-in is started. Deadlines are parameters so that tests need not wait for Discord's. */
import type { Limits } from './rest/limits.ts';
import type { Memory } from './memory/memory.ts';
import type { StartLimits } from './gateway/starts.ts';
import type { Clock } from './world/clock.ts';

export interface StandInOptions {
  /** Where it listens; loopback unless told otherwise. The bot always comes by 127.0.0.1. */
  readonly host?: string;
  /** 0 (the default): any free port. */
  readonly port?: number;
  readonly token?: string;
  /** How long an interaction may stay unacknowledged, ms. Discord: 3,000. */
  readonly ackMs?: number;
  /** How long an interaction's token lives, ms. Discord: 15 minutes. */
  readonly tokenMs?: number;
  /** Between the gateway's heartbeats, ms. Discord: 41,250. */
  readonly heartbeatMs?: number;
  /** What tells the time; one that starts at the real time unless told otherwise. */
  readonly clock?: Clock;
  /** What it remembers from before, and keeps from now on; it forgets all when it stops unless there is one. */
  readonly memory?: Memory | undefined;
  /** How often connections may begin, to which a bot is held only where this is said. */
  readonly starts?: StartLimits;
  /** Rate limits that differ from Discord's. */
  readonly limits?: Partial<Limits>;
  /** Further people, by their names. */
  readonly people?: readonly string[];
  /** Where interactions are sent, as the developer portal has it; the bot's doors are behind it. */
  readonly endpoint?: string | undefined;
  /** Answers every request that is neither API nor file: where the page is mounted. */
  readonly page?: { fetch(request: Request): Response | Promise<Response> };
}

export interface Settings extends Required<
  Pick<StandInOptions, 'token' | 'ackMs' | 'tokenMs' | 'heartbeatMs'>
> {
  readonly starts: StartLimits | null;
}

/** The settings with Discord's values where nothing was said. */
export function settingsFrom(options: StandInOptions, applicationId: string): Settings {
  return {
    token: options.token ?? `${btoa(applicationId)}.cGxheQ.not-a-secret-it-opens-only-the-playground`,
    ackMs: options.ackMs ?? 3_000,
    tokenMs: options.tokenMs ?? 15 * 60_000,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    starts: options.starts ?? null,
  };
}
