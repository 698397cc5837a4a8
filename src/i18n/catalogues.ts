/**
 * Where sentences come from. English is code, for keys and holes are typed by it; every other language is one file in
 * `assets/locales`, which a translator can write without knowing the code. It is read when the language is first spoken, for twelve at
 * once would take memory of a bot that is spoken to in two. `npx crownhead locales` says what one lacks.
 */
import { readFileSync } from 'node:fs';
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import type { Sentences } from './sentence.ts';
import { assetFile } from '../files.ts';

/** All sentences of a language, read anew each time. */
export const catalogueIn = (locale: Locale): Sentences =>
  locale === 'en' ? en : JSON.parse(readFileSync(assetFile(`locales/${locale}.json`), 'utf8'));
