/** What somebody has had as much of as one person may; `at` is when they may again (ms since 1970). */
import type { Seat } from '../../game/seat.ts';

export type LimitProblem =
  | { readonly code: 'too-many-challenges'; readonly most: number; readonly at: number }
  /** The other was asked so often, and has not answered. */
  | { readonly code: 'too-many-asks'; readonly most: number; readonly player: Seat; readonly at: number }
  /** They put as many new cards into the channel as they may. */
  | { readonly code: 'too-many-posts'; readonly most: number; readonly at: number }
  | { readonly code: 'too-many-imports'; readonly at: number }
  /** They may again when one of them is over. */
  | { readonly code: 'too-many-engine-games'; readonly most: number };
