/**
 * A user's damaged rows. They are shown as text, and erased by replacing the user's id and name in
 * the text.
 */
import type { Erasure } from '../../app/ports/subjects/people.ts';
import type { Player, UserId } from '../../game/game.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { assigned, hasValues, rowsWhere, valuesIn } from '../database/rows.ts';
import { rowsNaming } from '../database/pages.ts';
import { isReadable, type Report } from '../database/readable.ts';
import type { BookOf } from '../database/book.ts';
import { CHALLENGE_SEATS, readChallenge, readGame, SEATS } from '../games/rows.ts';
import { SEASONS } from '../../features/season/store.ts';
import type { Column } from '../tables/record.ts';
import { TABLES, type TableName, type Tables } from '../tables/tables.ts';
import { MEETS } from '../tournaments/meets.ts';
import { TOURNAMENTS } from '../tournaments/rows.ts';

function without(text: string, user: UserId, former: Player): string {
  const player = new RegExp(String.raw`"id":"${user}","name":"(?:[^"\\]|\\.)*"`, 'gu');
  const standIn = JSON.stringify({ id: former.id, name: former.name }).slice(1, -1);
  return text.replaceAll(player, () => standIn).replaceAll(user, former.id);
}

/** The user's damaged games. Their start is unknown, but none changed after the request. */
export async function damagedGamesOf(
  database: Database,
  { user, askedAt }: Erasure,
  report?: Report,
): Promise<readonly Tables['game'][]> {
  const rows = await rowsWhere(database, 'game', SEATS, user);
  return rows.filter((row) => row.changed_at <= askedAt && !isReadable(row, readGame, report));
}

export async function eraseInDamaged(database: Database, erasure: Erasure, report: Report): Promise<void> {
  const { user } = erasure;
  for (const row of await damagedGamesOf(database, erasure, report))
    await replaceIn(database, 'game', row, erasure, { plans: null });
  const erase = async <N extends TableName>(
    table: N,
    rows: readonly Tables[N][],
    read: (row: Tables[N]) => unknown,
  ) => {
    for (const row of rows)
      if (!isReadable(row, read, report)) await replaceIn(database, table, row, erasure);
  };
  const eraseNaming = async <N extends 'season' | 'tournament' | 'meet', T>({ table, read }: BookOf<N, T>) =>
    erase(table, await rowsNaming(database, table, user), read);
  await erase('challenge', await rowsWhere(database, 'challenge', CHALLENGE_SEATS, user), readChallenge);
  await eraseNaming(SEASONS);
  await eraseNaming(TOURNAMENTS);
  await eraseNaming(MEETS);
}

/** Replaces the user in the columns that name users. */
async function replaceIn<T extends TableName>(
  { db }: Database,
  table: T,
  row: Tables[T],
  { user, former }: Erasure,
  others: object = {},
): Promise<void> {
  const replaced = Object.entries<Column>(TABLES[table].columns).flatMap(([column, { holds }]) => {
    const value: unknown = Reflect.get(row, column);
    if (holds === 'none' || typeof value !== 'string') return [];
    return [[column, holds === 'users' ? without(value, user, former) : value.replace(user, former.id)]];
  });
  const values = { ...Object.fromEntries(replaced), ...others };
  const key = valuesIn(row, TABLES[table].key);
  await sql`update ${sql.table(table)} set ${assigned(values)} where ${hasValues(key)}`.execute(db);
}
