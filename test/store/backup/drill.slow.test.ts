/**
 * The restore drill. A hundred games per second begin while a backup is made. Then the bot is
 * killed, its disk is lost, and the backup is restored on another disk. It contains every row as of
 * one of the bot's commits, and everything saved before the backup was requested. So if the bot is
 * killed within that second, at most this second's moves are missing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { backUpInto } from '../../../src/store/backup/backUpInto.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { pathInNewFolder } from '../folder.ts';
import { asRestored, rowsAt } from '../rows.ts';
import { commitsOf, standingAfter } from './pace.ts';
import { findPlaces } from './places.ts';

const { areThere, how, newPlace } = await findPlaces();

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));
const BEFORE = 3;
const SECONDS = Array.from({ length: BEFORE + 1 }, (_, second) => commitsOf(second));
const COMMITS = SECONDS.flat();
const [LAST = []] = SECONDS.slice(-1);
const SAVED_BEFORE = COMMITS.length - LAST.length;

const Row = z.object({ id: z.string(), version: z.number(), data: z.string() });
const Moves = z.object({ moves: z.array(z.string()) });

async function contentsOf(place: string) {
  const tables = asRestored(await rowsAt(place));
  const games = (tables.find(([table]) => table === 'game')?.[1] ?? []).map((row) => Row.loose().parse(row));
  return {
    games: new Map(games.map((row) => [row.id, row])),
    others: tables.filter(([table]) => table !== 'game'),
  };
}
const movesOf = ({ data }: { readonly data: string }) => Moves.parse(JSON.parse(data)).moves;

describe.runIf(areThere)(`by ${how}`, () => {
  test('with a hundred new games per second, at most one second is missing, and every row is unchanged', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    const folder = dirname(await pathInNewFolder('backups'));
    const writer = spawn(process.execPath, [WRITER, place], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void writer.kill('SIGKILL'));
    const told = { saved: 0 };
    writer.stdout.on('data', (chunk: Buffer) => {
      told.saved += chunk.toString().split('\n').length - 1;
    });
    const until = async (count: number): Promise<void> => {
      while (told.saved < count) await once(writer.stdout, 'data');
    };
    writer.stdin.write('\n'.repeat(BEFORE));
    await until(SAVED_BEFORE);

    // The second when the backup is made and the bot is killed.
    writer.stdin.write('\n');
    const made = await backUpInto({ place, folder, keep: 1, at: 0 });
    await until(SAVED_BEFORE + LAST.length / 2);
    writer.kill('SIGKILL');
    await once(writer, 'close');

    expect(await restore(made.ok ? made.value.path : '', other, 0)).toMatchObject({ ok: true });
    const [restored, killed] = [await contentsOf(other), await contentsOf(place)];
    const versions = new Map([...restored.games].map(([id, { version }]) => [id, version]));
    const kept = [...versions.values()].reduce((sum, version) => sum + version, 0);
    expect(versions).toEqual(standingAfter(COMMITS, kept));
    expect(kept).toBeGreaterThanOrEqual(SAVED_BEFORE);
    expect(told.saved - kept).toBeLessThanOrEqual(LAST.length);

    expect(restored.others).toEqual(killed.others);
    for (const [id, row] of restored.games) {
      const last = killed.games.get(id);
      const moves = movesOf(row);
      expect(moves).toHaveLength(row.version - 1);
      expect(last).toMatchObject(row.version === last?.version ? row : { id });
      expect(moves).toEqual(movesOf(last ?? row).slice(0, moves.length));
    }
  });
});
