/**
 * The store's interface for servers: their games, erasing them, and which members left. The bot has
 * no intent that would report departures.
 */
import type { Game, GameId, UserId } from '../../game/game.ts';

/** A server with stored data. */
export interface Watch {
  readonly guildId: string;
  /** Since when Discord says that the bot is not a member (ms); `null` while it is one. */
  readonly goneSince: number | null;
}

export interface Servers {
  /** All games of a server, the least recently changed first. */
  gameIds(guildId: string): Promise<readonly GameId[]>;
  /** Damaged games are reported and left out. */
  games(ids: readonly GameId[]): Promise<readonly Game[]>;
  /** Deletes everything stored about a server, in one transaction. */
  erase(guildId: string): Promise<void>;
}

/** `unknown`: Discord did not answer in time, or not to this bot. */
export type Presence = 'here' | 'gone' | 'unknown';

export interface Members {
  /** `unknown` at once when the signal aborts. */
  presence(guildId: string, user: UserId, patience: AbortSignal): Promise<Presence>;
  server(guildId: string): Promise<Presence>;
  /** Whether every member can read the channel, or the channel of the thread; false if unknown. */
  allRead(guildId: string, channelId: string, patience: AbortSignal): Promise<boolean>;
}

export interface Attendance {
  readonly user: UserId;
  readonly isGone: boolean;
  readonly at: number;
}

export interface AttendanceBook {
  known(guildId: string, users: readonly UserId[]): Promise<readonly Attendance[]>;
  /** Users who had left when last checked, up to an instant (ms); the longest ago first. */
  gone(guildId: string, by: number, limit: number): Promise<readonly UserId[]>;
  /** Stores Discord's answers, if anything is stored about the server. */
  note(guildId: string, attendances: readonly Attendance[]): Promise<void>;
}
