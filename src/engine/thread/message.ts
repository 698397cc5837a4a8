/** What passes between a thread that thinks and the one that asks. Plain data, so that it can be copied. */
import type { Move, Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Limits } from '../search/limits.ts';
import type { Thought } from '../search/think.ts';

/** A game so far, without what follows from it. */
export interface Course {
  readonly variant: VariantId;
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** To the thinking thread. Whoever has asked waits for the answer before asking again. */
export type Order =
  /** Get ready for a variant: load its weights, solve its endings, and forget the last game. */
  | { readonly kind: 'prepare'; readonly variant: VariantId }
  | { readonly kind: 'think'; readonly course: Course; readonly limits: Limits };

/** From the thinking thread. */
export type News =
  | { readonly kind: 'ready' }
  | { readonly kind: 'depth'; readonly thought: Thought }
  /** The end of a search; `null` when there is no legal move. */
  | { readonly kind: 'done'; readonly thought: Thought | null };

/** The one word that both threads share: 1 calls the search off. */
export const CANCELLED = 0;
