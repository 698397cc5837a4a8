/** Of which games the engine has learned from its own; of the others it counts material and looks ahead. */
import type { VariantId } from '../draughts/variantIds.ts';

/** Whose weights each variant is judged by: its own, or those of a game so like it that its own were no better yet. */
export const WEIGHTS: ReadonlyMap<VariantId, VariantId> = new Map([
  ['russian', 'russian'],
  ['brazilian', 'russian'],
  ['pool', 'russian'],
  ['spanish', 'russian'],
  ['czech', 'russian'],
  ['thai', 'russian'],
  ['poddavki', 'poddavki'],
  ['international', 'international'],
  ['frisian', 'frisian'],
  ['frysk', 'frisian'],
  ['bashni', 'bashni'],
  ['italian', 'italian'],
]);
