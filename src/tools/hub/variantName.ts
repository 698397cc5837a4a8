import { variantsNamed } from '../../notation/pdn/variantNames.ts';
import { VARIANT_IDS, type VariantId } from '../../draughts/variants.ts';

const BY_SCAN: ReadonlyMap<string, VariantId> = new Map([
  ['normal', 'international'],
  ['bt', 'breakthrough'],
  ['frisian', 'frisian'],
  ['losing', 'antidraughts'],
]);

export const VARIANT_NAMES: readonly string[] = [...new Set([...BY_SCAN.keys(), ...VARIANT_IDS])];

export const variantNamed = (name: string): VariantId | null =>
  BY_SCAN.get(name) ?? VARIANT_IDS.find((id) => id === name) ?? null;

const ALSO: ReadonlyMap<VariantId, readonly string[]> = new Map([
  ['international', ['standard', 'draughts', 'default']],
  ['antidraughts', ['giveaway', 'suicide', 'anti']],
]);

/** Ignores how other programs spell names: `Frisian`, `frysk!`, `10x10`. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** A program that offers no variants plays International, whose name is `''`. */
export function nameOffered(id: VariantId, offered: readonly string[]): string | null {
  if (offered.length === 0) return id === 'international' ? '' : null;
  const byScan = [...BY_SCAN].flatMap(([name, variant]) => (variant === id ? [name] : []));
  const known = [...byScan, id, ...(ALSO.get(id) ?? [])];
  for (const name of known) {
    const same = offered.find((other) => plainName(other) === plainName(name));
    if (same !== undefined) return same;
  }
  const meant = offered.filter((name) => variantsNamed(name).join() === id);
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
