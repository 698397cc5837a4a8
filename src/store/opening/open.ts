/** Opening the database that the bot runs on, a file or a server's, and waiting when another process holds it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SweptStore } from '../../app/due/kinds.ts';
import { done, type Attempt } from '../../draughts/attempt.ts';
import { isAddress } from './address.ts';
import type { Database } from '../database/database.ts';
import type { StoreFault } from './fault.ts';
import { openFile } from './openFile.ts';
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
  const opened = await openDatabase(place, report);
  return opened.ok ? done(storeOver(opened.value, report)) : opened;
}

/** Opens the database at `place` with the newest schema, as `openStore` does, without a store over it. */
export async function openDatabase(place: string, report: Report): Promise<Attempt<Database, StoreFault>> {
  for (let waited = 0; ; waited += PAUSE) {
    const attempt = isAddress(place) ? await onServer(place, report) : await openFile(place, report);
    if (attempt.ok || attempt.problem.code !== 'busy' || waited >= PATIENCE) return attempt;
    await sleep(PAUSE);
  }
}

/** Its driver is loaded by those who have a server. */
async function onServer(address: string, report: Report): Promise<Attempt<Database, StoreFault>> {
  const { openServer } = await import('./openServer.ts');
  return openServer(address, report);
}
