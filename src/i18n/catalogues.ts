/**
 * English is code, and defines the types of keys and placeholders. Others are read on first use.
 */
import { readFileSync } from 'node:fs';
import { assetFile } from '../files.ts';
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import type { Sentences } from './sentence.ts';

export const catalogueIn = (locale: Locale): Sentences =>
  locale === 'en' ? en : JSON.parse(readFileSync(assetFile(`locales/${locale}.json`), 'utf8'));

/** Created when first needed: a starting bot uses few sentences per language and no counts. */
export function whenNeeded<T extends object | string>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
