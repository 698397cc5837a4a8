/** A board as its page is to show it. */
import type { UserId } from '../../game/game.ts';
import type { Order } from '../../rating/board.ts';
import type { PlayerRecord, Pool } from '../../rating/record.ts';
import type { Placing } from '../../tournament/life/placings.ts';
import type { Span } from '../../rating/span.ts';

/** Which board is shown, and which of its pages, from 0. */
export interface BoardView {
  readonly order: Order;
  readonly pool: Pool;
  readonly span: Span;
  readonly page: number;
}

/** A player on the board; equal numbers share a place. */
export interface Placed {
  readonly place: number;
  readonly user: UserId;
  readonly record: PlayerRecord;
}

/** What is on the page, and what the asker is to read of themselves. */
export interface BoardContent {
  readonly lines: readonly Placed[];
  /** On all pages. */
  readonly players: number;
  /** The asker's place and record. */
  readonly own: {
    readonly place: number | null;
    readonly record: PlayerRecord | null;
    /** Whether they asked to be left out. */
    readonly isHidden: boolean;
  };
  /** Those who came first in tournaments here, newest first. */
  readonly champions: readonly Placing[];
  /** The present instant (ms). */
  readonly now: number;
}
