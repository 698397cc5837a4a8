/** What was played in a server's games. Rows are written in the transaction that ends a game. */
import type { GameId, UserId } from '../../game/game.ts';
import type { Explored, Tally } from '../../openings/explorer.ts';

export interface ExplorerQuestion {
  readonly guildId: string;
  readonly position: number;
  /** An index of `BANDS`; `null` for all. */
  readonly band: number | null;
  /** The first quarter; `null` for all. */
  readonly since: number | null;
}

export interface PlayedMove extends Tally {
  readonly move: string;
  /** A few of its last games, newest first. */
  readonly games: readonly GameId[];
}

export interface ExploredGame extends Explored {
  readonly gameId: GameId;
}

export interface Explorer {
  played(question: ExplorerQuestion): Promise<readonly PlayedMove[]>;
  /**
   * Those of a player's last games, up to `limit` of each color, that went through the position;
   * newest first.
   */
  gamesOf(guildId: string, user: UserId, position: number, limit: number): Promise<readonly ExploredGame[]>;
}
