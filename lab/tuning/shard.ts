/**
 * A file of records, made in one go by one thread from one seed: a run that is killed loses the shards that it was at, and
 * goes on with the next. A shard is written beside its place and then moved there, so what stands there is whole.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The first four bytes of a shard, and the form of what follows. */
const MAGIC = 0x44524843;
const VERSION = 1;
/** Words of the head: magic, version, words of a record, records, games, checksum of the records. */
const HEAD = 6;

export interface Shard {
  /** Words of a record. */
  readonly width: number;
  readonly games: number;
  readonly records: Int32Array;
}

const bytesOf = (words: Int32Array): Uint8Array =>
  new Uint8Array(words.buffer, words.byteOffset, words.byteLength);

/** Writes a shard to its place, whole or not at all. */
export function writeShard(file: string, { width, games, records }: Shard): void {
  const words = new Int32Array(HEAD + records.length);
  words.set([MAGIC, VERSION, width, records.length / width, games, crc32(bytesOf(records)) | 0]);
  words.set(records, HEAD);
  const beside = `${file}.new`;
  writeFileSync(beside, bytesOf(words));
  renameSync(beside, file);
}

/** How many words the records of a shard have, by the size of its file. */
export const wordsIn = (file: string): number => Math.max(0, Math.floor(statSync(file).size / 4) - HEAD);

/** Reads a shard. Throws when it is none, or not as it was written. */
export function readShard(file: string): Shard {
  const bytes = readFileSync(file);
  const words = new Int32Array(bytes.length >> 2);
  bytesOf(words).set(bytes.subarray(0, words.byteLength));
  const [magic, version, width = 0, count = 0, games = 0, checksum] = words;
  if (magic !== MAGIC || version !== VERSION) throw new Error(`${file} is no shard of this version`);
  const records = words.subarray(HEAD);
  if (records.length !== width * count || (crc32(bytesOf(records)) | 0) !== checksum) {
    throw new Error(`${file} is damaged: delete it, and gather again`);
  }
  return { width, games, records };
}

/** The place of a shard in a folder. */
export const shardIn = (folder: string, number: number): string =>
  `${folder}/${String(number).padStart(6, '0')}.shard`;

/** The numbers of the shards that a folder lacks, of the first so many. */
export const missingIn = (folder: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, number) => number).filter(
    (number) => !existsSync(shardIn(folder, number)),
  );
