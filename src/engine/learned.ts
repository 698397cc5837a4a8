/** The variants with weights learned from games. For other variants, the engine counts material. */
import type { VariantId } from '../draughts/variantIds.ts';

/** Which weights each variant uses: its own, or a similar game's if its own were no better. */
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
