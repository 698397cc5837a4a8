import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Layout } from '../src/draughts/numeric/layout.ts';

export const FOLDER = fileURLToPath(new URL('../assembly/', import.meta.url));

/** The compiled rules without the search, by layout, in Base64. */
export const RULES = new URL('../src/draughts/numeric/rules.json', import.meta.url);

export const LAYOUTS: readonly Layout[] = ['small', 'large', 'towers', 'plain'];

export const SOURCE_SECTION = 'source';

export function sourceOf(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(FOLDER, name)));
  }
  return hash.digest('hex');
}
