/** What the use cases ask of a store about tournaments. Each is saved over the version before, with the games it begins. */
import type { Game } from '../../game/game.ts';
import type { Placing } from '../../tournament/life/placings.ts';
import type { Stage, Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { UserId } from '../../game/player.ts';
import type { Draft } from '../../tournament/life/draft.ts';

export interface TournamentRecord {
  readonly tournament: Tournament;
  /** Counts the ends of its games: a tournament that was read before another game ended is not saved. */
  readonly woken: number;
}

export interface TournamentFilter {
  readonly guildId: string;
  readonly stages: readonly Stage[];
  /** At most so many, newest first; 25 unless told. */
  readonly limit?: number;
}

/** Games that begin (version 1), and the tournament that is open next (`null`: none); when others may show them (ms). */
export interface Begun {
  readonly games: readonly Game[];
  readonly next: Tournament | null;
  readonly dueAt: number;
  /** Where its players came out, if it is over. */
  readonly placings?: readonly Placing[];
}

export interface Tournaments {
  tournament(id: TournamentId): Promise<TournamentRecord | null>;
  list(filter: TournamentFilter): Promise<readonly TournamentRecord[]>;
  /** All in which somebody is named: as a player, an organizer, or in a ruling. */
  of(user: UserId): Promise<readonly TournamentRecord[]>;
  /**
   * Adds a new one (version 1), due at this instant (ms); false when its server has `most` open or running already, however many
   * are added at the same instant.
   */
  add(tournament: Tournament, dueAt: number, most?: number): Promise<boolean>;
  /**
   * Saves over `tournament.version - 1` with what begins, all or nothing; false when another change was first, or a game has
   * ended since it was read. Next due at `dueAt` (ms); `null`: never.
   */
  save(record: TournamentRecord, dueAt: number | null, begun?: Begun): Promise<boolean>;
}

export interface Drafts {
  /** What this user is about to announce in a server; `null` for nothing. */
  draft(guildId: string, user: UserId): Promise<Draft | null>;
  /** Saves over `draft.version - 1` at this instant (ms); false when another change was first. What is older than a day is forgotten. */
  save(draft: Draft, at: number): Promise<boolean>;
  /** Takes it out; false when it is gone, or was changed since. */
  take(draft: Draft): Promise<boolean>;
}

export interface Placings {
  /** A player's in a server, newest first, at most so many. */
  of(guildId: string, user: UserId, limit: number): Promise<readonly Placing[]>;
  /** Those who came first in a server, newest first, at most so many; nobody who is hidden from boards. */
  first(guildId: string, limit: number): Promise<readonly Placing[]>;
}
