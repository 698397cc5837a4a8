/**
 * The number of steps for reading strangers' input grows no faster than its length. Steps are
 * counted, so the result is the same on any machine.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { growthOf, type Measured } from './growth.ts';
import { shapes } from './shapes.ts';

/** `n log n` grows slightly faster than linear. */
const MOST_BEND = 1.25;
/** Steps per letter. */
const MOST_RATE = 1000;

interface All {
  readonly readers: readonly Measured[];
  readonly mutants: readonly Measured[];
}
let all: All = { readers: [], mutants: [] };

beforeAll(async () => {
  const path = new URL('measure.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [path], { maxBuffer: 2 ** 25 });
  all = JSON.parse(stdout);
}, 180_000);

const tooFast = (measured: readonly Measured[]) =>
  measured.filter((one) => {
    const { rate, bend } = growthOf(one);
    return bend > MOST_BEND || rate > MOST_RATE;
  });

test('the steps of all readers grow no faster than their texts', () => {
  expect(tooFast(all.readers)).toEqual([]);
});

test('steps were counted for all readers with all shapes', () => {
  expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(40);
  expect(all.readers.length).toBe(
    new Set(all.readers.map(({ reader }) => reader)).size * Object.keys(shapes).length,
  );
  expect(all.readers.filter(({ steps }) => steps.every((count) => count === 0))).toEqual([]);
});

test('readers that were quadratic are detected', () => {
  expect(tooFast(all.mutants)).toEqual(all.mutants);
  expect(all.mutants.length).toBeGreaterThan(4);
});
