/** `docs/GLOSSARY.md` is printed from `assets/locales/glossary`. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { own } from '../../kit/own.ts';
import { assetFile } from '../../files.ts';
import { whenNeeded } from '../../i18n/catalogues.ts';
import { type Locale, autonym } from '../../i18n/locales.ts';
import type { Sentences } from '../../i18n/sentence.ts';
import type { Finding } from './findings.ts';
import { formsOf } from './plurals.ts';
import { ENGLISH } from './translation.ts';
import { TERMS } from './terms.ts';

const entry = z.strictObject({
  /** The word as in a dictionary. */
  word: z.string().min(1),
  /** Beginnings of its forms and related words in lower case; a sentence needs any of them. */
  stems: z.array(z.string().min(1)).min(1),
  /** Who uses it so; left out if unknown. */
  source: z.string().optional(),
  /** Sentences that rightly do without it. */
  unless: z.array(z.string()).optional(),
});
const glossary = z.record(z.string(), entry);

export type Glossary = z.infer<typeof glossary>;

export function glossaryOf(locale: Locale): Glossary {
  const file = assetFile(`locales/glossary/${locale}.json`);
  return glossary.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const prose = (text: string): string => text.replaceAll(/\{\w+\}|`[^`]*`/gu, ' ').toLowerCase();

const proseOf = (catalogue: Sentences, key: string): string =>
  formsOf(own(catalogue, key) ?? '')
    .map(([, text]) => prose(text))
    .join('\n');

const spokenOf = whenNeeded((): readonly (readonly [term: string, keys: readonly string[]])[] => {
  const keys = Object.keys(ENGLISH).filter((key) => !key.startsWith('name.'));
  const said = keys.map((key) => [key, proseOf(ENGLISH, key)] as const);
  return Object.entries(TERMS).map(([term, spoken]) => [
    term,
    said.filter(([, text]) => spoken.test(text)).map(([key]) => key),
  ]);
});

export const unexplained = (words: Glossary): readonly string[] =>
  Object.keys(TERMS).filter((term) => !Object.hasOwn(words, term));

export const unsourced = (words: Glossary): readonly string[] =>
  Object.keys(TERMS).filter((term) => Object.hasOwn(words, term) && !own(words, term)?.source);

export function termFindings(catalogue: Sentences, words: Glossary): readonly Finding[] {
  return spokenOf().flatMap(([term, keys]) => {
    const { stems = [], unless = [], word = '' } = own(words, term) ?? {};
    if (stems.length === 0) return [];
    const does = (key: string): boolean => {
      const text = proseOf(catalogue, key);
      return stems.some((stem) => text.includes(stem));
    };
    return keys
      .filter((key) => Object.hasOwn(catalogue, key) && !unless.includes(key) && !does(key))
      .map((key) => ({ key, says: `mentions a ${term} without “${word}” (${stems.join(', ')})` }));
  });
}

export function glossaryPage(locales: readonly Locale[]): string {
  const sections = locales.map((locale) => {
    const words = glossaryOf(locale);
    const rows = Object.keys(TERMS).map((term) => {
      const { word = '', source = '' } = own(words, term) ?? {};
      return `| ${term} | ${word} | ${source} |`;
    });
    return [`## ${autonym(locale)}`, '', '| term | word | source |', '| --- | --- | --- |', ...rows, ''].join(
      '\n',
    );
  });
  return [
    '# The field’s words',
    '',
    'The words of each language’s federations and players. Printed by',
    '`npx crownhead locales --glossary` from `assets/locales/glossary`; `npx crownhead locales` checks the catalogs against it.',
    '',
    ...sections,
  ].join('\n');
}
