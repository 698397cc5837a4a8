/** The PostgreSQL that is installed on this machine, if there is one: its server fits its own pg_dump, as the one from npm may not. */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Where Debian has the programs of a version; what is in the path there only chooses among versions. */
const debian = (version: number): string => `/usr/lib/postgresql/${version}/bin`;

/** The folder with a server of this version beside its pg_dump; `null` when there is none. */
export function installedServer(version: number): `/${string}` | null {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'pg_dump'));
  const beside = inPath.filter((path) => existsSync(path)).map((path) => dirname(realpathSync(path)));
  const found = [debian(version), ...beside].find((folder) => existsSync(join(folder, 'postgres')));
  return found === undefined ? null : `/${found.replace(/^\//u, '')}`;
}
