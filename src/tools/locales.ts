/**
 * For translators: what a language still lacks, and how its sentences look.
 *
 *     npm run locales                       what is missing, unused, too long or malformed, in every language
 *     npm run locales -- ru                 the same for one
 *     npm run locales -- ru --show [rules]  its sentences (whose keys begin so) beside English, with examples in the holes
 *     npm run locales -- ru --todo          what is missing, as JSON to be filled in and put into its file
 *     npm run locales -- ru --merge [FILE]  takes the sentences of a JSON file into its catalogue, and puts that in order
 *     npm run locales -- --glossary         the words of the field in all languages, as docs/GLOSSARY.md
 *
 * Exit code 1 when something is wrong.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CATALOGUES } from '../i18n/catalogues.ts';
import { en } from '../i18n/en.ts';
import { isLocale, LOCALES } from '../i18n/locales.ts';
import type { Locale } from '../i18n/locales.ts';
import { fill } from '../i18n/sentence.ts';
import type { Sentence, Sentences } from '../i18n/sentence.ts';
import { usualOf } from './locales/examples.ts';
import { findingsOf } from './locales/findings.ts';
import { glossaryOf, glossaryPage, termFindings } from './locales/glossary.ts';
import { formsOf } from './locales/plurals.ts';
import { unusedKeys } from './locales/unused.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const USAGE = `Use: npm run locales [-- LANGUAGE [--show [KEY] | --todo | --merge [FILE]]] | -- --glossary; languages: ${LOCALES.join(', ')}`;

const ENGLISH: Sentences = en;
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

const filled = (text: string): string => fill(text, (hole) => usualOf(hole) ?? `{${hole}}`);

function show(locale: Locale, prefix: string): void {
  for (const [key, english] of Object.entries(ENGLISH).filter(([name]) => name.startsWith(prefix))) {
    console.log(`\n${key}`);
    if (locale !== 'en') printForms('en', english);
    printForms(locale, CATALOGUES[locale][key] ?? '(missing)');
  }
}

function printForms(locale: string, sentence: Sentence): void {
  for (const [form, text] of formsOf(sentence)) {
    const label = typeof sentence === 'string' ? locale : `${locale} ${form}`;
    console.log(`  ${label.padEnd(10)} ${filled(text).replaceAll('\n', '⏎')}`);
  }
}

/** Only what English says is kept, in its order; what the file says goes before what the catalogue said. */
function merge(locale: Locale, file: string): void {
  const added: Sentences = file === '' ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const all: Sentences = { ...CATALOGUES[locale], ...added };
  const ordered = Object.keys(ENGLISH).flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]]));
  writeFileSync(
    `${ROOT}assets/locales/${locale}.json`,
    `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`,
  );
}

function todo(locale: Locale): void {
  const missing = Object.entries(ENGLISH).filter(([key]) => !Object.hasOwn(CATALOGUES[locale], key));
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2));
}

/** Prints what is wrong and gives how much it is. */
function check(locale: Locale): number {
  const catalogue = CATALOGUES[locale];
  const terms = locale === 'en' ? [] : termFindings(catalogue, glossaryOf(locale));
  const findings = [...findingsOf(locale, catalogue), ...terms];
  const said = Object.keys(CATALOGUES[locale]).length;
  console.log(`${locale}: ${said} sentences, ${findings.length} findings`);
  for (const { key, says } of findings) console.log(`  ${key} ${says}`);
  return findings.length;
}

/** The commands' own names and words are looked up by the commands' names, which are no literals. */
function checkUse(): number {
  const files = globSync('{src,commands}/**/*.ts', { cwd: ROOT }).filter((file) => !file.includes('i18n/en'));
  const sources = files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8'));
  const keys = Object.keys(ENGLISH).filter((key) => !/^(?:name|command)\./u.test(key));
  const unused = unusedKeys(keys, sources);
  for (const key of unused) console.log(`en: nothing says ${key}`);
  return unused.length;
}

const { values, positionals } = parseArgs({
  options: {
    show: { type: 'boolean' },
    todo: { type: 'boolean' },
    merge: { type: 'boolean' },
    glossary: { type: 'boolean' },
  },
  allowPositionals: true,
  strict: false,
});
const [language, prefix = ''] = positionals;

if (language !== undefined && !isLocale(language)) {
  console.error(`I do not speak “${language}”. ${USAGE}`);
  process.exitCode = 2;
} else if (values['glossary']) console.log(glossaryPage(TRANSLATED).trimEnd());
else if (language && values['show']) show(language, prefix);
else if (language && values['merge']) merge(language, prefix);
else if (language && values['todo']) todo(language);
else {
  const checked: readonly Locale[] = language ? [language] : LOCALES;
  const found = checked.map(check).reduce((sum, count) => sum + count, 0) + checkUse();
  process.exitCode = found > 0 ? 1 : 0;
}
