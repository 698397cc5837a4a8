/** `assets/locales/hashes` has a hash of the English sentence that each translation is based on. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { own } from '../../kit/own.ts';
import { assetFile } from '../../files.ts';
import { catalogueIn, whenNeeded } from '../../i18n/catalogues.ts';
import { en } from '../../i18n/en.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Sentence, Sentences } from '../../i18n/sentence.ts';

type Hashes = Readonly<Record<string, string>>;

export interface Translation {
  readonly sentences: Sentences;
  readonly hashes: Hashes;
}

interface ToDo {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly orphaned: readonly string[];
}

export const ENGLISH: Sentences = en;

const isEnglish = (key: string): boolean => Object.hasOwn(ENGLISH, key);

const hashOf = (sentence: Sentence): string =>
  createHash('sha256').update(JSON.stringify(sentence)).digest('hex').slice(0, 8);

const englishHashes = whenNeeded(
  () => new Map(Object.entries(ENGLISH).map(([key, sentence]) => [key, hashOf(sentence)])),
);

const englishHash = (key: string): string => englishHashes().get(key) ?? hashOf('');

export const hashFile = (locale: Locale): URL => assetFile(`locales/hashes/${locale}.json`);

export const translationOf = (locale: Locale): Translation =>
  locale === 'en'
    ? upToDate(ENGLISH)
    : {
        sentences: catalogueIn(locale),
        hashes: z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(hashFile(locale), 'utf8'))),
      };

export const upToDate = (sentences: Sentences): Translation => ({
  sentences,
  hashes: Object.fromEntries(Object.keys(sentences).map((key) => [key, englishHash(key)])),
});

const isCurrent = ({ hashes }: Translation, key: string): boolean =>
  isEnglish(key) && own(hashes, key) === englishHash(key);

/** The translations of current English sentences. They must follow all rules. */
export const currentOf = (translation: Translation): Sentences =>
  Object.fromEntries(Object.entries(translation.sentences).filter(([key]) => isCurrent(translation, key)));

export function toDoOf(translation: Translation): ToDo {
  const keys = Object.keys(translation.sentences);
  return {
    missing: Object.keys(ENGLISH).filter((key) => !Object.hasOwn(translation.sentences, key)),
    stale: keys.filter((key) => isEnglish(key) && !isCurrent(translation, key)),
    orphaned: keys.filter((key) => !isEnglish(key)),
  };
}

export function merged(old: Translation, added: Sentences): Translation {
  const fresh = upToDate(added);
  const sentences: Sentences = { ...old.sentences, ...fresh.sentences };
  const hashes = { ...old.hashes, ...fresh.hashes };
  const keys = Object.keys(ENGLISH).filter((key) => Object.hasOwn(sentences, key));
  return {
    sentences: Object.fromEntries(keys.map((key) => [key, own(sentences, key) ?? ''])),
    hashes: Object.fromEntries(keys.map((key) => [key, own(hashes, key) ?? ''])),
  };
}
