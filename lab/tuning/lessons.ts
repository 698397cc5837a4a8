/**
 * The positions of many shards made ready to learn from: each once however often it was met, in shuffled order. They stay as packed as they
 * were in the shards, 28 bytes a position of the 10x10 games and 16 of the 8x8 ones, and what the model sees in one is looked at
 * when its turn comes: so tens of millions fit in memory.
 */
import { readdirSync } from 'node:fs';
import { shared } from '../../src/draughts/numeric/stack.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { modelOf } from '../../src/engine/evaluate/learned/modelOf.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { ROOT } from '../../src/engine/search/root.ts';
import type { Chance } from '../../src/engine/play/chance.ts';
import { gameIn, keptOf, resultIn, scoreIn, widthOf } from './record.ts';
import { readShard, wordsIn } from './shard.ts';

const { stack } = shared;

/** Of so many games one is held out: nothing is learned from it, and what was learned is held against it. */
export const HELD_OUT = 32;

/** What the model sees in a position: the pattern of each block, the value of each term. */
export interface Sight {
  readonly patterns: Int32Array;
  readonly terms: Float64Array;
  /** The part of the score that is by the weights of a full board, and that by those of an empty one; together less than 1 where little can be won. */
  full: number;
  bare: number;
}

export interface Lessons {
  readonly length: number;
  /** What the model sees in a position; every time in the same object. */
  readonly look: (i: number) => Sight;
  /** 0 for a loss to 1 for a win. */
  readonly resultOf: (i: number) => number;
  /** The pieces on the board, as `Ground.material` counts them. */
  readonly materialOf: (i: number) => number;
  /** The search's opinion in hundredths of a man. */
  readonly scoreOf: (i: number) => number;
}

/** What is learned from, and what was held out. */
export interface Split {
  readonly learned: Lessons;
  readonly heldOut: Lessons;
}

/** The lessons in all shards of some folders, the last folder first; at most so many positions. Shard after shard is read and let go. */
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

/** The lessons in the records of shards, at most so many, for which there is room from the beginning. */
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
  // What is learned from is filled in from the front, what is held out from the back.
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

/** Writes a record's position to the root. */
function loaderOf(variant: Variant): (records: Int32Array, at: number) => void {
  const kept = keptOf(variant);
  stack.fill(0, ROOT, ROOT + groundOf(variant).words);
  return (records, at) => {
    for (let i = 0; i < kept.length; i += 1) stack[ROOT + kept[i]!] = records[at + i]!;
  };
}

/** Tells of each position whether it is new. */
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

/** The same records in another order (Fisher and Yates). */
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

/** The lessons of these records, in their order. */
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
      // Rounded as ever, so that weights that were made before can be made again to the byte.
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
