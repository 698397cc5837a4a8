/**
 * PostgreSQL's own programs, as the machine has them in its path. They are told the address of a server without its password,
 * which they read from their environment: whoever lists the machine's processes sees their command lines.
 */
import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { text } from 'node:stream/consumers';

/** pg_dump makes a backup, pg_restore reads it, and psql runs the SQL that pg_restore makes of it. */
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'] as const;
type Program = (typeof PROGRAMS)[number];

/** The major version of each; `null` where it is not installed. */
type Versions = Readonly<Record<Program, number | null>>;

/** Asks each of the programs for its version. */
export async function findPrograms(): Promise<Versions> {
  const [dump, restore, psql] = await Promise.all(PROGRAMS.map(versionOf));
  return { pg_dump: dump ?? null, pg_restore: restore ?? null, psql: psql ?? null };
}

export const INSTALL =
  "Install PostgreSQL's client programs (on Debian and Ubuntu apt-get install postgresql-client, on macOS brew install libpq)";

/**
 * What to install before a server of this major version can be backed up, in one line; `null`: nothing. pg_dump refuses servers
 * that are newer than itself: https://www.postgresql.org/docs/current/app-pgdump.html
 */
export function missingFor(server: number, versions: Versions): string | null {
  const missing = PROGRAMS.find((program) => (versions[program] ?? 0) < server);
  if (missing === undefined) return null;
  const version = versions[missing];
  const why =
    version === null ? `${missing} was not found` : `${missing} has version ${version}, the server ${server}`;
  return `PostgreSQL cannot be backed up: ${why}. ${INSTALL} of version ${server} or newer.`;
}

async function versionOf(program: Program): Promise<number | null> {
  try {
    // Debian chooses among several versions: where a host is named, the newest.
    const env = { ...process.env, PGHOST: 'localhost' };
    return majorIn((await promisify(execFile)(program, ['--version'], { env })).stdout);
  } catch {
    return null;
  }
}

/** The major version in what a program says of itself: `pg_dump (PostgreSQL) 18.1 (Debian …)`. */
export function majorIn(said: string): number | null {
  const [, major] = /\(PostgreSQL\) (\d+)/u.exec(said) ?? [];
  return major === undefined ? null : Number(major);
}

/** How a program is told of a server. */
interface Told {
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The server of a readable address, its password apart. */
export function toldOf(address: string): Told {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  return { options: [`--dbname=${url.href}`], env: password === null ? {} : { PGPASSWORD: password } };
}

/** A program that runs. */
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Why it failed, in its own words; `null` when it did not. */
  readonly failure: Promise<string | null>;
}

/** Starts a program, which is told of the server at an address if it is given one. */
export function start(program: Program, options: readonly string[], address?: string): Running {
  const told: Told = address === undefined ? { options: [], env: {} } : toldOf(address);
  const child = spawn(program, [...told.options, ...options], { env: { ...process.env, ...told.env } });
  return { child, failure: failureOf(child) };
}

/** What the line says that tells why: others are notices. */
const TELLS = /error|fatal/iu;

async function failureOf(child: ChildProcessWithoutNullStreams): Promise<string | null> {
  try {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    if (code === 0) return null;
    const lines = said.trim().split('\n');
    return lines.find((line) => TELLS.test(line)) ?? (lines[0] || `it ended with ${String(code)}`);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
