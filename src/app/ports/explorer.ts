/** What was played in a server's games. Rows are written in the transaction that ends a game. */
import type { GameId } from '../../game/game.ts';
import type { Explored } from '../../openings/explorer.ts';

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
