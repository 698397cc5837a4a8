/**
 * The store's interface for tournaments. Each is saved over the previous version, together with the
 * games it begins.
 */
import type { Game } from '../../../game/game.ts';
import type { Placing } from '../../../tournament/life/table/placings.ts';
import type { Stage, Tournament } from '../../../tournament/life/tournament.ts';

export interface TournamentRecord {
  readonly tournament: Tournament;
  /** How many of its games have ended. A tournament read before another end can't be saved. */
  readonly woken: number;
}

export interface TournamentFilter {
  readonly guildId: string;
  readonly stages: readonly Stage[];
  /** Newest first; by default, as many as fit in a menu. */
  readonly limit?: number;
}

/**
 * The games that begin (version 1), the next tournament if any, and when other processes may show
 * them (ms).
 */
export interface StartedGames {
  readonly games: readonly Game[];
  readonly next: Tournament | null;
  readonly dueAt: number;
  readonly placings?: readonly Placing[];
}
