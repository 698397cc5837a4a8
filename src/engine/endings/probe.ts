import type { Core } from '../../draughts/numeric/core.ts';
import { piecesIn } from '../../draughts/numeric/material.ts';
import type { Variant } from '../../draughts/variant.ts';
import { lossIn, UNKNOWN, winIn } from '../search/score.ts';
import type { Probe } from '../search/tree.ts';
import { keyOfMaterial, numberAt, type Catalogue } from './catalogue.ts';
import type { Endings, MoreEndings } from './solve.ts';
import { DRAW, isWin, lateOf, NOTHING, pliesOf } from './verdict.ts';

/**
 * Returns the verdict of the position with this number in the group with this key; `NOTHING` if it
 * is unavailable.
 */
type LookUp = (key: number, number: number, core: Core, position: number) => number;

const inMemory =
  ({ verdicts }: Endings): LookUp =>
  (key, number) =>
    verdicts[key]?.[number] ?? NOTHING;

function probeOf({ goal }: Variant, { shape, pieces, byKey }: Catalogue, lookUp: LookUp): Probe {
  const late = lateOf(goal);
  return (core, position) => {
    const material = core.material(position);
    if (piecesIn(material) > pieces) return UNKNOWN;
    const key = keyOfMaterial(material);
    const group = byKey[key];
    if (!group) return UNKNOWN;
    const byte = lookUp(key, numberAt(core, shape, group, position), core, position);
    if (byte === NOTHING) return UNKNOWN;
    if (byte === DRAW) return 0;
    const plies = pliesOf(byte) - late;
    return isWin(byte) ? winIn(plies) : lossIn(plies);
  };
}

export const probeIn = (endings: Endings): Probe =>
  probeOf(endings.variant, endings.catalogue, inMemory(endings));

/**
 * Probes files, which leave out positions with captures, and an in-memory database if there is one.
 */
export function probeWith(
  variant: Variant,
  { catalogue }: MoreEndings,
  endings: Endings | null,
  inFiles: (key: number, number: number) => number,
): Probe {
  const held = endings === null ? (): number => NOTHING : inMemory(endings);
  return probeOf(variant, catalogue, (key, number, core, position) => {
    const byte = held(key, number, core, position);
    if (byte !== NOTHING || core.canCapture(position)) return byte;
    return inFiles(key, number);
  });
}
