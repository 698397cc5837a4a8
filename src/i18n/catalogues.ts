/**
 * English is code, and gives keys and holes their types. Other languages are read when first used.
 */
import { readFileSync } from 'node:fs';
import { assetFile } from '../files.ts';
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import type { Sentences } from './sentence.ts';

export const catalogueIn = (locale: Locale): Sentences =>
  locale === 'en' ? en : JSON.parse(readFileSync(assetFile(`locales/${locale}.json`), 'utf8'));

/** Built lazily, because a starting bot uses few sentences per language and needs no counts. */
export function whenNeeded<T extends object | string>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
