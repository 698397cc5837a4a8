/** Opens the bot's database, a file or on a server. Waits while another process holds it. */
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SweptStore } from '../../app/due/kinds.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { isAddress, isFile } from './address.ts';
import type { Database } from '../database/database.ts';
import type { Access } from '../database/postgres.ts';
import { faultOf, type StoreFault, fileFault } from './fault.ts';
import { makeFolder, removeFile, holdTogether, type Release } from './folder.ts';
import { openFile } from './openFile.ts';
import type { Report } from '../database/readable.ts';
import { storeOver } from './store.ts';

/** How long to wait for another process or for a server that is starting, in ms. */
const LOCK_TIMEOUT = 10_000;
const PAUSE = 50;

/**
 * Opens a file or a `postgres://…` address, with at most this many connections to a server.
 * `report` receives damaged rows and lost connections.
 */
export async function openStore(
  place: string,
  report: Report,
  connections?: number,
): Promise<Result<SweptStore, StoreFault>> {
  const held = isFile(place) ? await holdFile(place) : done(() => undefined);
  if (!held.ok) return held;
  const opened = await openDatabase(place, report, {
    isShared: true,
    ...(connections !== undefined && { connections }),
  });
  if (!opened.ok) {
    held.value();
    return opened;
  }
  const store = storeOver(opened.value, report);
  return done({ ...store, close: () => store.close().finally(held.value) });
}

/** Blocks restores of this file, and removes an unfinished restore. */
async function holdFile(path: string): Promise<Result<Release, StoreFault>> {
  try {
    await makeFolder(dirname(path));
    const release = await holdTogether(path);
    if (release === null) return refused(fileFault('restoring', path));
    await removeFile(`${path}.part`);
    return done(release);
  } catch (error) {
    return refused(faultOf(error, path));
  }
}

/** Opens the database without a store. */
export async function openDatabase(
  place: string,
  report: Report,
  access: Access = {},
): Promise<Result<Database, StoreFault>> {
  const until = performance.now() + LOCK_TIMEOUT;
  for (;;) {
    const attempt = isAddress(place) ? await onServer(place, report, access) : await openFile(place, report);
    if (attempt.ok || attempt.problem.code !== 'busy' || performance.now() >= until) return attempt;
    await sleep(PAUSE);
  }
}

async function onServer(
  address: string,
  report: Report,
  access: Access,
): Promise<Result<Database, StoreFault>> {
  const { openServer } = await import('./openServer.ts');
  return openServer(address, report, access);
}
