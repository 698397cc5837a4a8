/** Of which games the engine has learned from its own; of the others it counts material and looks ahead. */
import type { VariantId } from '../draughts/variantIds.ts';

/** The variants that have weights of their own. */
export const LEARNED: ReadonlySet<VariantId> = new Set(['russian', 'poddavki', 'international', 'bashni']);
