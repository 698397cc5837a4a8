/**
 * `say('key', { hole: value })`: the one way in which the bot makes a sentence.
 *
 * A `Say` is bound to a language once, where the reader is known, and handed down; nothing below knows of locales.
 */
import { CATALOGUES } from './catalogues.ts';
import { withCommandNames } from './commandNames.ts';
import { en } from './en.ts';
import { localeFor } from './locales.ts';
import type { Locale } from './locales.ts';
import { pseudo, PSEUDO_LOCALE } from './pseudo.ts';
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
  /** Joins items as the language does: "a, b and c", "a, b or c", or plainly "a, b, c", which a sentence may go on from. */
  list(items: readonly string[], joint: 'and' | 'or' | 'plain'): string;
}

const LIST_TYPES = { and: 'conjunction', or: 'disjunction' } as const;

/** What stands between items when no "and" is due; `Intl` has no list without one in most languages. */
const commaOf = (locale: Locale): string =>
  new Intl.ListFormat(locale).formatToParts(['a', 'b', 'c']).find(({ type }) => type === 'literal')?.value ??
  ', ';

/**
 * A `Say` over any catalogue, such as a translator's; what that lacks is said in English. Throws on a key or hole that the
 * types could not see.
 */
export function makeSay(locale: Locale, translated: Sentences): Say {
  const catalogue = withCommandNames({ ...en, ...translated });
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const comma = commaOf(locale);

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
      joint === 'plain'
        ? items.join(comma)
        : new Intl.ListFormat(locale, { type: LIST_TYPES[joint] }).format(items),
  });
}

/** Made when first asked for: a test or a tool needs one language, and a bot seldom all. */
const made = new Map<string, Say>();

const makeFor = (tag: Locale | typeof PSEUDO_LOCALE): Say =>
  tag === PSEUDO_LOCALE ? makeSay('en', pseudo(en)) : makeSay(tag, CATALOGUES[tag]);

/** The `Say` for one of Discord's locales; English where we do not speak the language. */
export function sayIn(discordLocale: string): Say {
  const tag = discordLocale === PSEUDO_LOCALE ? discordLocale : localeFor(discordLocale);
  const say = made.get(tag) ?? makeFor(tag);
  made.set(tag, say);
  return say;
}
