/** Endings with more pieces, one pair of groups at a time: read from their files, or solved. */
import { coreOf } from '../draughts/numeric/coreOf.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { endingsIn, moreEndingsOf } from '../engine/endings/solve.ts';
import { smooth, solvePair } from '../engine/endings/solvePair.ts';
import type { Verdicts } from '../engine/endings/verdict.ts';
import { PIECES } from '../engine/knowledgeOf.ts';
import { hasGroup, readGroup, writeGroup } from './groupFile.ts';

export interface PairOrder {
  readonly id: VariantId;
  readonly folder: string;
  readonly place: number;
  readonly memory: SharedArrayBuffer | null;
}

export function bringPair({ id, folder, place, memory }: PairOrder): boolean {
  const variant = variantOf(id);
  const more = moreEndingsOf(variant);
  const pair = more?.pairs[place];
  if (!more || !pair) throw new Error(`expected a pair of endings of ${id}, found none at place ${place}`);
  const { catalogue } = more;
  if (pair.every((group) => hasGroup(folder, variant, group))) return false;
  const endings = memory && endingsIn(variant, PIECES, memory);
  const own = new Map<number, Verdicts>(pair.map(({ key, size }) => [key, new Uint8Array(size)]));
  const known = (key: number): Verdicts | undefined => {
    const verdicts = endings?.verdicts[key] ?? own.get(key);
    const group = catalogue.byKey[key];
    if (verdicts || !group) return verdicts;
    const read = readGroup(folder, variant, group);
    own.set(key, read);
    return read;
  };
  for (const side of solvePair(coreOf(variant), catalogue, pair, known)) {
    smooth(side);
    writeGroup(folder, variant, side.group, side.bytes);
  }
  return true;
}
