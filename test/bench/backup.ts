/**
 * How long a backup with its check and a restore take with many games on each database, while moves
 * are being saved.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../../src/kit/attempt.ts';
import { keepServer } from '../postgres/keep.ts';
import { installedServer } from '../postgres/installed.ts';
import { backUpInto } from '../../src/store/backup/backUpInto.ts';
import { findPrograms } from '../../src/store/backup/programs.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { alone, type Bench, type Figure } from './bench.ts';
import { commit, openShelf } from './store/shelf.ts';
import { databaseAt } from '../store/opened.ts';

/** Between two saved moves, in ms. */
const PAUSE = 10;

/** How long an action takes, in seconds. Throws if it was refused. */
async function timed(work: Promise<Attempt<unknown, string>>): Promise<number> {
  const began = performance.now();
  const done = await work;
  if (!done.ok) throw new Error(done.problem);
  return (performance.now() - began) / 1000;
}

async function* measure(name: string, place: string, folder: string, games: number): AsyncGenerator<Figure> {
  const opened = await databaseAt(place);
  const began = performance.now();
  const shelf = await openShelf(opened, games);
  yield alone(`${name}: filling, ${games} games`, 's', (performance.now() - began) / 1000);

  const over = new AbortController();
  let saved = 0;
  const backingUp = backUpInto({ place, folder, keep: Number.POSITIVE_INFINITY, at: Date.now() });
  const backedUp = timed(backingUp).finally(() => over.abort());
  for (; !over.signal.aborted; saved += 1) {
    await commit(shelf, saved);
    await sleep(PAUSE);
  }
  yield alone(`${name}: backup, checked`, 's', await backedUp);
  yield alone(`${name}: moves saved meanwhile`, 'moves', saved);
  const made = await backingUp;
  if (!made.ok) throw new Error(made.problem);
  yield alone(`${name}: size of the backup`, 'MB', made.value.bytes / 2 ** 20);
  await shelf.store.close();
  yield alone(`${name}: restore`, 's', await timed(restore(made.value.path, place, Date.now())));
}

const backupOf = (games: number): Bench =>
  async function* both() {
    const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
    try {
      yield* measure('SQLite', join(folder, 'games.sqlite'), folder, games);
      const { pg_dump: version } = await findPrograms();
      const installed = version === null ? null : installedServer(version);
      if (installed === null)
        return console.error('PostgreSQL is not installed here, so it is not measured.');
      const server = await keepServer('durable', installed);
      try {
        yield* measure(`PostgreSQL ${version}`, server.url, folder, games);
      } finally {
        await server.stop();
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  };

/** With a hundred thousand stored games, and with a million. */
export const backup: Bench = backupOf(100_000);
export const backupOfMillion: Bench = backupOf(1_000_000);
