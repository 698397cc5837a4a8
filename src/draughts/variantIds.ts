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
/** Stored with every game, so an id never changes. */
export type VariantId = (typeof VARIANT_IDS)[number];
