/** Lessons are packed, 28 bytes on 10x10 and 16 on 8x8, so tens of millions fit in memory. */
import { readdirSync } from 'node:fs';
import type { Variant } from '../../src/draughts/variant.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { coreFor } from '../../src/engine/search/searcher.ts';
import type { SearchCore } from '../../src/engine/search/tree.ts';
import type { Chance } from '../../src/engine/play/chance.ts';
import { gameIn, restore, resultIn, scoreIn, widthOf } from './record.ts';
import { readShard, wordsIn } from './shard.ts';
import { type Sight, sightOf } from './sight.ts';

const HELD_OUT = 32;

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

/** The last folder is read first. Shards are read one at a time. */
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
  const core = coreFor(plainKnowledge(variant).judgment);
  core.clear(core.root);
  const all = new Int32Array(most * width);
  // Lessons fill the array from the front, held-out lessons from the back.
  let [front, back] = [0, all.length];
  for (const records of shards) {
    for (let at = 0; at < records.length && front < back; at += width) {
      restore(core, records, at);
      if (!isNew(core.hash(core.root), core.lock(core.root))) continue;
      const isHeldOut = gameIn(records[at + width - 1]!) % HELD_OUT === 0;
      if (isHeldOut) back -= width;
      const to = isHeldOut ? back : front;
      for (let i = 0; i < width; i += 1) all[to + i] = records[at + i]!;
      if (!isHeldOut) front += width;
    }
  }
  const lessonsIn = (records: Int32Array): Lessons =>
    lessonsFrom(variant, core, shuffled(records, width, chance));
  return { learned: lessonsIn(all.subarray(0, front)), heldOut: lessonsIn(all.subarray(back)) };
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

function lessonsFrom(variant: Variant, core: SearchCore, records: Int32Array): Lessons {
  const width = widthOf(variant);
  const { root } = core;
  const see = sightOf(variant);
  const noteOf = (i: number): number => records[(i + 1) * width - 1]!;
  return {
    length: records.length / width,
    look: (i) => see(records, i * width),
    resultOf: (i) => resultIn(noteOf(i)) / 2,
    materialOf: (i) => {
      restore(core, records, i * width);
      return core.material(root);
    },
    scoreOf: (i) => scoreIn(noteOf(i)),
  };
}
