/**
 * The plans of all queries in the store's contract, on a database with rows in every table. No
 * query reads a whole table.
 */
import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/store/database/database.ts';
import { storeOver } from '../../src/store/opening/store.ts';
import { IN_ORDER, type TableName } from '../../src/store/tables/tables.ts';
import { storeContract } from './contract.ts';
import { databaseAt } from './opened.ts';
import { keptDatabase, newPlace } from './place.ts';
import { watched } from './watched.ts';

const ROWS = 10_000;

const asked = new Set<string>();

async function open(place: string): Promise<ReturnType<typeof storeOver>> {
  const database = await databaseAt(place);
  return storeOver(watched(database, asked), (error) => {
    throw error;
  });
}

storeContract('a database whose queries are noted', open);

/** Columns whose values occur in indexes or queries. */
const VALUES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'game.state': sql`case when i % 10 = 0 then 'running' else 'finished' end`,
  'meet.stage': sql`case when i % 10 = 0 then 'running' else 'finished' end`,
  'tournament.stage': sql`case when i % 10 = 0 then 'running' else 'finished' end`,
  'trial.state': sql`case when i % 10 = 0 then 'open' else 'solved' end`,
};

/** Rows with different values in each column. Rows with the same number reference each other. */
async function fill({ db }: Database): Promise<void> {
  const schema = await db.introspection.getTables();
  for (const table of IN_ORDER) {
    const columns = schema.find(({ name }) => name === table)?.columns ?? [];
    const values = columns.map(
      ({ name, dataType }) =>
        VALUES[`${table}.${name}`] ?? (dataType.toLowerCase() === 'text' ? sql`'x' || i` : sql`i`),
    );
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(ROWS)})
      select ${sql.join(values)} from n`.execute(db);
  }
}

const isTable = (name: string | undefined): name is TableName => IN_ORDER.some((table) => table === name);

/** The tables that a query reads from the first row to the last. */
type Scans = (text: string) => Promise<readonly TableName[]>;

/** https://sqlite.org/eqp.html */
const scansOnSqlite =
  ({ db }: Database): Scans =>
  async (text) => {
    const holes = text.replaceAll('?', '1');
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(holes)}`.execute(db);
    return rows.map(({ detail }) => /^SCAN (\w+)/u.exec(detail)?.[1]).filter(isTable);
  };

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly Plans?: readonly Step[] | undefined;
}

const step: z.ZodType<Step> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(step).optional();
  },
});

/** A scan along an index reads few rows if it stops early. */
function scannedIn(plan: Step, isLimited = false): readonly (string | undefined)[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans: parts = [] } = plan;
  const isAll = type === 'Seq Scan' || (/^Index.*Scan$/u.test(type) && condition === undefined && !isLimited);
  const below = parts.flatMap((part) => scannedIn(part, isLimited || type === 'Limit'));
  return isAll ? [table, ...below] : below;
}

/** The database only reads whole tables if there is no other way. */
const scansOnPostgres =
  ({ db }: Database): Scans =>
  (text) =>
    db.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection);
      const { rows } = await sql`explain (generic_plan, format json) ${sql.raw(text)}`.execute(connection);
      const [{ 'QUERY PLAN': plans }] = z
        .tuple([z.object({ 'QUERY PLAN': z.array(z.object({ Plan: step })) })])
        .parse(rows);
      return plans.flatMap(({ Plan }) => scannedIn(Plan)).filter(isTable);
    });

/** Queries that may read a whole table, with the reason. */
const ALLOWED: readonly (readonly [RegExp, string])[] = [
  [
    /^select \* from "(?:season|tournament|meet)" where data like/u,
    'a server has few; people are in their JSON',
  ],
  [
    /^select "guild_id" from "game" where "state" = \S+ union/u,
    'only an operator’s audit asks for all servers',
  ],
  [/^select \* from "game" where "state" = \S+ order by "changed_at"/u, 'no screen lists everyone’s games'],
  [/"deferral" where "user_id"/u, 'it contains only answers that are owed now'],
  [/^select \* from "outcome" where "verdict" = 'void'/u, 'along an index of void games alone'],
  [
    /^select count\(\*\) as "games" from "game" where "mover_id" is not null/u,
    'all running games are counted',
  ],
  [
    /^delete from "imported" where "made_at"/u,
    'PostgreSQL may rather hash the index of the explorer’s games',
  ],
];

test('no query reads a whole table', async () => {
  const database = await keptDatabase(await newPlace());
  await fill(database);
  if (database.locksRows) await sql`analyze`.execute(database.db);
  const scansOf = database.locksRows ? scansOnPostgres(database) : scansOnSqlite(database);
  expect(asked.size).toBeGreaterThan(200);
  const found: string[] = [];
  for (const text of asked) {
    const scanned = await scansOf(text);
    if (scanned.length > 0 && !ALLOWED.some(([query]) => query.test(text)))
      found.push(`${scanned.join(', ')}: ${text}`);
  }
  expect(found).toEqual([]);
});
