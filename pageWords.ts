/** The sentences of the page: those whose keys, or beginnings of keys, are in its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from './src/i18n/en.ts';
import { allHolesOf, type Sentence, type Sentences } from './src/i18n/sentence.ts';
import { own } from './src/kit/own.ts';

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

/** A translation of an older English sentence may have holes that are no longer filled. */
function isUsable([key, translated]: [string, Sentence]): boolean {
  const sentence = own(wordsOnPage, key);
  const holes = sentence === undefined ? null : allHolesOf(sentence);
  return holes !== null && allHolesOf(translated).every((hole) => holes.includes(hole));
}

/** The page's sentences in another language; those without a translation are in English. */
export const wordsIn = (translated: Sentences): Sentences => ({
  ...wordsOnPage,
  ...Object.fromEntries(Object.entries(translated).filter(isUsable)),
});
