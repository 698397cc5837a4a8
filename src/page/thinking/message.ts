import type { VariantId } from '../../draughts/variantIds.ts';
import type { Move, Position } from '../../draughts/types.ts';

/** Stronger levels are only in Discord: they need endings, books, and seconds of a fast machine. */
export const PAGE_LEVELS = [1, 2, 3, 4, 5] as const;
export type PageLevel = (typeof PAGE_LEVELS)[number];

export interface Question {
  readonly id: number;
  readonly variant: VariantId;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly level: PageLevel;
  readonly seed: string;
  /** The compiled search for the variant's board. */
  readonly core: ArrayBuffer;
  /** The learned weights; `null` if the level or the variant has none. */
  readonly weights: Int16Array | null;
}

export interface Answer {
  readonly id: number;
  readonly move: Move | null;
}
