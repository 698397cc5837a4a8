/** What tells one state of the AssemblyScript source from another. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../assembly/', import.meta.url);

/** The section of the compiled file that tells what it was made of. */
export const SOURCE_SECTION = 'source';

/** The SHA-256 of all its files, 64 letters. */
export function sourceOf(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER).toSorted()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(new URL(name, FOLDER)));
  }
  return hash.digest('hex');
}
