import { own } from '../../kit/own.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import type { Plural, Sentences } from '../../i18n/sentence.ts';
import { reasonOf, refuse } from '../commandLine.ts';
import { hashFile, merged, translationOf } from './translation.ts';

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
    return refuse(`${file} is no JSON object of translations by key: ${reasonOf(error)}`);
  }
}

export const merge = (locale: Locale, file: string): void => save(locale, file === '' ? {} : read(file));

export function confirm(locale: Locale, keys: readonly string[]): void {
  const all = translationOf(locale).sentences;
  const unknown = keys.filter((key) => !Object.hasOwn(all, key));
  if (keys.length === 0 || unknown.length > 0)
    refuse(`Name keys that ${locale} translates. ${unknown.join(', ')}`.trim());
  save(locale, Object.fromEntries(keys.map((key) => [key, own(all, key) ?? ''])));
}
