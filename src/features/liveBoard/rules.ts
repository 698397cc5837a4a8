import type { Order } from '../../rating/board.ts';
import type { Pool } from '../../rating/record.ts';
import type { Span } from '../../rating/span.ts';
import type { LiveMessage } from '../live/rules.ts';

/** A server's leaderboard that is kept up to date. */
export interface LiveBoard extends LiveMessage {
  readonly order: Order;
  readonly pool: Pool;
  readonly span: Span;
}
