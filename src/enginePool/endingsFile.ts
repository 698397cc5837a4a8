/** A file begins with a checksum of its name and bytes. A damaged file is treated as missing. */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

export const SUM = 32;

const sumOf = (name: string, bytes: Uint8Array): Buffer =>
  createHash('sha256').update(name).update('\0').update(bytes).digest();

export function readChecked(path: string, name: string): Buffer | null {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return null;
  }
  const bytes = file.subarray(SUM);
  return bytes.length > 0 && sumOf(name, bytes).equals(file.subarray(0, SUM)) ? bytes : null;
}

export function readEndings(path: string, name: string): SharedArrayBuffer | null {
  const bytes = readChecked(path, name);
  if (!bytes) return null;
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

export function writeChecked(path: string, name: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}.part`;
  try {
    const file = openSync(beside, 'wx');
    try {
      for (const part of [sumOf(name, bytes), bytes]) writeFileSync(file, part);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
