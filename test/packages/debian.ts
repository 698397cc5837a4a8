/** Bare Debian systems, from the archive that this machine's packages come from. */
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT, runs } from './programs.ts';

/** The Debian archive in this machine's package sources, without updates and security. */
async function ownArchive(): Promise<string> {
  const format = ['--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)'];
  const sources = await runs('apt-get', [
    'indextargets',
    ...format,
    'Created-By: Packages',
    'Origin: Debian',
  ]);
  const [, address] = /^(\S+) [a-z]+ main$/mu.exec(sources) ?? [];
  if (address === undefined)
    throw new Error("Debian's archive is not among the package sources of this machine");
  return address;
}

/**
 * An archive of a system with these packages and their dependencies. It is downloaded once and
 * kept. Delete it to get newer packages.
 */
export async function debian(suite: string, packages: readonly string[]): Promise<string> {
  const archive = join(KEPT, `${suite}-${packages.join('-')}.tar`);
  if (existsSync(archive)) return archive;
  const making = join(KEPT, `making-${process.pid}.tar`);
  const wanted = ['--variant=minbase', `--include=${packages.join()}`, suite, making, await ownArchive()];
  await runs('mmdebstrap', wanted);
  await rename(making, archive);
  return archive;
}
