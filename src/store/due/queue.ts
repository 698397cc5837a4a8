import { type RawBuilder, sql } from 'kysely';
import type { DueKind, Work } from '../../app/due/kinds.ts';
import {
  MOST_COUNTED,
  type Backlog,
  type DueQueue,
  type FailedWork,
  type RowKey,
} from '../../app/ports/due.ts';
import type { Database } from '../database/database.ts';
import { prepared, rowsOf } from '../database/prepared.ts';
import { compilable, hasValues } from '../database/rows.ts';
import { codeOf } from '../database/sqliteFile.ts';
import { RESTS, setClaim } from './claim.ts';
import { planBackups } from './duties.ts';
import { STORED_KINDS } from './kinds.ts';
import { keyColumns, keyOf } from './stored.ts';
import { DUE_TABLES, TABLES, type DueTable } from '../tables/tables.ts';

const isKind = (name: string): name is DueKind => Object.hasOwn(STORED_KINDS, name);
const KINDS = Object.keys(STORED_KINDS).filter(isKind);

/** One statement for all kinds, because it runs every second. */
const kindsAt = prepared<{ now: number }, { readonly kind: DueKind }>((database, value) => {
  const each = KINDS.map(
    (kind) => sql`select ${sql.lit(kind)} as kind
      where exists (select 1 from ${sql.table(STORED_KINDS[kind].table)} where due_at <= ${value('now')})`,
  );
  return compilable(database, sql<{ kind: DueKind }>`${sql.join(each, sql` union all `)}`);
});

const waiting = async (database: Database, now: number): Promise<readonly DueKind[]> =>
  (await rowsOf(database, kindsAt(database, { now }))).map(({ kind }) => kind);

/** Also one statement for all kinds. Each kind reads only the part of the index that it counts. */
async function backlog({ db }: Database, now: number): Promise<readonly Backlog<DueKind>[]> {
  const each = KINDS.map((kind) => {
    const rows = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
      sql`(select count(*) from (select 1 from ${sql.table(STORED_KINDS[kind].table)} where ${which} limit ${sql.lit(MOST_COUNTED)}) as counted)`;
    const since = sql`(select min(due_at) from ${sql.table(STORED_KINDS[kind].table)} where due_at <= ${now})`;
    return sql`select ${sql.lit(kind)} as kind, ${rows(sql`due_at <= ${now}`)} as rows,
      ${since} as since, ${rows(sql`due_at = ${RESTS} and ${STORED_KINDS[kind].isCurrent}`)} as resting`;
  });
  const { rows } = await sql<Backlog<DueKind>>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

interface Found extends FailedWork<DueKind> {
  readonly key: RowKey;
}

async function restingOf({ db }: Database, kind: DueKind): Promise<readonly Found[]> {
  const { table, nameOf, isCurrent } = STORED_KINDS[kind];
  const columns = sql.join([...keyColumns(table), 'claimed_until'].map((column) => sql.ref(column)));
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${columns} from ${sql.table(table)}
    where due_at = ${RESTS} and ${isCurrent} order by claimed_until`.execute(db);
  return rows.map((row) => {
    const key = keyOf(table, row);
    return { kind, key, id: nameOf(key), since: Number(row['claimed_until']) };
  });
}

async function resting(database: Database): Promise<readonly FailedWork<DueKind>[]> {
  const found = await Promise.all(KINDS.map((kind) => restingOf(database, kind)));
  return found.flat().map(({ kind, id, since }) => ({ kind, id, since }));
}

async function free(database: Database, kind: DueKind, id: string, now: number): Promise<boolean> {
  const found = (await restingOf(database, kind)).find((each) => each.id === id);
  if (!found) return false;
  const { numAffectedRows } = await sql`
    update ${sql.table(STORED_KINDS[kind].table)} set due_at = ${now}, claimed_until = null
    where ${hasValues(found.key)} and due_at = ${RESTS}`.execute(database.db);
  return numAffectedRows === 1n;
}

export const dueOver = (database: Database): DueQueue<Work> => ({
  waiting: (now) => waiting(database, now),
  backlog: (now) => backlog(database, now),
  claim: (kind, claim) => STORED_KINDS[kind].claim(database, claim),
  putOff: (kind, work, dueAt) => STORED_KINDS[kind].postpone(database, work, dueAt),
  hold: (kind, claimed, until) =>
    setClaim(database, STORED_KINDS[kind].table, claimed, { dueAt: until, claimedUntil: until }),
  pardon: async (kind, claimed, dueAt) =>
    void (await setClaim(database, STORED_KINDS[kind].table, claimed, { dueAt, claimedUntil: null })),
  rest: (kind, claimed) =>
    setClaim(database, STORED_KINDS[kind].table, claimed, { dueAt: RESTS, claimedUntil: claimed.until }),
  resting: () => resting(database),
  free: (kind, id, now) => free(database, kind, id, now),
  wakeUnshown: (now) => wakeUnshown(database, now),
  planBackups: (now) => planBackups(database, now),
  isOutage,
});

/** https://sqlite.org/rescode.html, errno(3), and PostgreSQL's classes (`opening/fault.ts`). */
const CODES =
  /^(SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|FULL|PERM|AUTH|CORRUPT|NOTADB|NOMEM)|(08|53|57|58|40)[0-9A-Z]{3}$|E(CONN|NET|HOST|PIPE|TIMEDOUT|AI_|NOSPC|ROFS|IO$|MFILE|NFILE|ADDR)|UND_ERR_)/u;
/** Messages that have no code: a connection was lost, or was closed because the bot is stopping. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|after calling end on the pool|database is not open|statement has been finalized|driver has already been destroyed/u;

/** Whether the database, the disk or the network failed, so that the row itself isn't to blame. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.test(codeOf(error)) || MESSAGES.test(error.message) || isOutage(error.cause);
}

/** Abandoned rows stay abandoned. A claim by a dead process counts as one attempt. */
const wake = ({ db }: Database, table: DueTable, now: number, which: RawBuilder<unknown>): Promise<unknown> =>
  sql`update ${sql.table(table)} set
      due_at = ${now},
      claimed_until = case when due_at = claimed_until then ${now} else claimed_until end
    where due_at is not null and due_at < ${RESTS} and ${which}`.execute(db);

const UNSHOWN = sql`shown_version < version`;
const ALL = sql`1 = 1`;

/** For a bot that starts as the only process: makes pending posts and awaited analyses due. */
async function wakeUnshown(database: Database, now: number): Promise<void> {
  for (const table of DUE_TABLES) {
    const { wakes } = TABLES[table].due;
    if (wakes !== 'never') await wake(database, table, now, wakes === 'unshown' ? UNSHOWN : ALL);
  }
}

/** After a restore, the bot searches each channel for boards that the database has lost. */
export async function showAgain({ db }: Database, now: number): Promise<void> {
  const due = { shown_version: 0, due_at: now };
  await db
    .updateTable('game')
    .set(due)
    .where('state', '=', 'running')
    .where((is) => is.or([is('due_at', 'is', null), is('due_at', '<', RESTS)]))
    .execute();
  await db.updateTable('challenge').set(due).where('due_at', '<', RESTS).execute();
}
