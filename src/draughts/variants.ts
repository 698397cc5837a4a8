/** The list of all variants. */
import type { Variant } from './variant.ts';
import type { VariantId } from './variantIds.ts';
import { russian } from './variants/russian.ts';

export { VARIANT_IDS, type VariantId } from './variantIds.ts';

const VARIANTS: Readonly<Record<VariantId, Variant>> = { russian };

/** The record of a variant; the same object for every call. */
export const variantOf = (id: VariantId): Variant => VARIANTS[id];
