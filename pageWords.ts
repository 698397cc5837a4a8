/** The sentences that the page says: those whose keys, or beginnings of keys, are in its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from './src/i18n/en.ts';
import type { Sentences } from './src/i18n/sentence.ts';

const PAGE = join(import.meta.dirname, 'src/page');
const KEY = /(?<=['`])[\w-]+(?:\.[\w-]+)+(?=['`])/gu;
/** The rest of such a key is known only when it is said. */
const BEGINNING = /(?<=`)[\w-]+\.(?:[\w-]+\.)*(?=\$\{)/gu;

const sources = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(PAGE, name), 'utf8'))
  .join('\n');
const keys = new Set(sources.match(KEY));
const beginnings = [...new Set(sources.match(BEGINNING))];

export const wordsOnPage: Sentences = Object.fromEntries(
  Object.entries(en).filter(
    ([key]) => keys.has(key) || beginnings.some((beginning) => key.startsWith(beginning)),
  ),
);
