/** What the use cases ask of a store about live leaderboards: one a server, in a channel where it is kept up to date. */
import type { MessageAddress } from '../../game/game.ts';
import type { Order } from '../../rating/board.ts';
import type { Pool } from '../../rating/record.ts';
import type { Span } from '../../rating/span.ts';

export interface LiveBoard {
  readonly guildId: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly order: Order;
  readonly pool: Pool;
  readonly span: Span;
  readonly channelId: string;
  /** Discord's locale of the server when its admins asked for it. */
  readonly locale: string;
  /** The message that shows it; `null` until there is one. */
  readonly card: MessageAddress | null;
  /** The message that showed the one before, which is to go. */
  readonly former: MessageAddress | null;
  /** A digest of what the message shows; empty while there is none. */
  readonly digest: string;
  /** When it was asked for, or last brought up to date (ms since 1970). */
  readonly changedAt: number;
}

export interface LiveBoards {
  /** The one of a server. */
  of(guildId: string): Promise<LiveBoard | null>;
  /** Saves it over `version - 1`, or as the first, due at `dueAt` (ms); false when another change was first. */
  save(board: LiveBoard, dueAt: number): Promise<boolean>;
  /** Forgets it, unless it was changed since. */
  remove(board: LiveBoard): Promise<void>;
}
