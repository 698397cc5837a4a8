/**
 * Endings are solved once per machine: their file, the lock, and two pools that use the same
 * folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { VARIANT_IDS, type VariantId } from '../../src/draughts/variantIds.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { endingsName, hasEndings } from '../../src/engine/knowledgeOf.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { openEndings } from '../../src/enginePool/endings.ts';
import { readEndings, writeChecked } from '../../src/enginePool/endingsFile.ts';
import { takeLock } from '../../src/enginePool/fileLock.ts';
import { pathInNewFolder } from '../store/folder.ts';

const NAME = 'some endings';

const listed = (endings: SharedArrayBuffer | null): readonly number[] | null =>
  endings && [...new Uint8Array(endings)];

const sumOf = (endings: SharedArrayBuffer | null): string =>
  createHash('sha256')
    .update(new Uint8Array(endings ?? new SharedArrayBuffer(0)))
    .digest('hex')
    .slice(0, 16);

test('a file of endings can be read back, only under its own name, and leaves no other file behind', async () => {
  const path = await pathInNewFolder('deeper/endings');
  expect(readEndings(path, NAME)).toBeNull();
  writeChecked(path, NAME, Uint8Array.of(1, 2, 3));
  writeChecked(path, NAME, Uint8Array.of(4, 5, 6, 7));
  expect(listed(readEndings(path, NAME))).toEqual([4, 5, 6, 7]);
  expect(readEndings(path, 'others')).toBeNull();
  expect(readdirSync(dirname(path))).toEqual(['endings']);
});

test('a file of endings that is damaged anywhere, or cut off, counts as missing', async () => {
  const path = await pathInNewFolder('endings');
  writeChecked(path, NAME, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8));
  const sound = readFileSync(path);
  const at = fc.nat(sound.length - 1);
  fc.assert(
    fc.property(at, fc.integer({ min: 1, max: 255 }), (place, change) => {
      const damaged = Buffer.from(sound);
      damaged.writeUInt8(damaged.readUInt8(place) ^ change, place);
      writeFileSync(path, damaged);
      expect(readEndings(path, NAME)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(at, (length) => {
      writeFileSync(path, sound.subarray(0, length));
      expect(readEndings(path, NAME)).toBeNull();
    }),
  );
});

test('a lock belongs to one process until it releases it or has been dead for a while', async () => {
  const path = await pathInNewFolder('lock');
  const lock = await takeLock(path, Date.now());
  expect(lock).not.toBeNull();
  expect(await takeLock(path, Date.now())).toBeNull();
  await lock?.release();
  const next = await takeLock(path, Date.now());
  expect(next).not.toBeNull();
  const heir = await takeLock(path, Date.now() + 16_000);
  expect(heir).not.toBeNull();
  await Promise.all([next?.release(), heir?.release()]);
  expect(existsSync(path)).toBe(false);
});

const opened = (folder: string, faults: unknown[]) => {
  const endings = openEndings(folder, (error) => faults.push(error));
  onTestFinished(() => endings.close());
  return endings;
};

const ID: VariantId = 'english';
/** Solving takes a few seconds, and longer on a busy machine. */
const SOLVED = { timeout: 110_000 };

test('two processes that need the same endings at the same time, with a damaged file and a dead process’s lock, solve them once', async () => {
  const folder = dirname(await pathInNewFolder('any'));
  const [path, faults] = [join(folder, ID), [] as unknown[]];
  writeFileSync(path, 'damaged');
  writeFileSync(`${path}.lock`, '');
  utimesSync(`${path}.lock`, 0, 0);
  const both = [opened(folder, faults), opened(folder, faults)];
  await expect.poll(() => both.every((each) => each.take(ID).memory !== null), SOLVED).toBe(true);
  const made = statSync(path);
  expect(sumOf(readEndings(path, endingsName(variantOf(ID))))).toBe(sumOf(both[0]?.take(ID).memory ?? null));
  const third = opened(folder, faults);
  await expect.poll(() => third.take(ID).memory !== null, SOLVED).toBe(true);
  expect(statSync(path).ino).toBe(made.ino);
  expect(readdirSync(folder)).toEqual([ID]);
  expect(faults).toEqual([]);
}, 120_000);

/** The first digits of the checksums of all endings with three pieces. */
const SOLUTION_2: Readonly<Record<string, string>> = {
  russian: '2af9d3f1f39540ca',
  poddavki: '916ac8fb0ba0ef6d',
  brazilian: 'dc8b80c23ec38c5f',
  english: '2b0dd3508843295c',
  pool: 'dc8b80c23ec38c5f',
  italian: '47158a4a28b3ffcd',
  spanish: '468ac2ccbd53a4a4',
  czech: '468ac2ccbd53a4a4',
  thai: 'dbd2cd75e5cd10e3',
};

// If the result changes, increase SOLUTION in src/engine/knowledgeOf.ts; otherwise bots would keep
// using files from an older version.
test('solving gives the same result as when SOLUTION was last increased', () => {
  const sums = VARIANT_IDS.filter((id) => hasEndings(variantOf(id))).map((id) => {
    return [id, sumOf(solve(variantOf(id), 3).memory)];
  });
  expect(Object.fromEntries(sums)).toEqual(SOLUTION_2);
});
