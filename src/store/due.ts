/**
 * Due rows: claiming, putting off, waking. A claim is one statement that moves the due time on, so no two processes
 * get the same row, and a claimer that dies loses nothing: the row is due again when the claim runs out. Where rows are
 * locked one by one, claims that meet pass over each other's rows instead of waiting for each other.
 */
import type { Due } from '../app/store.ts';
import type { Claim } from './claim.ts';
import type { Database } from './database.ts';
import { readable, type Report } from './readable.ts';
import { readChallenge, readGame, readVacations } from './rows.ts';
import type { AnnouncedTables } from './tables.ts';
import { claimVacations, postponeVacations } from './vacations.ts';

/** Claims the rows longest due: vacations first, for they put off what games are due for, then games, then challenges. */
export async function claimDue(database: Database, claim: Claim, report: Report): Promise<readonly Due[]> {
  const vacations = await claimVacations(database, claim);
  const games = await claimGames(database, { ...claim, limit: claim.limit - vacations.length });
  const left = claim.limit - vacations.length - games.length;
  const challenges = await claimChallenges(database, { ...claim, limit: left });
  return [
    ...readable(vacations, readVacations, report).map((book) => ({ kind: 'vacation' as const, book })),
    ...readable(games, readGame, report).map((record) => ({ kind: 'game' as const, record })),
    ...readable(challenges, readChallenge, report).map((record) => ({ kind: 'challenge' as const, record })),
  ];
}

const claimGames = ({ db, locksRows }: Database, { now, until, limit }: Claim) =>
  db
    .with('due', (query) =>
      query
        .selectFrom('game')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .$if(locksRows, (rows) => rows.forUpdate().skipLocked()),
    )
    .updateTable('game')
    .set({ due_at: until })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .where('due_at', '<=', now)
    .returningAll()
    .execute();

const claimChallenges = ({ db, locksRows }: Database, { now, until, limit }: Claim) =>
  db
    .with('due', (query) =>
      query
        .selectFrom('challenge')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .$if(locksRows, (rows) => rows.forUpdate().skipLocked()),
    )
    .updateTable('challenge')
    .set({ due_at: until })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .where('due_at', '<=', now)
    .returningAll()
    .execute();

/** Puts a row off, unless it was changed or shown since. */
export async function postpone(database: Database, due: Due, dueAt: number | null): Promise<void> {
  if (due.kind === 'vacation') return postponeVacations(database, due.book, dueAt);
  const { id, version } = due.kind === 'game' ? due.record.game : due.record.challenge;
  await database.db
    .updateTable(due.kind)
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('shown_version', '=', due.record.shown.version)
    .execute();
  return undefined;
}

/** Makes every unshown row of a table due at `now`. What is unshown has a due time, so the index of those is enough. */
export async function wakeUnshown({ db }: Database, table: AnnouncedTables, now: number): Promise<void> {
  await db
    .updateTable(table)
    .set({ due_at: now })
    .where('due_at', 'is not', null)
    .whereRef('shown_version', '<', 'version')
    .execute();
}
