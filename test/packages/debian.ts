/** Bare systems of Debian, from the mirror that this machine uses. */
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT, runs } from './programs.ts';

const MIRROR = 'http://deb.debian.org/debian';

/** An archive of a system with these packages and what they need; fetched once, and kept. Delete it for newer packages. */
export async function debian(suite: string, packages: readonly string[]): Promise<string> {
  const archive = join(KEPT, `${suite}-${packages.join('-')}.tar`);
  if (existsSync(archive)) return archive;
  const making = join(KEPT, `making-${process.pid}.tar`);
  await runs('mmdebstrap', ['--variant=minbase', `--include=${packages.join()}`, suite, making, MIRROR]);
  await rename(making, archive);
  return archive;
}
