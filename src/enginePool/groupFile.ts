/** Block offsets, then blocks. Each is compressed separately, so that it can be read alone. */
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Variant } from '../draughts/variant.ts';
import type { Group } from '../engine/endings/catalogue.ts';
import { groupName } from '../engine/knowledgeOf.ts';
import { readChecked, SUM, writeChecked } from './endingsFile.ts';
import { openSync, readSync } from 'node:fs';
import { moreEndingsOf } from '../engine/endings/solve.ts';
import { NOTHING, type Verdicts } from '../engine/endings/verdict.ts';

/** As a power of two. Smaller blocks compress less; larger blocks take longer to read. */
const BLOCK_BITS = 12;
const BLOCK = 1 << BLOCK_BITS;
const PLACE = 4;

export const groupPath = (folder: string, key: number): string => join(folder, String(key));

const bytesOfPlaces = (size: number): number => PLACE * (Math.ceil(size / BLOCK) + 1);

const blockRange = (places: Buffer, block: number): readonly [number, number] => [
  places.readUInt32LE(PLACE * block),
  places.readUInt32LE(PLACE * (block + 1)),
];

function pack(verdicts: Verdicts): Buffer {
  const places = Buffer.alloc(bytesOfPlaces(verdicts.length));
  const parts: Buffer[] = [places];
  let end = places.length;
  for (let block = 0; block * BLOCK < verdicts.length; block += 1) {
    const part = deflateRawSync(verdicts.subarray(block * BLOCK, (block + 1) * BLOCK));
    places.writeUInt32LE(end, PLACE * block);
    end += part.length;
    parts.push(part);
  }
  places.writeUInt32LE(end, places.length - PLACE);
  return Buffer.concat(parts);
}

export const writeGroup = (folder: string, variant: Variant, { key }: Group, verdicts: Verdicts): void =>
  writeChecked(groupPath(folder, key), groupName(variant, key), pack(verdicts));

export const hasGroup = (folder: string, variant: Variant, { key }: Group): boolean =>
  readChecked(groupPath(folder, key), groupName(variant, key)) !== null;

export function readGroup(folder: string, variant: Variant, { key, size }: Group): Verdicts {
  const packed = readChecked(groupPath(folder, key), groupName(variant, key));
  if (!packed) throw new Error(`expected an intact file for endings ${key} of ${variant.id}, found none`);
  const verdicts = new Uint8Array(size);
  for (let block = 0; block * BLOCK < size; block += 1) {
    verdicts.set(inflateRawSync(packed.subarray(...blockRange(packed, block))), block * BLOCK);
  }
  return verdicts;
}

const CACHE_BITS = 12;
/** A group has fewer blocks than `2 ** TAG_BITS`. */
const TAG_BITS = 13;

interface OpenGroup {
  readonly file: number;
  readonly places: Buffer;
}

/** The verdicts for a thinking thread, with a cache of fixed size; `NOTHING` if unreadable. */
export function openGroups(folder: string, variant: Variant): (key: number, number: number) => number {
  const groups = new Map<number, OpenGroup | null>();
  const cache = new Uint8Array(BLOCK << CACHE_BITS);
  const tags = new Int32Array(1 << CACHE_BITS).fill(-1);

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
    const [begin, end] = blockRange(group.places, block);
    const packed = Buffer.allocUnsafe(end - begin);
    try {
      readSync(group.file, packed, 0, packed.length, SUM + begin);
      cache.set(inflateRawSync(packed), slot << BLOCK_BITS);
      return true;
    } catch {
      // The file was deleted or damaged since the check. The search continues without it.
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
