/**
 * A group of endings in a file: its verdicts in blocks, each compressed by itself, so that a search can read one without the others. First come
 * the places where the blocks begin, then the blocks.
 */
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Variant } from '../draughts/variant.ts';
import type { Group } from '../engine/endings/catalogue.ts';
import type { Verdicts } from '../engine/endings/solvePair.ts';
import { groupName } from '../engine/knowledgeOf.ts';
import { readChecked, writeChecked } from './endingsFile.ts';

/** Numbers of a block, as a power of two: small blocks compress less, and large ones take longer to read. */
export const BLOCK_BITS = 12;
export const BLOCK = 1 << BLOCK_BITS;
/** Bytes of a place. */
const PLACE = 4;

/** The file of a group. */
export const groupPath = (folder: string, key: number): string => join(folder, String(key));

/** How many bytes the places take, of the blocks and of their end. */
export const bytesOfPlaces = (size: number): number => PLACE * (Math.ceil(size / BLOCK) + 1);

/** From where to where a block goes. */
export const blockIn = (places: Buffer, block: number): readonly [number, number] => [
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

/** Writes the verdicts of a group. Throws where the folder cannot be written. */
export const writeGroup = (folder: string, variant: Variant, { key }: Group, verdicts: Verdicts): void =>
  writeChecked(groupPath(folder, key), groupName(variant, key), pack(verdicts));

/** Whether the file of a group is there and sound. */
export const hasGroup = (folder: string, variant: Variant, { key }: Group): boolean =>
  readChecked(groupPath(folder, key), groupName(variant, key)) !== null;

/** The verdicts of a group. Throws where its file is not there or not sound. */
export function readGroup(folder: string, variant: Variant, { key, size }: Group): Verdicts {
  const packed = readChecked(groupPath(folder, key), groupName(variant, key));
  if (!packed) throw new Error(`no sound file of the endings ${key} of ${variant.id}`);
  const verdicts = new Uint8Array(size);
  for (let block = 0; block * BLOCK < size; block += 1) {
    verdicts.set(inflateRawSync(packed.subarray(...blockIn(packed, block))), block * BLOCK);
  }
  return verdicts;
}
