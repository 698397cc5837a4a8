/** Whether someone is still in a server, as Discord says and as a store remembers: no intent of the bot's would tell it. */
import type { UserId } from '../../game/game.ts';

/** `unknown`: Discord did not answer in time, or does not answer this bot. */
export type Presence = 'here' | 'gone' | 'unknown';

export interface Members {
  /** `unknown` at once when the signal is given. */
  presence(guildId: string, user: UserId, patience: AbortSignal): Promise<Presence>;
  /** Whether the bot itself is still in a server. */
  server(guildId: string): Promise<Presence>;
}

/** What is known of someone in a server. */
export interface Attendance {
  readonly user: UserId;
  readonly isGone: boolean;
  /** When Discord said so (ms). */
  readonly at: number;
}

/** What a store keeps of it. */
export interface AttendanceBook {
  /** What is known of these users. */
  known(guildId: string, users: readonly UserId[]): Promise<readonly Attendance[]>;
  /** Those who had left when they were last asked about, by an instant (ms); the longest ago first. */
  gone(guildId: string, by: number, limit: number): Promise<readonly UserId[]>;
  /** Writes down what Discord said, over what was there; of a server of which anything is stored. */
  note(guildId: string, attendances: readonly Attendance[]): Promise<void>;
}
