import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../assembly/', import.meta.url);

export const SOURCE_SECTION = 'source';

export function sourceOf(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(new URL(name, FOLDER)));
  }
  return hash.digest('hex');
}
