/** A shard is written to another file and renamed, so a killed run leaves no incomplete shard. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const MAGIC = 0x44524843;
const VERSION = 1;

const HEAD = 6;

export interface Shard {
  readonly width: number;
  readonly games: number;
  readonly records: Int32Array;
}

const bytesOf = (words: Int32Array): Uint8Array =>
  new Uint8Array(words.buffer, words.byteOffset, words.byteLength);

export function writeShard(file: string, { width, games, records }: Shard): void {
  const words = new Int32Array(HEAD + records.length);
  words.set([MAGIC, VERSION, width, records.length / width, games, crc32(bytesOf(records)) | 0]);
  words.set(records, HEAD);
  const beside = `${file}.new`;
  writeFileSync(beside, bytesOf(words));
  renameSync(beside, file);
}

export const wordsIn = (file: string): number => Math.max(0, Math.floor(statSync(file).size / 4) - HEAD);

export function readShard(file: string): Shard {
  const bytes = readFileSync(file);
  const words = new Int32Array(bytes.length >> 2);
  bytesOf(words).set(bytes.subarray(0, words.byteLength));
  const [magic, version, width = 0, count = 0, games = 0, checksum] = words;
  if (magic !== MAGIC || version !== VERSION) throw new Error(`${file} is not a shard of this version`);
  const records = words.subarray(HEAD);
  if (records.length !== width * count || (crc32(bytesOf(records)) | 0) !== checksum) {
    throw new Error(`${file} is damaged: delete it, and gather again`);
  }
  return { width, games, records };
}

export const shardIn = (folder: string, number: number): string =>
  `${folder}/${String(number).padStart(6, '0')}.shard`;

export const missingIn = (folder: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, number) => number).filter(
    (number) => !existsSync(shardIn(folder, number)),
  );
