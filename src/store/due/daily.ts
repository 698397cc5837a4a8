/** The daily backup: when it is due stands in the one row of its table, so one process of all makes it. */
import type { BackupId } from '../../app/ports/backups.ts';
import type { Database } from '../database/database.ts';
import { RESTS } from './claim.ts';

const DAILY = 'daily';

/** Has one made at `now` (ms) if none ever was planned, or nobody wanted any more, or the last was given up. */
export async function planBackups({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('backup')
    .values({ id: DAILY, due_at: now })
    .onConflict((row) =>
      row
        .column('id')
        .doUpdateSet({ due_at: now, claimed_until: null })
        .where((make) => make.or([make('backup.due_at', 'is', null), make('backup.due_at', '=', RESTS)])),
    )
    .execute();
}

/** Puts it off, or wants none any more (`null`). */
export async function postponeBackup({ db }: Database, id: BackupId, dueAt: number | null): Promise<void> {
  await db.updateTable('backup').set({ due_at: dueAt }).where('id', '=', id).execute();
}
