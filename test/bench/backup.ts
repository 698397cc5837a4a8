/** How long a backup with its check and a restore take in SQLite with a million games, while moves go on being saved beside them. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../src/store/backup/backUp.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { openDatabase } from '../../src/store/opening/open.ts';
import { alone, type Figure } from './bench.ts';
import { commit, openShelf } from './store/shelf.ts';

const GAMES = 1_000_000;

/** How long something takes, in seconds. Throws when it was refused. */
async function timed(work: Promise<{ readonly ok: boolean }>): Promise<number> {
  const began = performance.now();
  const { ok } = await work;
  if (!ok) throw new Error('refused');
  return (performance.now() - began) / 1000;
}

/** Yields the figures. */
export async function* backup(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  const [place, copy] = [join(folder, 'games.sqlite'), join(folder, 'backup.sqlite')];
  const opened = await openDatabase(place, console.error);
  if (!opened.ok) throw new Error(opened.problem.message);
  const shelf = await openShelf(opened.value, GAMES);
  yield alone('size of the database', 'MB', (await stat(place)).size / 2 ** 20);

  const over = new AbortController();
  let saved = 0;
  const backingUp = timed(backUp(place, copy)).finally(() => over.abort());
  for (; !over.signal.aborted; saved += 1) {
    await commit(shelf, saved);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  yield alone('backup, checked', 's', await backingUp);
  yield alone('moves saved meanwhile', 'moves', saved);
  await shelf.store.close();
  yield alone('restore', 's', await timed(restore(copy, place, Date.now())));
  await rm(folder, { recursive: true });
}
