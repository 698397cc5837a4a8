/** Servers with stored data: when to ask Discord about them, and erasing all of their data. */
import { sql, type Compilable, type SqlBool } from 'kysely';
import type { Watch } from '../../app/ports/subjects/servers.ts';
import type { Database } from '../database/database.ts';
import type { OfServer } from '../tables/record.ts';
import { IN_ORDER, TABLES, type TableName, type Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';
import { changes } from '../database/due.ts';

export const serversOver = (database: Database) => ({
  /** Deletes everything stored about a server, in one transaction. */
  erase: (guildId: string) => eraseServer(database, guildId),
  /** Whether anything is stored about the server and, as far as it knows, the bot is a member. */
  isHere: async (guildId: string): Promise<boolean> => {
    const { db } = database;
    const known = db.selectFrom('server').select('gone_since').where('guild_id', '=', guildId);
    const row = await known.executeTakeFirst();
    if (row) return row.gone_since === null;
    const games = db.selectFrom('game').select('id').where('guild_id', '=', guildId).limit(1);
    return (await games.executeTakeFirst()) !== undefined;
  },
});

const ofServer = (table: TableName): OfServer | null => TABLES[table].server;
const isFirst = (table: TableName): boolean => ofServer(table)?.isFirst === true;

/** The rows that other transactions lock first. */
const FIRST = IN_ORDER.filter(isFirst);
/** Each table before the tables that it refers to. */
const OTHERS = IN_ORDER.filter((table) => !isFirst(table)).toReversed();

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

/**
 * Locks the server's games. A game that is ending right now then ends first, and what its end adds
 * is erased with it. The ledger doesn't suffice: the server's first ended game creates that row.
 */
const lockGames = ({ db, locksRows }: Database, guildId: string): readonly Compilable[] =>
  locksRows ? [db.selectFrom('game').select('id').where('guild_id', '=', guildId).forUpdate()] : [];

async function eraseServer(database: Database, guildId: string): Promise<void> {
  const statementsOf = (tables: readonly TableName[]): readonly Compilable[] =>
    tables.flatMap((table) => erasing(database, table, guildId));
  await database.all([...statementsOf(FIRST), ...lockGames(database, guildId), ...statementsOf(OTHERS)]);
  await database.overwrite();
}

/** How long to wait before the first question about a new server, in ms. */
export const A_WEEK = 7 * 24 * 60 * 60 * 1000;

/** Saves a server unless it is known. The first question to Discord is due at `dueAt` (ms). */
export async function noteServer(database: Database, guildId: string | null, dueAt: number): Promise<void> {
  if (guildId === null) return;
  const row = { guild_id: guildId, gone_since: null, due_at: dueAt };
  await changes(database, put(database, 'server', [row], 'kept'));
}

/** Saves Discord's answer and when to ask again (ms), unless the server has been erased. */
export async function postponeWatch(
  { db }: Database,
  { guildId, goneSince }: Watch,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null) return;
  await db
    .updateTable('server')
    .set({ gone_since: goneSince, due_at: dueAt })
    .where('guild_id', '=', guildId)
    .execute();
}

export const readWatch = (row: Tables['server']): Watch => ({
  guildId: row.guild_id,
  goneSince: row.gone_since,
});
