/** Rows are written in the transaction that ends a game (`app/save/saveGame.ts`). */
import type { UserId } from '../../../game/game.ts';
import type { Order } from '../../../rating/board.ts';
import type { Books } from '../../../rating/entry.ts';
import type { Pool } from '../../../rating/record.ts';
import type { Span } from '../../../rating/span.ts';
import type { BoardContent } from '../../../views/standings/boardControls.ts';
import type { EndedGame } from '../../../views/standings/profile.ts';
import type { StatisticsContent } from '../../../views/standings/statistics.ts';
import type { Ruled } from '../../../views/standings/voided.ts';

export interface BoardQuestion {
  readonly guildId: string;
  readonly pool: Pool;
  readonly span: Span;
  readonly order: Order;
  /** The current time (ms), which determines the current week and which ratings are still valid. */
  readonly now: number;
}

export interface PageQuestion {
  readonly offset: number;
  readonly size: number;
  readonly reader: UserId;
}

export type Ended = EndedGame;
export type { Ruled };
export type BoardPage = Pick<BoardContent, 'lines' | 'players' | 'own'>;

/** Counts only the last thirty days, and names the three most active pairs. */
export type Statistics = Omit<StatisticsContent, 'now'>;

/** A comparison of one server's books with its games. */
export interface Audit {
  readonly guildId: string;
  readonly games: number;
  /** One line per differing row; empty if the books are correct. */
  readonly differences: readonly string[];
}

/** A server's books when a game has just ended. */
export interface OpenBooks extends Books {
  readonly entries: number;
  /** Whether the opening explorer already has the game. */
  readonly isExplored: boolean;
}
