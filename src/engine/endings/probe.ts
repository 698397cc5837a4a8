/** A database of endings as a search asks it. */
import { shared } from '../../draughts/numeric/stack.ts';
import { count } from '../ground/bits.ts';
import type { Ground } from '../ground/ground.ts';
import { lossIn, winIn } from '../search/score.ts';
import { UNKNOWN, type Probe } from '../search/tree.ts';
import { keyOfMaterial, numberAt, type Catalogue } from './catalogue.ts';
import type { Endings } from './solve.ts';
import { DRAW, isWin, lateOf, NOTHING, pliesOf } from './verdict.ts';

const { stack } = shared;

/** The verdict on the position at an index of the stack, by its group's key and its number there; `NOTHING` where none is at hand. */
export type LookUp = (key: number, number: number, position: number) => number;

/** The verdicts of a database in memory. */
export const inMemory =
  ({ verdicts }: Endings): LookUp =>
  (key, number) =>
    verdicts[key]?.[number] ?? NOTHING;

/** The probe of what is looked up, for positions of a ground. */
export function probeOf(
  { material, variant }: Ground,
  { shape, pieces, byKey }: Catalogue,
  lookUp: LookUp,
): Probe {
  const { halves } = shape;
  const late = lateOf(variant.goal);
  return (position) => {
    let on = count(stack[position]! | stack[position + halves]!);
    if (halves === 2) on += count(stack[position + 1]! | stack[position + 3]!);
    if (on > pieces) return UNKNOWN;
    const key = keyOfMaterial(material(position));
    const group = byKey[key];
    if (!group) return UNKNOWN;
    const byte = lookUp(key, numberAt(shape, group, position), position);
    if (byte === NOTHING) return UNKNOWN;
    if (byte === DRAW) return 0;
    const plies = pliesOf(byte) - late;
    return isWin(byte) ? winIn(plies) : lossIn(plies);
  };
}

/** The probe of a database in memory. */
export const probeIn = (ground: Ground, endings: Endings): Probe =>
  probeOf(ground, endings.catalogue, inMemory(endings));
