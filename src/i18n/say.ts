/**
 * `say('key', { hole: value })`: the one way in which the bot makes a sentence.
 *
 * A `Say` is bound to a language once, where the reader is known, and handed down; nothing below knows of locales.
 */
import { en } from './en.ts';
import { localeFor } from './locales.ts';
import type { Locale } from './locales.ts';
import { fill } from './sentence.ts';
import type { Holes, Sentences, Values } from './sentence.ts';

type English = typeof en;

/** The key of a sentence. */
export type Key = keyof English;

/** The arguments after the key: none when the sentence has no hole. */
type Rest<K extends Key> = [Holes<English[K]>] extends [never] ? [] : [values: Values<English[K]>];

/** Says sentences in one language. */
export interface Say {
  <K extends Key>(key: K, ...rest: Rest<K>): string;
  readonly locale: Locale;
  /** Joins items as the language does: "a, b and c", "a, b or c", or plainly "a, b, c". */
  list(items: readonly string[], joint: 'and' | 'or' | 'plain'): string;
}

const LIST_TYPES = { and: 'conjunction', or: 'disjunction', plain: 'unit' } as const;

/** A `Say` over any catalogue, such as a translator's. Throws on a key or hole that the types could not see. */
export function makeSay(locale: Locale, catalogue: Sentences): Say {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  const textOf = (key: Key, values: Readonly<Record<string, string | number>>): string => {
    const sentence = catalogue[key];
    if (sentence === undefined) throw new Error(`no sentence ${key} in ${locale}`);
    if (typeof sentence === 'string') return sentence;
    return sentence[plurals.select(Number(values['count']))] ?? sentence.other;
  };

  const say = <K extends Key>(key: K, ...rest: Rest<K>): string => {
    const values: Readonly<Record<string, string | number>> = rest[0] ?? {};
    return fill(textOf(key, values), (hole) => {
      const value = values[hole];
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };

  return Object.assign(say, {
    locale,
    list: (items: readonly string[], joint: 'and' | 'or' | 'plain') =>
      new Intl.ListFormat(locale, { type: LIST_TYPES[joint] }).format(items),
  });
}

const SAYS: Readonly<Record<Locale, Say>> = { en: makeSay('en', en) };

/** The `Say` for one of Discord's locales; English where we do not speak the language. */
export const sayIn = (discordLocale: string): Say => SAYS[localeFor(discordLocale)];
