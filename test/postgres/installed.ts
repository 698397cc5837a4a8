/**
 * The PostgreSQL installed on this machine, if any: its server has the same version as its pg_dump,
 * but the server from npm may not.
 */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Where Debian installs a version's programs. `PATH` only has a wrapper that chooses a version. */
const debian = (version: number): string => `/usr/lib/postgresql/${version}/bin`;

/** The folder with a server of this version beside its pg_dump; `null` if there is none. */
export function installedServer(version: number): `/${string}` | null {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'pg_dump'));
  const beside = inPath.filter((path) => existsSync(path)).map((path) => dirname(realpathSync(path)));
  const found = [debian(version), ...beside].find((folder) => existsSync(join(folder, 'postgres')));
  return found === undefined ? null : `/${found.replace(/^\//u, '')}`;
}
