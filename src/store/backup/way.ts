/** By what a database on a server is backed up: by PostgreSQL's own pg_dump where that fits the server, else by our own copy. */

/** The major versions of PostgreSQL's programs that this machine has; `null`: it has none such. */
export interface Versions {
  readonly pg_dump: number | null;
  readonly pg_restore: number | null;
  readonly psql: number | null;
}

/**
 * Why a server of this major version is not backed up by pg_dump; `null`: it is. pg_dump refuses servers that are newer than
 * itself (https://www.postgresql.org/docs/current/app-pgdump.html), and what cannot be put back here is no backup.
 */
export function whyNoDump(server: number, { pg_dump: dump, ...others }: Versions): string | null {
  if (dump === null) return 'pg_dump was not found';
  if (dump < server) return `pg_dump is of version ${dump} and the server of version ${server}`;
  for (const program of ['pg_restore', 'psql'] as const) {
    const version = others[program];
    if (version === null) return `${program} was not found`;
    if (version < dump) return `${program} is of version ${version} and pg_dump of version ${dump}`;
  }
  return null;
}
