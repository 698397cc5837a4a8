/** A database of its own for each test on the server for tests, gone afterwards. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

interface Made {
  readonly address: string;
  drop(): Promise<void>;
}

function serverAddress(): string {
  const address = inject('postgres');
  if (address === undefined) throw new Error('there is no server: see vitest.config.ts');
  return address;
}

/** Runs one statement, on the server's own database unless another address is given. */
export async function tell(statement: string, address: string = serverAddress()): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database. */
export async function makeDatabase(): Promise<Made> {
  const name = `crownhead_${randomBytes(6).toString('hex')}`;
  await tell(`create database ${name} template template0`);
  return { address: addressOf({ database: name }), drop: () => tell(`drop database ${name} with (force)`) };
}

/** The address of a new, empty database that is dropped when the running test is over. */
export async function newDatabase(): Promise<string> {
  const made = await makeDatabase();
  onTestFinished(() => made.drop());
  return made.address;
}

/** Takes all rows out of the tables with the newest schema: much faster than making a new database. */
export const empty = (address: string): Promise<void> =>
  tell(
    `do $$ begin execute (
       select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables
       where schemaname = current_schema() and tablename not like 'kysely%'); end $$`,
    address,
  );

/** The server's address with other parts. */
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
