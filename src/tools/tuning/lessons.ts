/**
 * The positions of many shards made ready to learn from: each with the patterns and terms that the model sees in it, once
 * however often it was met, in shuffled order. Some 50 bytes a position, so that tens of millions fit in memory.
 */
import { readdirSync } from 'node:fs';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { modelOf } from '../../engine/evaluate/learned/modelOf.ts';
import { groundOf } from '../../engine/ground/groundOf.ts';
import { ROOT } from '../../engine/search/root.ts';
import type { Chance } from '../../engine/play/chance.ts';
import { gameIn, keptOf, resultIn, scoreIn, widthOf } from './record.ts';
import { readShard } from './shard.ts';

const { stack } = shared;

/** Of so many games one is held out: nothing is learned from it, and what was learned is held against it. */
export const HELD_OUT = 32;

export interface Lessons {
  readonly length: number;
  /** The pattern of each block, and the value of each term, position by position. */
  readonly patterns: Uint16Array;
  readonly terms: Int8Array;
  /** How full the board is, 0 to 1. */
  readonly phases: Float32Array;
  /** The part of the score that counts: less than 1 where little can be won. */
  readonly parts: Float32Array;
  /** 0 for a loss to 1 for a win, and the search's opinion in hundredths of a man. */
  readonly results: Float32Array;
  readonly scores: Int16Array;
}

/** What is learned from, and what was held out. */
export interface Split {
  readonly learned: Lessons;
  readonly heldOut: Lessons;
}

/** The lessons in all shards of some folders, the last folder first; at most so many positions. */
export function readLessons(
  variant: Variant,
  folders: readonly string[],
  most: number,
  chance: Chance,
): Split {
  const shards = folders.toReversed().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.shard'))
      .toSorted()
      .map((name) => readShard(`${folder}/${name}`).records),
  );
  return lessonsOf(variant, shards, most, chance);
}

/** Where a record is: its shard and its first word there, in one number. */
const placeOf = (shard: number, at: number): number => shard * SPAN + at;
const SPAN = 2 ** 32;

/** The lessons in the records of shards. */
export function lessonsOf(
  variant: Variant,
  shards: readonly Int32Array[],
  most: number,
  chance: Chance,
): Split {
  const width = widthOf(variant);
  const total = Math.min(
    most,
    shards.reduce((sum, { length }) => sum + length / width, 0),
  );
  const isNew = makeSeen(total);
  const load = loaderOf(variant);
  const ground = groundOf(variant);
  const learned = { places: new Float64Array(total), length: 0 };
  const heldOut = { places: new Float64Array(total), length: 0 };
  for (const [shard, records] of shards.entries()) {
    for (let at = 0; at < records.length && learned.length + heldOut.length < total; at += width) {
      load(records, at);
      if (!isNew(ground.hash(ROOT), ground.lock(ROOT))) continue;
      const some = gameIn(records[at + width - 1]!) % HELD_OUT === 0 ? heldOut : learned;
      some.places[some.length] = placeOf(shard, at);
      some.length += 1;
    }
  }
  const lookAt = ({ places, length }: typeof learned): Lessons =>
    look(variant, shards, shuffled(places.subarray(0, length), chance));
  return { learned: lookAt(learned), heldOut: lookAt(heldOut) };
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

/** The same numbers in another order (Fisher and Yates). */
function shuffled(numbers: Float64Array, chance: Chance): Float64Array {
  for (let i = numbers.length - 1; i > 0; i -= 1) {
    const other = chance(i + 1);
    const here = numbers[i]!;
    numbers[i] = numbers[other]!;
    numbers[other] = here;
  }
  return numbers;
}

/** What the model sees in the records at these places. */
function look(variant: Variant, shards: readonly Int32Array[], order: Float64Array): Lessons {
  const model = modelOf(variant);
  const { length } = order;
  const load = loaderOf(variant);
  const width = widthOf(variant);
  const lessons = {
    length,
    patterns: new Uint16Array(length * model.blocks),
    terms: new Int8Array(length * model.terms.length),
    phases: new Float32Array(length),
    parts: new Float32Array(length),
    results: new Float32Array(length),
    scores: new Int16Array(length),
  };
  const values = new Float64Array(model.terms.length);
  const patterns = new Int32Array(model.blocks);
  for (let i = 0; i < length; i += 1) {
    const records = shards[Math.floor(order[i]! / SPAN)]!;
    const at = order[i]! % SPAN;
    load(records, at);
    lessons.phases[i] = model.look(ROOT, values, patterns);
    lessons.parts[i] = 1 / (1 << model.halvings(ROOT));
    lessons.patterns.set(patterns, i * model.blocks);
    lessons.terms.set(values, i * model.terms.length);
    const note = records[at + width - 1]!;
    lessons.results[i] = resultIn(note) / 2;
    lessons.scores[i] = scoreIn(note);
  }
  return lessons;
}
