/** The variants with weights learned from games; for others the engine counts material. */
import type { VariantId } from '../draughts/variantIds.ts';

/** Each variant's weights: its own, or those of a similar game if its own were no better. */
export const WEIGHTS: ReadonlyMap<VariantId, VariantId> = new Map([
  ['russian', 'russian'],
  ['brazilian', 'russian'],
  ['pool', 'russian'],
  ['spanish', 'russian'],
  ['czech', 'russian'],
  ['thai', 'russian'],
  ['poddavki', 'poddavki'],
  ['international', 'international'],
  ['breakthrough', 'breakthrough'],
  ['antidraughts', 'antidraughts'],
  ['frisian', 'frisian'],
  ['frysk', 'frisian'],
  ['bashni', 'bashni'],
  ['italian', 'italian'],
  ['english', 'english'],
]);
