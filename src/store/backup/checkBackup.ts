/** Whether a backup can be put back: it is opened, read through for damage, and left as it is. */
import { stat } from 'node:fs/promises';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { openSqlite } from '../database/sqlite.ts';
import type { StoreFault } from '../opening/fault.ts';
import { fileFault, fileFaultCodeOf } from '../opening/fileFault.ts';
import { fileRefusal } from '../opening/openFile.ts';

/** What a sound backup holds. */
export interface Held {
  readonly games: number;
  readonly bytes: number;
}

/** Opens the backup at `path`. */
export async function checkBackup(path: string): Promise<Attempt<Held, StoreFault>> {
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
