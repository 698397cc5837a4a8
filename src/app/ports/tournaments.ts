/**
 * The store's interface for tournaments. Each is saved over the previous version, with the games it
 * begins.
 */
import type { Game } from '../../game/game.ts';
import type { Placing } from '../../tournament/life/placings.ts';
import type { Stage, Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { UserId } from '../../game/player.ts';
import type { Draft } from '../../tournament/life/draft.ts';
import type { Book } from './book.ts';

export interface TournamentRecord {
  readonly tournament: Tournament;
  /** Counts the ends of its games: a tournament read before another end can't be saved. */
  readonly woken: number;
}

export interface TournamentFilter {
  readonly guildId: string;
  readonly stages: readonly Stage[];
  /** Newest first; by default, as many as fit in a menu. */
  readonly limit?: number;
}

/**
 * Games that begin (version 1), the next tournament if any, and when other processes may show them
 * (ms).
 */
export interface Begun {
  readonly games: readonly Game[];
  readonly next: Tournament | null;
  readonly dueAt: number;
  readonly placings?: readonly Placing[];
}

export interface Tournaments {
  load(id: TournamentId): Promise<TournamentRecord | null>;
  list(filter: TournamentFilter): Promise<readonly TournamentRecord[]>;
  of(user: UserId): Promise<readonly TournamentRecord[]>;
  /** False if its server has `most` open or running, however many are added at once. */
  add(tournament: Tournament, dueAt: number, most?: number): Promise<boolean>;
  /**
   * Saves it with everything that begins, all or nothing; also false if a game ended in between.
   */
  save(record: TournamentRecord, dueAt: number | null, begun?: Begun): Promise<boolean>;
}

export interface Drafts extends Book<Draft, [guildId: string, user: UserId]> {
  /** Drafts older than a day are deleted. */
  save(draft: Draft, at: number): Promise<boolean>;
}

export interface Placings {
  of(guildId: string, user: UserId, limit: number): Promise<readonly Placing[]>;
  /** First places in a server, newest first; without hidden players. */
  first(guildId: string, limit: number): Promise<readonly Placing[]>;
}
