/** Reveals text that isn't in the catalog, and places where a longer language wouldn't fit. */
import { mapTexts } from './commandNames.ts';
import { limitOf } from './limits.ts';
import type { Sentences } from './sentence.ts';

/** CLDR's tag for accented English, for tests and the playground. Discord never sends it. */
export const PSEUDO_LOCALE = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'äƀčđëƒğħíĵķłɱñöƥɋřšŧüṽŵẋýžÄɃČĐËƑĞĦÍĴĶŁṀÑÖƤɊŘŠŦÜṼŴẊÝŽ';
const ACCENTS = new Map(
  Array.from(PLAIN, (letter, index) => [letter, Array.from(ACCENTED)[index] ?? letter]),
);

const KEPT = /(\{\w+\}|`[^`]*`|^-# |^#+ )/mu;

const accent = (text: string): string => Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join('');

const letters = (text: string): number => Array.from(text).length;

const FILLED = 30;

function lengthened(text: string, limit: number): string {
  const holes = text.match(/\{\w+\}/gu)?.length ?? 0;
  const room = limit - letters(text) - holes * FILLED - 1;
  const wanted = Math.min(Math.ceil(letters(text) * 0.4), room);
  return wanted > 0 ? `${text} ${'ẋ'.repeat(wanted)}` : text;
}

function pseudoText(text: string, key: string): string {
  if (key.startsWith('name.')) return accent(text);
  const accented = text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : accent(part)))
    .join('');
  return lengthened(accented, limitOf(key));
}

export const pseudo = (catalogue: Sentences): Sentences => mapTexts(catalogue, pseudoText);
