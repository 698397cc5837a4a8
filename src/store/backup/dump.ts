/** Backups of a PostgreSQL database: made by pg_dump in its own format, and checked by pg_restore, which reads them to the end. */
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { fileFault } from '../opening/fileFault.ts';
import { isNewer, isStrange, isUnreleased, MIGRATION_TABLE } from '../opening/migrate.ts';
import type { BackupFault, Held } from './held.ts';
import { into } from './into.ts';
import { findPrograms, INSTALL, start } from './programs.ts';

/** In milliseconds: an update of the bot that locks a table for longer is not waited for. */
const PATIENCE = 60_000;

/** Dumps the tables of a schema, as they are at one instant, to the file `path`; the problem is a plain sentence, and then there is no such file. */
export const dump = (address: string, schema: string, path: string): Promise<Attempt<Held, string>> =>
  into(path, async (part) => {
    const { child, failure } = start(
      'pg_dump',
      [
        '--format=custom',
        // Twice as quick as the usual level, and a tenth larger.
        '--compress=1',
        '--no-owner',
        '--no-privileges',
        '--no-password',
        `--lock-wait-timeout=${PATIENCE}`,
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

/** A name as SQL and the patterns of pg_dump have it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The contents of a sound dump, and the schema of its tables. */
export interface Dumped extends Held {
  readonly schema: string;
}

/** Reads the dump at `path` to its end. */
export async function checkDump(path: string): Promise<Attempt<Dumped, BackupFault>> {
  const { pg_restore: version } = await findPrograms();
  if (version === null) return noProgram(path, 'pg_restore was not found');
  const { child, failure } = start('pg_restore', ['--file=-', path]);
  const { schema, migrations, games } = await readScript(child.stdout);
  const failed = await failure;
  if (failed?.includes('unsupported version'))
    return noProgram(path, `pg_restore is too old (version ${version})`);
  if (failed !== null) return refused(fileFault('damaged', path));
  if (schema === null || migrations === null || games === null) return refused(fileFault('foreign', path));
  if (isUnreleased(migrations)) return refused(fileFault('unreleased', path));
  if (isNewer(migrations)) return refused(fileFault('newer', path));
  if (isStrange(migrations)) return refused(fileFault('damaged', path));
  return done({ schema, games, bytes: (await stat(path)).size });
}

const noProgram = (path: string, why: string): Attempt<never, BackupFault> => {
  const message = `The backup ${path} was made by pg_dump and cannot be read: ${why}. ${INSTALL} of the version that made it, or newer ones.`;
  return refused({ code: 'no-program', place: path, message });
};

interface Contents {
  readonly schema: string | null;
  /** The names of the migrations that it has seen; `null` without a list of them. */
  readonly migrations: readonly string[] | null;
  readonly games: number | null;
}

const NAME = String.raw`("(?:[^"]|"")+"|[^\s".]+)`;
const BEGINS = new RegExp(String.raw`^COPY ${NAME}\.${NAME} \(.*\) FROM stdin;$`, 'u');

const unquoted = (name: string): string =>
  Buffer.from(name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name, 'latin1').toString();

/**
 * Reads the SQL that pg_restore writes of a dump, to its end, so that any damage shows:
 * https://www.postgresql.org/docs/current/sql-copy.html describes the rows.
 */
export async function readScript(script: Readable): Promise<Contents> {
  // One character per byte: otherwise U+2028 in a player's name would end a line.
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
      // Kysely's columns are the name and the time.
      if (table === MIGRATION_TABLE) migrations.push(line.split('\t')[0] ?? '');
    }
  }
  return {
    schema,
    migrations: rows.has(MIGRATION_TABLE) ? migrations : null,
    games: rows.get('game') ?? null,
  };
}
