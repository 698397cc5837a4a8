/**
 * Compares pictures with reviewed ones. After an intended change, run the test once with
 * `UPDATE_PICTURES=1` and look at the new pictures in `test/fixtures/pictures`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

/** The share of pixels that may differ, because machines draw edges differently. */
const TOLERANCE = 0.005;

/** Compares a file with the picture of this name, and returns its size. */
export function expectAsLooked(
  name: string,
  drawn: Buffer,
): { readonly width: number; readonly height: number } {
  const file = new URL(`../fixtures/pictures/${name}.png`, import.meta.url);
  if (process.env['UPDATE_PICTURES'] === '1') writeFileSync(file, drawn);
  const reviewed = readFileSync(file);
  // A file's header has its size; most files are the same, which takes no decoding to see.
  if (drawn.equals(reviewed)) return { width: drawn.readUInt32BE(16), height: drawn.readUInt32BE(20) };
  const [now, golden] = [PNG.sync.read(drawn), PNG.sync.read(reviewed)];
  const { width, height } = golden;
  expect([now.width, now.height]).toEqual([width, height]);
  const differing = pixelmatch(now.data, golden.data, undefined, width, height, { threshold: 0.1 });
  expect(differing / (width * height)).toBeLessThan(TOLERANCE);
  return { width, height };
}
