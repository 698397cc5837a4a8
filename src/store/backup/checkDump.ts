/** Whether a backup that pg_dump made can be put back: pg_restore reads all of it, and it is left as it is. */
import { stat } from 'node:fs/promises';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { fileFault } from '../opening/fileFault.ts';
import { isNewer, isStrange } from '../opening/migrate.ts';
import type { BackupFault, Held } from './held.ts';
import { findPrograms, start } from './programs.ts';
import { readScript, type Contents } from './script.ts';

/** What a sound one holds. */
export type HeldInDump = Held & Contents;

/** Reads the dump at `path` through. */
export async function checkDump(path: string): Promise<Attempt<HeldInDump, BackupFault>> {
  const { pg_restore: version } = await findPrograms();
  if (version === null) return noProgram(path, 'pg_restore was not found');
  const { child, failure } = start('pg_restore', ['--file=-', path]);
  const contents = await readScript(child.stdout);
  const failed = await failure;
  if (failed?.includes('unsupported version'))
    return noProgram(path, `pg_restore is too old (version ${version})`);
  if (failed !== null) return refused(fileFault('damaged', path));
  const { migrations, rows } = contents;
  const games = rows.get('game');
  if (migrations === null || games === undefined) return refused(fileFault('foreign', path));
  if (isNewer(migrations)) return refused(fileFault('newer', path));
  if (isStrange(migrations)) return refused(fileFault('damaged', path));
  return done({ ...contents, games, bytes: (await stat(path)).size });
}

const noProgram = (path: string, why: string): Attempt<never, BackupFault> => {
  const message = `The backup ${path} was made by pg_dump and cannot be read: ${why}. Install PostgreSQL's client programs of the version that made it, or newer ones.`;
  return refused({ code: 'no-program', place: path, message });
};
