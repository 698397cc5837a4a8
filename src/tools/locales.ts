import { LOCALES, isLocale, type Locale } from '../i18n/locales.ts';
import { readCommandLine, refuse, reasonOf } from './commandLine.ts';
import { check, checkUse } from './locales/check.ts';
import { own } from '../kit/own.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Plural, type Sentences, fill, type Sentence } from '../i18n/sentence.ts';
import { hashFile, merged, translationOf, ENGLISH, toDoOf } from './locales/translation.ts';
import { catalogueIn } from '../i18n/catalogues.ts';
import { asSeen } from './locales/preview.ts';
import { usualOf } from './locales/examples.ts';
import { formsOf } from './locales/plurals.ts';

const filled = (locale: Locale, key: string, text: string): string =>
  asSeen(
    locale,
    fill(text, (hole) => usualOf(hole, key) ?? `{${hole}}`),
  );

function show(locale: Locale, prefix: string): void {
  const catalogue = catalogueIn(locale);
  for (const [key, english] of Object.entries(ENGLISH).filter(([name]) => name.startsWith(prefix))) {
    console.log(`\n${key}`);
    if (locale !== 'en') printForms('en', key, english);
    printForms(locale, key, own(catalogue, key) ?? '(missing)');
  }
}

function printForms(locale: Locale, key: string, sentence: Sentence): void {
  for (const [form, text] of formsOf(sentence)) {
    const label = typeof sentence === 'string' ? locale : `${locale} ${form}`;
    console.log(`  ${label.padEnd(10)} ${filled(locale, key, text).replaceAll('\n', '⏎')}`);
  }
}

interface Task {
  readonly english: Sentence;
  readonly before?: Sentence;
}

function worksheet(locale: Locale): Readonly<Record<string, Task>> {
  const translation = translationOf(locale);
  const { missing, stale } = toDoOf(translation);
  const open = new Set([...missing, ...stale]);
  return Object.fromEntries(
    Object.entries(ENGLISH)
      .filter(([key]) => open.has(key))
      .map(([key, english]) => {
        const before = own(translation.sentences, key);
        return [key, before === undefined ? { english } : { english, before }];
      }),
  );
}

const forms = z.record(z.string(), z.string());
const plural = z.custom<Plural>((value) => forms.safeParse(value).data?.['other'] !== undefined);
const sentences = z.record(z.string(), z.union([z.string(), plural]));

const write = (file: URL, content: unknown): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

function save(locale: Locale, added: Sentences): void {
  const translation = merged(translationOf(locale), added);
  write(new URL(`../${locale}.json`, hashFile(locale)), translation.sentences);
  write(hashFile(locale), translation.hashes);
}

function read(file: string): Sentences {
  try {
    return sentences.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return refuse(`${file} is not a JSON object of translations by key: ${reasonOf(error)}`);
  }
}

const merge = (locale: Locale, file: string): void => save(locale, file === '' ? {} : read(file));

function confirm(locale: Locale, keys: readonly string[]): void {
  const all = translationOf(locale).sentences;
  const unknown = keys.filter((key) => !Object.hasOwn(all, key));
  if (keys.length === 0 || unknown.length > 0)
    refuse(`Name keys that ${locale} translates. ${unknown.join(', ')}`.trim());
  save(locale, Object.fromEntries(keys.map((key) => [key, own(all, key) ?? ''])));
}

const { values, positionals } = readCommandLine({
  options: {
    release: { type: 'boolean' },
    show: { type: 'boolean' },
    todo: { type: 'boolean' },
    merge: { type: 'boolean' },
    confirm: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [language, ...rest] = positionals;
const [prefix = ''] = rest;

if (language !== undefined && !isLocale(language))
  refuse(`There is no catalog “${language}”. Use one of ${LOCALES.join(', ')}`);

if (language === undefined && (values.show || values.todo || values.merge || values.confirm))
  refuse('Which language? npx crownhead locales ru --todo');

if (language && values.show) show(language, prefix);
else if (language && values.todo) console.log(JSON.stringify(worksheet(language), null, 2));
else if (language && values.merge) merge(language, prefix);
else if (language && values.confirm) confirm(language, rest);
else {
  const counts = (language ? [language] : LOCALES).map((locale) => check(locale, language !== undefined));
  const wrong = counts.reduce((sum, count) => sum + count.wrong, 0) + checkUse();
  const open = counts.reduce((sum, count) => sum + count.open, 0);
  console.log(`${wrong} wrong, ${open} to do`);
  process.exitCode = wrong > 0 || (values.release && open > 0) ? 1 : 0;
}
