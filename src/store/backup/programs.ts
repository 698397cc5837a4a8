/** PostgreSQL's own programs. Command lines are visible, so passwords are in the environment. */
import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { text } from 'node:stream/consumers';

/** pg_dump makes a backup, pg_restore turns it into SQL, and psql runs the SQL. */
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'] as const;
type Program = (typeof PROGRAMS)[number];

/** The major version of each program; `null` if it isn't installed. */
type Versions = Readonly<Record<Program, number | null>>;

export async function findPrograms(): Promise<Versions> {
  const [dump, restore, psql] = await Promise.all(PROGRAMS.map(versionOf));
  return { pg_dump: dump ?? null, pg_restore: restore ?? null, psql: psql ?? null };
}

export const INSTALL =
  "Install PostgreSQL's client programs (Debian and Ubuntu: apt-get install postgresql-client; macOS: brew install libpq)";

/** What to install for a server of this version, or `null`. pg_dump refuses newer servers. */
export function missingFor(server: number, versions: Versions): string | null {
  const missing = PROGRAMS.find((program) => (versions[program] ?? 0) < server);
  if (missing === undefined) return null;
  const version = versions[missing];
  const why =
    version === null ? `${missing} was not found` : `${missing} has version ${version}, the server ${server}`;
  return `PostgreSQL can't be backed up: ${why}. ${INSTALL}, version ${server} or newer.`;
}

async function versionOf(program: Program): Promise<number | null> {
  try {
    // If several versions are installed, Debian picks the newest if a host is named.
    const env = { ...process.env, PGHOST: 'localhost' };
    return majorIn((await promisify(execFile)(program, ['--version'], { env })).stdout);
  } catch {
    return null;
  }
}

/** The version that a program prints: `pg_dump (PostgreSQL) 18.1 (Debian …)`. */
export function majorIn(said: string): number | null {
  const [, major] = /\(PostgreSQL\) (\d+)/u.exec(said) ?? [];
  return major === undefined ? null : Number(major);
}

interface ProgramSettings {
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Separates the password from a readable address. */
export function programSettings(address: string): ProgramSettings {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  return { options: [`--dbname=${url.href}`], env: password === null ? {} : { PGPASSWORD: password } };
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** The program's own error message; `null` if it was successful. */
  readonly failure: Promise<string | null>;
}

export function start(program: Program, options: readonly string[], address?: string): Running {
  const told: ProgramSettings = address === undefined ? { options: [], env: {} } : programSettings(address);
  const child = spawn(program, [...told.options, ...options], { env: { ...process.env, ...told.env } });
  return { child, failure: failureOf(child) };
}

/** The line that has the reason. Other lines are notices. */
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
