/** Packed, 28 bytes on 10x10 and 16 on 8x8, so that tens of millions fit in memory. */
import { readdirSync } from 'node:fs';
import { shared } from '../../src/draughts/numeric/stack.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { modelOf } from '../../src/engine/evaluate/learned/modelOf.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { ROOT } from '../../src/engine/search/tree.ts';
import type { Chance } from '../../src/engine/play/chance.ts';
import { gameIn, keptOf, resultIn, scoreIn, widthOf } from './record.ts';
import { readShard, wordsIn } from './shard.ts';

const { stack } = shared;

const HELD_OUT = 32;

export interface Sight {
  readonly patterns: Int32Array;
  readonly terms: Float64Array;
  /** Less than 1 together where winning is unlikely. */
  full: number;
  bare: number;
}

export interface Lessons {
  readonly length: number;
  readonly look: (i: number) => Sight;
  readonly resultOf: (i: number) => number;
  readonly materialOf: (i: number) => number;
  readonly scoreOf: (i: number) => number;
}

interface Split {
  readonly learned: Lessons;
  readonly heldOut: Lessons;
}

/** The last folder comes first. Shards are read one at a time. */
export function readLessons(
  variant: Variant,
  folders: readonly string[],
  most: number,
  chance: Chance,
): Split {
  const files = folders.toReversed().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.shard'))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  );
  const words = files.reduce((sum, file) => sum + wordsIn(file), 0);
  const shards = files.values().map((file) => readShard(file).records);
  return lessonsOf(variant, shards, Math.min(most, Math.ceil(words / widthOf(variant))), chance);
}

export function lessonsOf(
  variant: Variant,
  shards: Iterable<Int32Array>,
  most: number,
  chance: Chance,
): Split {
  const width = widthOf(variant);
  const isNew = makeSeen(most);
  const load = loaderOf(variant);
  const ground = groundOf(variant);
  const all = new Int32Array(most * width);
  // Lessons fill the array from the front, held-out ones from the back.
  let [front, back] = [0, all.length];
  for (const records of shards) {
    for (let at = 0; at < records.length && front < back; at += width) {
      load(records, at);
      if (!isNew(ground.hash(ROOT), ground.lock(ROOT))) continue;
      const isHeldOut = gameIn(records[at + width - 1]!) % HELD_OUT === 0;
      if (isHeldOut) back -= width;
      const to = isHeldOut ? back : front;
      for (let i = 0; i < width; i += 1) all[to + i] = records[at + i]!;
      if (!isHeldOut) front += width;
    }
  }
  const lessonsIn = (records: Int32Array): Lessons => lessonsFrom(variant, shuffled(records, width, chance));
  return { learned: lessonsIn(all.subarray(0, front)), heldOut: lessonsIn(all.subarray(back)) };
}

function loaderOf(variant: Variant): (records: Int32Array, at: number) => void {
  const kept = keptOf(variant);
  stack.fill(0, ROOT, ROOT + groundOf(variant).words);
  return (records, at) => {
    for (let i = 0; i < kept.length; i += 1) stack[ROOT + kept[i]!] = records[at + i]!;
  };
}

function makeSeen(most: number): (hash: number, lock: number) => boolean {
  const bits = Math.ceil(Math.log2(Math.max(2, most))) + 1;
  const keys = new Int32Array(2 * 2 ** bits);
  const mask = 2 ** bits - 1;
  return (hash, lock) => {
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      if (keys[2 * slot] === 0 && keys[2 * slot + 1] === 0) {
        keys[2 * slot] = hash;
        keys[2 * slot + 1] = lock;
        return true;
      }
      if (keys[2 * slot] === hash && keys[2 * slot + 1] === lock) return false;
    }
  };
}

function shuffled(records: Int32Array, width: number, chance: Chance): Int32Array {
  for (let i = records.length / width - 1; i > 0; i -= 1) {
    const [one, other] = [i * width, chance(i + 1) * width];
    for (let word = 0; word < width; word += 1) {
      const here = records[one + word]!;
      records[one + word] = records[other + word]!;
      records[other + word] = here;
    }
  }
  return records;
}

function lessonsFrom(variant: Variant, records: Int32Array): Lessons {
  const model = modelOf(variant);
  const width = widthOf(variant);
  const load = loaderOf(variant);
  const ground = groundOf(variant);
  const sight: Sight = {
    patterns: new Int32Array(model.blocks),
    terms: new Float64Array(model.terms.length),
    full: 0,
    bare: 0,
  };
  const noteOf = (i: number): number => records[(i + 1) * width - 1]!;
  return {
    length: records.length / width,
    look: (i) => {
      load(records, i * width);
      const part = 1 / (1 << model.halvings(ROOT));
      // Rounded, so that earlier weights can be reproduced to the byte.
      sight.full = Math.fround(model.look(ROOT, sight.terms, sight.patterns)) * part;
      sight.bare = part - sight.full;
      return sight;
    },
    resultOf: (i) => resultIn(noteOf(i)) / 2,
    materialOf: (i) => {
      load(records, i * width);
      return ground.material(ROOT);
    },
    scoreOf: (i) => scoreIn(noteOf(i)),
  };
}
