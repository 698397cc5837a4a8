import { shared } from '../../draughts/numeric/stack.ts';
import { count } from '../ground/bits.ts';
import type { Ground } from '../ground/ground.ts';
import { lossIn, UNKNOWN, winIn } from '../search/score.ts';
import type { Probe } from '../search/tree.ts';
import { keyOfMaterial, numberAt, type Catalogue } from './catalogue.ts';
import type { Endings, MoreEndings } from './solve.ts';
import { DRAW, isWin, lateOf, NOTHING, pliesOf } from './verdict.ts';

const { stack } = shared;

/**
 * A verdict by the group's key and the position's number in the group; `NOTHING` if it is
 * unavailable.
 */
type LookUp = (key: number, number: number, position: number) => number;

const inMemory =
  ({ verdicts }: Endings): LookUp =>
  (key, number) =>
    verdicts[key]?.[number] ?? NOTHING;

function probeOf({ material, variant }: Ground, { shape, pieces, byKey }: Catalogue, lookUp: LookUp): Probe {
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

export const probeIn = (ground: Ground, endings: Endings): Probe =>
  probeOf(ground, endings.catalogue, inMemory(endings));

/**
 * Probes files, which have no positions with captures, and an in-memory database if there is one.
 */
export function probeWith(
  ground: Ground,
  { catalogue }: MoreEndings,
  endings: Endings | null,
  inFiles: (key: number, number: number) => number,
): Probe {
  const held = endings === null ? (): number => NOTHING : inMemory(endings);
  return probeOf(ground, catalogue, (key, number, position) => {
    const byte = held(key, number, position);
    if (byte !== NOTHING || ground.canCapture(position, position + ground.words)) return byte;
    return inFiles(key, number);
  });
}
