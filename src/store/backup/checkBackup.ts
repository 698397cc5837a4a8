/** Whether a backup can be put back: it is opened, read through for damage, and left as it is. */
import { open, stat } from 'node:fs/promises';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { openSqlite } from '../database/sqlite.ts';
import type { StoreFault } from '../opening/fault.ts';
import { fileFault, fileFaultCodeOf } from '../opening/fileFault.ts';
import { fileRefusal } from '../opening/openFile.ts';
import { checkDump } from './dump.ts';
import type { BackupFault, Held } from './held.ts';

/** Opens the backup at `path`, of whichever kind it is. */
export const checkBackup = async (path: string): Promise<Attempt<Held, BackupFault>> =>
  (await isDump(path)) ? checkDump(path) : checkCopy(path);

/** What archives of pg_dump begin with. */
const DUMP = Buffer.from('PGDMP');

/** Whether pg_dump made what is in this file; false when it cannot be read. */
export async function isDump(path: string): Promise<boolean> {
  const handle = await open(path, 'r').catch(() => null);
  try {
    const read = await handle?.read(Buffer.alloc(DUMP.length), 0, DUMP.length, 0);
    return read?.buffer.equals(DUMP) ?? false;
  } catch {
    return false;
  } finally {
    await handle?.close();
  }
}

/** Opens the copy at `path`. */
export async function checkCopy(path: string): Promise<Attempt<Held, StoreFault>> {
  try {
    const { size: bytes } = await stat(path);
    const { file, db, ...rest } = openSqlite(path);
    try {
      const code = await fileRefusal({ file, db, ...rest });
      if (code) return refused(fileFault(code, path));
      const games = await db
        .selectFrom('game')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return done({ games: games.count, bytes });
    } finally {
      file.close();
    }
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code) return refused(fileFault(code, path));
    // A file without any table is empty: no backup of ours.
    if (error instanceof Error && error.message.includes('no such table'))
      return refused(fileFault('not-a-database', path));
    throw error;
  }
}
