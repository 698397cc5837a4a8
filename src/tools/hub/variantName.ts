/** The names of variants in the Hub protocol: Scan's for the games that it plays, and ours for all. */
import { VARIANT_IDS, type VariantId } from '../../draughts/variants.ts';

const BY_SCAN: ReadonlyMap<string, VariantId> = new Map([
  ['normal', 'international'],
  ['bt', 'breakthrough'],
  ['frisian', 'frisian'],
  ['losing', 'antidraughts'],
]);

/** All names, Scan's first. */
export const VARIANT_NAMES: readonly string[] = [...new Set([...BY_SCAN.keys(), ...VARIANT_IDS])];

/** The variant of a name; `null` when there is none. */
export const variantNamed = (name: string): VariantId | null =>
  BY_SCAN.get(name) ?? VARIANT_IDS.find((id) => id === name) ?? null;
