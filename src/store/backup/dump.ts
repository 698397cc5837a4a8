/** Backups of PostgreSQL. They are made by pg_dump in its own format, and checked by pg_restore. */
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { done, refused, type Result } from '../../kit/result.ts';
import { fileFault, faultOf, type ServerFaultCode, serverFault } from '../opening/fault.ts';
import { MIGRATION_TABLE, schemaFault } from '../opening/migrate.ts';
import { type BackupFault, type Held, into } from './file.ts';
import { findPrograms, INSTALL, start } from './programs.ts';
import { sql } from 'kysely';
import { openPostgres } from '../database/postgres.ts';
import { serverRefusal } from '../opening/openServer.ts';

/** How long to wait for a table that an update has locked, in ms. */
const LOCK_TIMEOUT = 60_000;

/** Dumps a schema to a file, as it is at one instant. If there is a problem, no file remains. */
export const dump = (address: string, schema: string, path: string): Promise<Result<Held, string>> =>
  into(path, async (part) => {
    const { child, failure } = start(
      'pg_dump',
      [
        '--format=custom',
        // Twice as fast as the default, and the file is a tenth larger.
        '--compress=1',
        '--no-owner',
        '--no-privileges',
        '--no-password',
        `--lock-wait-timeout=${LOCK_TIMEOUT}`,
        `--table=${quoted(schema)}.*`,
        `--file=${part}`,
      ],
      address,
    );
    child.stdout.resume();
    const failed = await failure;
    if (failed !== null) return refused(`pg_dump failed: ${failed}`);
    const checked = await checkDump(part);
    return checked.ok ? checked : refused(`pg_dump made a damaged backup: ${checked.problem.message}`);
  });

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Dumped extends Held {
  readonly schema: string;
}

export async function checkDump(path: string): Promise<Result<Dumped, BackupFault>> {
  const { pg_restore: version } = await findPrograms();
  if (version === null) return noProgram(path, 'pg_restore was not found');
  const { child, failure } = start('pg_restore', ['--file=-', path]);
  const { schema, migrations, games } = await readScript(child.stdout);
  const failed = await failure;
  if (failed?.includes('unsupported version'))
    return noProgram(path, `pg_restore is too old (version ${version})`);
  if (failed !== null) return refused(fileFault('damaged', path));
  if (schema === null || migrations === null || games === null) return refused(fileFault('foreign', path));
  const fault = schemaFault(migrations);
  if (fault !== null) return refused(fileFault(fault, path));
  return done({ schema, games, bytes: (await stat(path)).size });
}

const noProgram = (path: string, why: string): Result<never, BackupFault> => {
  const message = `The backup ${path} was made by pg_dump and can't be read: ${why}. ${INSTALL}, at least of the version that made it.`;
  return refused({ code: 'no-program', place: path, message });
};

interface Contents {
  readonly schema: string | null;
  readonly migrations: readonly string[] | null;
  readonly games: number | null;
}

const NAME = String.raw`("(?:[^"]|"")+"|[^\s".]+)`;
const BEGINS = new RegExp(String.raw`^COPY ${NAME}\.${NAME} \(.*\) FROM stdin;$`, 'u');

const unquoted = (name: string): string =>
  Buffer.from(name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name, 'latin1').toString();

/** Reads all of the SQL, to find damage: https://www.postgresql.org/docs/current/sql-copy.html */
export async function readScript(script: Readable): Promise<Contents> {
  // One character per byte, because U+2028 in a player's name would otherwise end a line.
  script.setEncoding('latin1');
  let schema: string | null = null;
  let table: string | null = null;
  const rows = new Map<string, number>();
  const migrations: string[] = [];
  for await (const line of createInterface({ input: script })) {
    if (table === null) {
      const [, ours, name] = BEGINS.exec(line) ?? [];
      if (ours === undefined || name === undefined) continue;
      [schema, table] = [unquoted(ours), unquoted(name)];
      rows.set(table, 0);
    } else if (line === String.raw`\.`) table = null;
    else {
      rows.set(table, (rows.get(table) ?? 0) + 1);
      // Kysely stores the name first, and then the time.
      if (table === MIGRATION_TABLE) migrations.push(line.split('\t')[0] ?? '');
    }
  }
  return {
    schema,
    migrations: rows.has(MIGRATION_TABLE) ? migrations : null,
    games: rows.get('game') ?? null,
  };
}

export interface Served {
  readonly version: number;
  readonly schema: string;
  readonly tables: readonly string[];
  readonly refusal: ServerFaultCode | null;
}

export async function lookAtServer(address: string): Promise<Result<Served, string>> {
  const database = openPostgres(address, () => undefined);
  const { db } = database;
  try {
    const refusal = await serverRefusal(address, database);
    const { rows } = await sql<Omit<Served, 'refusal'>>`
      select current_setting('server_version_num')::integer / 10000 as version,
        current_schema()::text as schema,
        array(select tablename::text from pg_tables where schemaname = current_schema()) as tables`.execute(
      db,
    );
    const [facts] = rows;
    if (facts === undefined || facts.schema === null)
      return refused(serverFault('no-rights', address).message);
    return done({ ...facts, refusal });
  } catch (error) {
    return refused(faultOf(error, address).message);
  } finally {
    await db.destroy();
  }
}
