/** Duties that have no row of their own, and the daily backup, which has a single row. */
import { sql } from 'kysely';
import type { Duty } from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import { RESTS } from './claim.ts';
import type { Tables } from '../tables/tables.ts';

/** Whether the duty's owner still has the version that the duty is about. */
export const IS_CURRENT = sql`(version is null
  or exists (select 1 from game where owner = 'game' and game.id = owner_id and game.version = duty.version)
  or exists (select 1 from challenge
    where owner = 'challenge' and challenge.id = owner_id and challenge.version = duty.version))`;

export const written = (what: Duty['what']): string =>
  typeof what === 'string' ? what : `${what.channelId} ${what.messageId}`;

export function readDuty({ owner, owner_id: id, what, since }: Tables['duty']): Duty {
  const [first = '', messageId] = what.split(' ');
  return { owner, id, since, what: messageId === undefined ? first : { channelId: first, messageId } };
}

/** Tournaments change with each announcement, and late boards must be removed in any case. */
const hasVersion = ({ owner, what }: Duty): boolean => owner !== 'tournament' && typeof what === 'string';

const RENEWED = sql`do update set
  version = excluded.version, due_at = excluded.due_at, claimed_until = excluded.claimed_until`;
/** A board that can't be removed is retried at growing intervals, however often it is found. */
const KEPT = sql`do nothing`;

async function setApart({ db }: Database, duty: Duty, dueAt: number | null): Promise<void> {
  const { owner, id, since } = duty;
  await sql`delete from duty where not ${IS_CURRENT}`.execute(db);
  const version = hasVersion(duty)
    ? sql`(select version from ${sql.table(owner)} where id = ${id})`
    : sql`cast(null as integer)`;
  await sql`insert into duty (owner, owner_id, what, since, version, due_at, attempts, claimed_until)
    values (${owner}, ${id}, ${written(duty.what)}, ${since}, ${version}, ${dueAt ?? RESTS}, 0,
      ${dueAt === null ? since : null})
    on conflict (owner, owner_id, what) ${typeof duty.what === 'string' ? RENEWED : KEPT}`.execute(db);
}

export const dutiesOver = (database: Database) => ({
  /**
   * Sets a duty aside. `dueAt` is when to retry (ms); `null`: on release, or if its owner changes.
   */
  setApart: (duty: Duty, dueAt: number | null) => setApart(database, duty, dueAt),
  /** Makes a game or challenge due to be shown at `now` (ms), as if it had not been shown. */
  showAgain: async (owner: 'game' | 'challenge', id: string, now: number): Promise<void> => {
    const due = { shown_version: 0, due_at: now };
    await database.db.updateTable(owner).set(due).where('id', '=', id).execute();
  },
});

const DAILY = 'daily';

/** Makes a backup due at `now` (ms) if none was ever planned, or if the last one was abandoned. */
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
