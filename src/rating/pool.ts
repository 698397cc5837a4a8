/** What a rating is about: one game of the family, or all of them together. */
import { VARIANT_IDS, type VariantId } from '../draughts/variants.ts';

export const POOLS = ['all', ...VARIANT_IDS] as const;
/** Ratings and boards are kept for each variant, and once for everything that a player plays. */
export type Pool = VariantId | 'all';

/** The pools in which a game of this variant counts. */
export const poolsOf = (variant: VariantId): readonly [VariantId, 'all'] => [variant, 'all'];
