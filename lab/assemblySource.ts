/** Identifies the state of the AssemblyScript source. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../assembly/', import.meta.url);

/** The section of the compiled file that names its source. */
export const SOURCE_SECTION = 'source';

/** The SHA-256 of all files, in hex. */
export function sourceOf(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER).toSorted()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(new URL(name, FOLDER)));
  }
  return hash.digest('hex');
}
