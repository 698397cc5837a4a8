/** What was played in a server's games. Rows are written in the transaction that ends a game. */
import type { GameId, UserId } from '../../game/game.ts';
import type { Explored, PlayedMove } from '../../openings/explorer.ts';

export interface ExplorerQuestion {
  readonly guildId: string;
  readonly position: number;
  /** Indexes of `BANDS`; `null` for all. */
  readonly bands: readonly number[] | null;
  /** The first quarter; `null` for all. */
  readonly since: number | null;
}

export interface ExploredGame extends Explored {
  readonly gameId: GameId;
}

/** An imported game; `id` is the same for the same game. */
export interface ImportedGame extends Explored {
  readonly id: string;
}

export interface Explorer {
  /** With a few games of each move, newest first. */
  played(question: ExplorerQuestion): Promise<readonly PlayedMove[]>;
  /**
   * Those of a player's last games, up to `limit` of each color, that went through the position;
   * newest first.
   */
  gamesOf(guildId: string, user: UserId, position: number, limit: number): Promise<readonly ExploredGame[]>;
  /**
   * Counts a few games of an imported record, each once per server and at most `most` per server.
   * Returns how many are new.
   */
  addImported(
    of: { readonly guildId: string; readonly recordId: string; readonly most: number },
    games: readonly ImportedGame[],
  ): Promise<number>;
  /** Takes away the games of records that are due to be deleted. */
  forgetImported(at: number): Promise<void>;
}
