/** Opening the database that the bot runs on, a file or a server's, and waiting when another process holds it. */
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SweptStore } from '../../app/due/kinds.ts';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { isAddress } from './address.ts';
import type { Database } from '../database/database.ts';
import type { StoreFault } from './fault.ts';
import { fileFault, fileFaultCodeOf } from './fileFault.ts';
import { makeFolder, removeFile } from './folder.ts';
import { openFile } from './openFile.ts';
import { holdTogether, type Release } from './restoring.ts';
import type { Report } from '../database/readable.ts';
import { storeOver } from './store.ts';

/** Another process may be making or migrating the same database, or a server be starting; we wait so long, in ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/**
 * Opens the store at `place`: the path of an SQLite file, made with its folder when it is missing, or the address of a
 * PostgreSQL database (`postgres://…`). `report` is told of damaged records and lost connections found later.
 */
export async function openStore(place: string, report: Report): Promise<Attempt<SweptStore, StoreFault>> {
  const held = isAddress(place) ? done(() => undefined) : await holdFile(place);
  if (!held.ok) return held;
  const opened = await openDatabase(place, report, true);
  if (!opened.ok) {
    held.value();
    return opened;
  }
  const store = storeOver(opened.value, report);
  return done({ ...store, close: () => store.close().finally(held.value) });
}

/** Keeps restores away from a file, and removes what is left of one whose process died. */
async function holdFile(path: string): Promise<Attempt<Release, StoreFault>> {
  try {
    await makeFolder(dirname(path));
    const release = await holdTogether(path);
    if (release === null) return refused(fileFault('restoring', path));
    await removeFile(`${path}.part`);
    return done(release);
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code) return refused(fileFault(code, path));
    throw error;
  }
}

/**
 * Opens the database at `place` with the newest schema, as `openStore` does, without a store over it. `isShared` keeps restores away
 * from a server's.
 */
export async function openDatabase(
  place: string,
  report: Report,
  isShared = false,
): Promise<Attempt<Database, StoreFault>> {
  for (let waited = 0; ; waited += PAUSE) {
    const attempt = isAddress(place)
      ? await onServer(place, report, isShared)
      : await openFile(place, report);
    if (attempt.ok || attempt.problem.code !== 'busy' || waited >= PATIENCE) return attempt;
    await sleep(PAUSE);
  }
}

/** Its driver is loaded by those who have a server. */
async function onServer(
  address: string,
  report: Report,
  isShared: boolean,
): Promise<Attempt<Database, StoreFault>> {
  const { openServer } = await import('./openServer.ts');
  return openServer(address, report, isShared);
}
