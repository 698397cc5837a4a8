/** A server's books as one list of rows, and the differences between stored and expected rows. */
import { sql, type Compilable } from 'kysely';
import { isFormer } from '../../game/player.ts';
import type { Ledger } from '../../rating/replay.ts';
import type { Database } from '../database/database.ts';
import { put, removing, valuesIn } from '../database/rows.ts';
import { valuesOf } from '../database/pages.ts';
import { activityRow, establishedRows, outcomeRow, recordRow, standingRows } from './rows.ts';
import { TABLES, type TableName, type Tables } from '../tables/tables.ts';

type LineOf<T extends TableName> = { [N in T]: { readonly table: N; readonly row: Tables[N] } }[T];
export type BookLine = LineOf<'outcome' | 'record' | 'standing' | 'established' | 'activity'>;
type Line = BookLine | LineOf<'explored' | 'explored_game' | 'explored_import'>;

export interface Difference {
  readonly text: string;
  readonly remedy: Compilable;
}

/**
 * The rows of a ledger. Erased players still count in their opponents' ratings and stay
 * established, but have no other rows.
 */
export function linesOf(guildId: string, { outcomes, records, counts }: Ledger): readonly BookLine[] {
  const kept = records.filter(({ user }) => !isFormer(user));
  return [
    ...outcomes.map((outcome) => ({ table: 'outcome', row: outcomeRow(outcome) }) as const),
    ...kept.map((record) => ({ table: 'record', row: recordRow(guildId, record) }) as const),
    ...kept
      .flatMap((record) => standingRows(guildId, record))
      .map((row) => ({ table: 'standing', row }) as const),
    ...establishedRows(guildId, records).map((row) => ({ table: 'established', row }) as const),
    ...counts.map((count) => ({ table: 'activity', row: activityRow(guildId, count) }) as const),
  ];
}

export async function storedLines({ db }: Database, guildId: string): Promise<readonly BookLine[]> {
  const stored = <T extends BookLine['table']>(table: T) =>
    sql<Tables[T]>`select * from ${sql.table(table)} where guild_id = ${guildId}`.execute(db);
  return [
    ...(await stored('outcome')).rows.map((row) => ({ table: 'outcome', row }) as const),
    ...(await stored('record')).rows.map((row) => ({ table: 'record', row }) as const),
    ...(await stored('standing')).rows.map((row) => ({ table: 'standing', row }) as const),
    ...(await stored('established')).rows.map((row) => ({ table: 'established', row }) as const),
    ...(await stored('activity')).rows.map((row) => ({ table: 'activity', row }) as const),
  ];
}

/** Names a row by its key within the server. */
export function nameOf({ table, row }: Line): string {
  const key = TABLES[table].key.filter((column) => column !== 'guild_id');
  return [table, ...valuesOf(row, key)].join(' ');
}

export const byName = <L extends Line>(lines: readonly L[]): ReadonlyMap<string, L> =>
  new Map(lines.map((line) => [nameOf(line), line]));

const textOf = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const isEqual = (stored: Line, expected: Line): boolean => textOf(stored.row) === textOf(expected.row);

export const superfluous = (database: Database, line: Line): Difference => ({
  text: `${nameOf(line)} is superfluous`,
  remedy: removing(database, line.table, valuesIn(line.row, TABLES[line.table].key)),
});

/** Deletions come first, because two outcomes can't have the same number. */
export function differencesBetween<L extends Line>(
  database: Database,
  stored: ReadonlyMap<string, L>,
  expected: ReadonlyMap<string, L>,
  isSame: (stored: L, expected: L) => boolean = isEqual,
): readonly Difference[] {
  const surplus = [...stored].filter(([name]) => !expected.has(name));
  const wrong = [...expected].flatMap(([name, line]) => {
    const found = stored.get(name);
    if (found && isSame(found, line)) return [];
    const { table, row }: Line = line;
    const remedy = put(database, table, [row], 'replaced');
    return [{ text: `${name} is ${found ? 'wrong' : 'missing'}`, remedy }];
  });
  return [...surplus.map(([, line]) => superfluous(database, line)), ...wrong];
}
