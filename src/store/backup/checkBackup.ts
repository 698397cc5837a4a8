/** Whether a backup can be restored. Opens it, reads all of it, and leaves it unchanged. */
import { open, stat } from 'node:fs/promises';
import { done, refused, type Result } from '../../kit/result.ts';
import { openSqlite } from '../database/sqlite.ts';
import { faultOf, type StoreFault, fileFault } from '../opening/fault.ts';
import { fileRefusal } from '../opening/openFile.ts';
import { checkDump } from './dump.ts';
import type { BackupFault, Held } from './file.ts';

export const checkBackup = async (path: string): Promise<Result<Held, BackupFault>> =>
  (await isDump(path)) ? checkDump(path) : checkCopy(path);

/** The first bytes of an archive by pg_dump. */
const DUMP = Buffer.from('PGDMP');

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

export async function checkCopy(path: string): Promise<Result<Held, StoreFault>> {
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
    // A file without tables is empty, so it isn't one of our backups.
    if (error instanceof Error && error.message.includes('no such table'))
      return refused(fileFault('not-a-database', path));
    return refused(faultOf(error, path));
  }
}
