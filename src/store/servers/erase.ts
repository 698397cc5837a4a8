/** Forgetting a server: its games and all that follows from them, and what its admins chose. */
import { sql, type Compilable, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OfServer } from '../tables/record.ts';
import { IN_ORDER, TABLES, type TableName } from '../tables/tables.ts';

const ofServer = (table: TableName): OfServer | null => TABLES[table].server;
const isFirst = (table: TableName): boolean => ofServer(table)?.isFirst === true;

/** What holds others up first, and what tells of others before these. */
const ORDER = [...IN_ORDER.filter(isFirst), ...IN_ORDER.filter((table) => !isFirst(table)).toReversed()];

/** The condition that a row is the server's. */
function isIts(way: OfServer['by'][number], guildId: string) {
  if (typeof way === 'string') return sql<SqlBool>`${sql.ref(way)} = ${guildId}`;
  const { column, of, where } = way;
  const [id] = TABLES[of].key;
  const its = sql`select ${sql.ref(id)} from ${sql.table(of)} where guild_id = ${guildId}`;
  const among = sql<SqlBool>`${sql.ref(column)} in (${its})`;
  return where ? sql<SqlBool>`${sql.ref(where[0])} = ${where[1]} and ${among}` : among;
}

const erasing = ({ db }: Database, table: TableName, guildId: string): readonly Compilable[] =>
  (ofServer(table)?.by ?? []).map((way) => db.deleteFrom(table).where(isIts(way, guildId)));

/** Takes away everything that is stored of a server, in one transaction, and on the disk. */
export async function eraseServer(database: Database, guildId: string): Promise<void> {
  await database.all(ORDER.flatMap((table) => erasing(database, table, guildId)));
  await database.overwrite();
}
