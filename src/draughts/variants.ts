/** The list of all variants; the source of the type of their ids. */
export const VARIANT_IDS = ['russian'] as const;
export type VariantId = (typeof VARIANT_IDS)[number];
