/**
 * The engine's self-play games in files: positions can be read back, and a killed run resumes
 * without traces.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameIn, noteOf, resultIn, scoreIn } from '../../../lab/tuning/record.ts';
import { missingIn, readShard, shardIn, writeShard } from '../../../lab/tuning/shard.ts';
import { COMPILE_CACHE } from '../../compileCache.ts';
import { pathInNewFolder } from '../../store/folder.ts';

const newFolder = async (): Promise<string> => dirname(await pathInNewFolder('any'));

test('a record can be read back as written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -29_000, max: 29_000 }),
      fc.integer({ min: 0, max: 2 }),
      fc.nat(1000),
      (score, result, game) => {
        const note = noteOf({ score, result, game });
        expect([scoreIn(note), resultIn(note), gameIn(note)]).toEqual([score, result, game % 256]);
      },
    ),
  );
});

test('a shard can be read back as written, and a truncated or changed shard is refused', async () => {
  const file = shardIn(await newFolder(), 7);
  const shard = { width: 3, games: 2, records: Int32Array.of(1, -2, 3, 2 ** 31 - 1, 0, -(2 ** 31)) };
  writeShard(file, shard);
  expect(readShard(file)).toEqual(shard);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, -4));
  expect(() => readShard(file)).toThrow(/damaged: delete it/u);
  writeFileSync(
    file,
    bytes.map((byte, i) => (i === 30 ? byte ^ 1 : byte)),
  );
  expect(() => readShard(file)).toThrow(/damaged: delete it/u);
  writeFileSync(file, 'something else entirely');
  expect(() => readShard(file)).toThrow(/not a shard/u);
});

test('unfinished shards are reported as missing in a folder', async () => {
  const folder = await newFolder();
  writeShard(shardIn(folder, 1), { width: 1, games: 1, records: Int32Array.of(5) });
  writeFileSync(`${shardIn(folder, 2)}.new`, 'half a shard');
  expect(missingIn(folder, 4)).toEqual([0, 2, 3]);
});

const TOOL = fileURLToPath(new URL('../../../lab/gather.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const wordsFor = (data: string): readonly string[] =>
  `${TOOL} --variant international --threads 1 --positions 401 --shard 150 --nodes 40 --data ${data}`.split(
    ' ',
  );
const options = { cwd: ROOT, env: { ...process.env, ...COMPILE_CACHE }, encoding: 'utf8' } as const;

async function killedRun(data: string): Promise<void> {
  const child = spawn(process.execPath, wordsFor(data), options);
  await expect.poll(() => existsSync(shardIn(`${data}/international/1`, 0)), { interval: 5 }).toBe(true);
  child.kill('SIGKILL');
}

test('a killed run resumes, and makes the same shards as an uninterrupted run', async () => {
  const [killed, whole] = [await newFolder(), await newFolder()];
  await killedRun(killed);
  const folder = `${killed}/international/1`;
  const before = readdirSync(folder).filter((name) => name.endsWith('.shard'));
  expect(before).toContain('000000.shard');
  const first = readFileSync(shardIn(folder, 0));
  writeFileSync(`${shardIn(folder, 2)}.new`, 'what the killed run was at');

  expect(spawnSync(process.execPath, wordsFor(killed), options)).toMatchObject({ status: 0, stderr: '' });
  expect(spawnSync(process.execPath, wordsFor(whole), options)).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(shardIn(folder, 0))).toEqual(first);
  for (const number of [0, 1, 2]) {
    expect(readFileSync(shardIn(folder, number))).toEqual(
      readFileSync(shardIn(`${whole}/international/1`, number)),
    );
  }
});
