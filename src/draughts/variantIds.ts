/** The ids of the variants, apart from the variants themselves because each of them carries its id. */
export const VARIANT_IDS = [
  'russian',
  'poddavki',
  'bashni',
  'international',
  'brazilian',
  'antidraughts',
  'frisian',
  'frysk',
  'breakthrough',
  'english',
  'pool',
  'italian',
  'spanish',
  'czech',
  'thai',
  'canadian',
  'turkish',
  'armenian',
] as const;
/** Identifies a variant; stored with every game, so an id never changes. */
export type VariantId = (typeof VARIANT_IDS)[number];
