/** What the use cases ask of a store about tournaments. Each is saved over the version before, with the games it begins. */
import type { Game } from '../../game/game.ts';
import type { Placing } from '../../tournament/life/placings.ts';
import type { Stage, Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { UserId } from '../../game/player.ts';
import type { Draft } from '../../tournament/life/draft.ts';

export interface TournamentRecord {
  readonly tournament: Tournament;
  /** Counts the ends of its games: a tournament read before another end is not saved. */
  readonly woken: number;
}

export interface TournamentFilter {
  readonly guildId: string;
  readonly stages: readonly Stage[];
  /** Newest first; as many as a menu holds by default. */
  readonly limit?: number;
}

/** Games that begin (version 1), the next tournament if any, and when others may show them (ms). */
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
  /** Saved with what begins, all or nothing; false, too, if a game ended since. */
  save(record: TournamentRecord, dueAt: number | null, begun?: Begun): Promise<boolean>;
}

export interface Drafts {
  load(guildId: string, user: UserId): Promise<Draft | null>;
  /** Drafts older than a day are forgotten. */
  save(draft: Draft, at: number): Promise<boolean>;
  /** Takes it out; false if it is gone or changed. */
  take(draft: Draft): Promise<boolean>;
}

export interface Placings {
  of(guildId: string, user: UserId, limit: number): Promise<readonly Placing[]>;
  /** First places in a server, newest first; without players hidden from boards. */
  first(guildId: string, limit: number): Promise<readonly Placing[]>;
}
