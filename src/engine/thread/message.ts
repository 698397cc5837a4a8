import type { Move, Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Limits } from '../search/tree.ts';
import type { SearchResult } from '../search/think.ts';

export interface Course {
  readonly variant: VariantId;
  readonly start: Position;
  readonly moves: readonly Move[];
}

export type Order =
  /** Loads a variant's weights, solves its endings, and forgets the last game. */
  | { readonly kind: 'prepare'; readonly variant: VariantId }
  | { readonly kind: 'think'; readonly course: Course; readonly limits: Limits };

export type News =
  | { readonly kind: 'depth'; readonly thought: SearchResult }
  | { readonly kind: 'done'; readonly thought: SearchResult | null };

/** The index of the shared flag: 1 cancels the search. */
export const CANCELLED = 0;
