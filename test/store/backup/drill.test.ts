/**
 * The restore drill: more than a hundred games go on, each as quickly as the disk takes it, a backup is made, the bot is killed and its disk is
 * lost, and the backup is put back. What was played after the backup began is missing, and nothing else; with the whole bot: `test/story/restore.test.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { backUp } from '../../../src/store/backup/backUp.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { newFile } from '../file.ts';
import { rowsAt } from '../rows.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

const Row = z.object({ id: z.string(), version: z.number(), data: z.string() });
const Moves = z.object({ moves: z.array(z.string()) });

const gamesAt = async (place: string): Promise<ReadonlyMap<string, z.infer<typeof Row>>> => {
  const games = (await rowsAt(place)).find(([table]) => table === 'game')?.[1] ?? [];
  return new Map(games.map((row) => [String(row['id']), Row.loose().parse(row)]));
};
const movesOf = ({ data }: { readonly data: string }) => Moves.parse(JSON.parse(data)).moves;

/** The newest version of each game that was told of. */
const toldIn = (output: string): ReadonlyMap<string, number> =>
  new Map(
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split(' '))
      .map(([id = '', version]) => [id, Number(version)]),
  );

test('nothing that was saved before the backup began is missing, and every row is as it was', async () => {
  const path = await newFile();
  const [backup, lost] = [join(dirname(path), 'backup.sqlite'), join(dirname(path), 'lost.db')];
  const writer = spawn(process.execPath, [WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void writer.kill('SIGKILL'));
  let output = '';
  writer.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  while ((toldIn(output).get('g99') ?? 0) < 3) await once(writer.stdout, 'data');
  const before = toldIn(output);
  const made = await backUp(path, backup);
  expect(made).toMatchObject({ ok: true });
  // It goes on writing.
  while ((toldIn(output).get('g0') ?? 0) <= (before.get('g0') ?? 0)) await once(writer.stdout, 'data');
  writer.kill('SIGKILL');
  await once(writer, 'close');
  // What was there stays to be compared; the bot's own is gone.
  for (const end of ['', '-wal']) await copyFile(path + end, lost + end);
  for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true });

  expect(await restore(backup, path, 0)).toEqual({ ok: true, value: { kept: null } });
  const [restored, killed] = [await gamesAt(path), await gamesAt(lost)];
  expect(before.size).toBeGreaterThanOrEqual(100);
  for (const [id, version] of before) expect(restored.get(id)?.version).toBeGreaterThanOrEqual(version);
  const unchanged = [...restored].filter(([id, { version }]) => killed.get(id)?.version === version);
  for (const [id, row] of unchanged) expect(row).toEqual(killed.get(id));
  for (const [id, row] of restored) {
    const last = killed.get(id);
    const moves = movesOf(row);
    expect(moves).toHaveLength(row.version - 1);
    expect(moves).toEqual(movesOf(last ?? row).slice(0, moves.length));
  }
  expect(restored.size).toBeGreaterThanOrEqual(before.size);
});
