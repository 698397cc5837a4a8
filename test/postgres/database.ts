/** A separate database for each test on the test server. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { READY } from './ready.ts';

interface Made {
  readonly address: string;
  drop(): Promise<void>;
}

function serverAddress(): string {
  const address = inject('postgres');
  if (address === undefined) throw new Error('there is no server: see vitest.config.ts');
  return address;
}

/** Runs one statement, by default on the server's own database. */
export async function tell(statement: string, address: string = serverAddress()): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database, or a copy of another database that nobody has open. */
export async function makeDatabase(template = 'template0'): Promise<Made> {
  const name = `${inject('databases')}${randomBytes(6).toString('hex')}`;
  await tell(`create database ${name} template ${template}`);
  return { address: addressOf({ database: name }), drop: () => tell(`drop database ${name} with (force)`) };
}

/** The address of a new, empty database, which is dropped after the current test. */
export async function newDatabase(): Promise<string> {
  const made = await makeDatabase();
  onTestFinished(() => made.drop());
  return made.address;
}

/**
 * Databases that no test is using, with the newest schema and no rows. The server's setup drops
 * them at the end.
 */
const free: string[] = [];

/** The address of an empty database with the newest schema. The test must keep the schema. */
export async function readyDatabase(): Promise<string> {
  const address = free.pop() ?? (await makeDatabase(`${inject('databases')}${READY}`)).address;
  onTestFinished(async () => {
    await tell(LEAVE, address);
    await empty(address);
    free.push(address);
  });
  return address;
}

/** Disconnects all clients from the database, so that they can't lock or write rows. */
const LEAVE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Empties the tables, which is ten times faster than truncating the few that a test filled. */
export const EMPTY = `do $$ declare name text; begin
  for name in select tablename from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%' order by tablename = 'game'
  loop execute format('delete from %I', name); end loop; end $$`;

export const empty = (address: string): Promise<void> => tell(EMPTY, address);

export function addressOf({
  database,
  ...parts
}: Partial<Record<'database' | 'username' | 'password' | 'port', string>>): string {
  return Object.assign(
    new URL(serverAddress()),
    database === undefined ? {} : { pathname: `/${database}` },
    parts,
  ).href;
}
