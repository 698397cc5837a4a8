/**
 * Endings in files, as a thinking thread looks them up: a block is read when it is first asked for, and kept in a cache that never grows until
 * another takes its place.
 */
import { openSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Variant } from '../draughts/variant.ts';
import { moreEndingsOf } from '../engine/endings/more.ts';
import { NOTHING } from '../engine/endings/verdict.ts';
import { SUM } from './endingsFile.ts';
import { BLOCK, BLOCK_BITS, blockIn, bytesOfPlaces, groupPath } from './groupFile.ts';

/** Blocks in the cache, as a power of two: sixteen megabytes. */
const CACHE_BITS = 12;
/** A group has fewer blocks than `2 ** TAG_BITS`. */
const TAG_BITS = 13;

interface OpenGroup {
  readonly file: number;
  readonly places: Buffer;
}

/** The verdict on a number of the group with a key; `NOTHING` where its file cannot be read. */
export function openGroups(folder: string, variant: Variant): (key: number, number: number) => number {
  const groups = new Map<number, OpenGroup | null>();
  const cache = new Uint8Array(BLOCK << CACHE_BITS);
  const tags = new Int32Array(1 << CACHE_BITS).fill(-1);

  /** What a worker thread opens is closed when it ends. */
  const open = (key: number): OpenGroup | null => {
    const size = moreEndingsOf(variant)?.catalogue.byKey[key]?.size ?? 0;
    const places = Buffer.alloc(bytesOfPlaces(size));
    try {
      const file = openSync(groupPath(folder, key), 'r');
      return readSync(file, places, 0, places.length, SUM) === places.length ? { file, places } : null;
    } catch {
      return null;
    }
  };

  const groupOf = (key: number): OpenGroup | null => {
    const known = groups.get(key);
    if (known !== undefined) return known;
    const opened = open(key);
    groups.set(key, opened);
    return opened;
  };

  const read = (key: number, block: number, slot: number): boolean => {
    const group = groupOf(key);
    if (!group) return false;
    const [begin, end] = blockIn(group.places, block);
    const packed = Buffer.allocUnsafe(end - begin);
    try {
      readSync(group.file, packed, 0, packed.length, SUM + begin);
      cache.set(inflateRawSync(packed), slot << BLOCK_BITS);
      return true;
    } catch {
      // Gone or damaged since it was checked: the search does without.
      groups.set(key, null);
      return false;
    }
  };

  return (key, number) => {
    const block = number >>> BLOCK_BITS;
    const tag = (key << TAG_BITS) | block;
    const slot = Math.imul(tag, 0x9e3779b1) >>> (32 - CACHE_BITS);
    if (tags[slot] !== tag) {
      tags[slot] = -1;
      if (!read(key, block, slot)) return NOTHING;
      tags[slot] = tag;
    }
    return cache[(slot << BLOCK_BITS) | (number & (BLOCK - 1))] ?? NOTHING;
  };
}
