/** What the use cases ask about a server: its games, erasing it, and which members left. The bot has no intent that would report that. */
import type { Game, GameId, UserId } from '../../game/game.ts';

/** A server of which something is stored. */
export interface Watch {
  readonly guildId: string;
  /** Since when Discord has said that the bot is not there (ms); `null` while it is. */
  readonly goneSince: number | null;
}

export interface Servers {
  /** All games of a server, the one that was changed longest ago first. */
  gameIds(guildId: string): Promise<readonly GameId[]>;
  /** These games; what is damaged is reported and left out. */
  games(ids: readonly GameId[]): Promise<readonly Game[]>;
  /** Takes away everything that is stored of a server, in one transaction. */
  erase(guildId: string): Promise<void>;
}

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
