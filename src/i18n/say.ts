/** A `Say` is bound to a language where the reader is known. Code that uses it needs no locale. */
import { own } from '../kit/own.ts';
import { catalogueIn, whenNeeded } from './catalogues.ts';
import { renamingBy } from './commandNames.ts';
import { en } from './en.ts';
import { type Locale, localeFor, partsOf } from './locales.ts';
import { PSEUDO_LOCALE, pseudo } from './pseudo.ts';
import {
  type Holes,
  type Sentence,
  type Sentences,
  type Values,
  allHolesOf,
  fill,
  isolated,
} from './sentence.ts';

type English = typeof en;

export type Key = keyof English;

type Rest<K extends Key> = [Holes<English[K]>] extends [never] ? [] : [values: Values<English[K]>];

export interface Say {
  <K extends Key>(key: K, ...rest: Rest<K>): string;
  readonly locale: Locale;
  /** "a, b and c", "a, b or c", or just "a, b, c" for a sentence that continues. */
  list(items: readonly string[], joint: 'and' | 'or' | 'plain'): string;
}

const commaOf = (locale: Locale): string =>
  new Intl.ListFormat(locale).formatToParts(['a', 'b', 'c']).find(({ type }) => type === 'literal')?.value ??
  ', ';

const ENGLISH: Sentences = en;

/** A translation of an older English sentence may have placeholders that are no longer filled. */
function isSayable(key: Key, sentence: Sentence): boolean {
  const filled = allHolesOf(en[key]);
  return allHolesOf(sentence).every((hole) => filled.includes(hole));
}

/** Commands get their names from `names`. Throws if the types don't know a key or placeholder. */
export function makeSay(locale: Locale, translated: Sentences, names: Sentences = translated): Say {
  const renamed = renamingBy(names, en);
  /** Sentences are prepared on first use, because a starting bot needs few of the thousands. */
  const ready = new Map<Key, Sentence>();
  const plurals = whenNeeded(() => new Intl.PluralRules(locale));
  const comma = whenNeeded(() => commaOf(locale));
  const numbers = whenNeeded(() => new Intl.NumberFormat(locale));
  const lists = {
    and: whenNeeded(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    or: whenNeeded(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };

  const sentenceOf = (key: Key): Sentence => {
    const known = ready.get(key);
    if (known !== undefined) return known;
    if (own(ENGLISH, key) === undefined)
      throw new Error(`expected a sentence ${key}, found none in ${locale}`);
    const translation = own(translated, key);
    const made = renamed(translation !== undefined && isSayable(key, translation) ? translation : en[key]);
    ready.set(key, made);
    return made;
  };

  const textOf = (key: Key, values: Readonly<Record<string, string | number>>): string => {
    const sentence = sentenceOf(key);
    if (typeof sentence === 'string') return sentence;
    return sentence[plurals().select(Number(values['count']))] ?? sentence.other;
  };

  const say = <K extends Key>(key: K, ...rest: Rest<K>): string => {
    const values: Readonly<Record<string, string | number>> = rest[0] ?? {};
    return fill(textOf(key, values), (hole) => {
      const value = own(values, hole);
      return typeof value === 'number' ? numbers().format(value) : value;
    });
  };

  return Object.assign(say, {
    locale,
    list: (items: readonly string[], joint: 'and' | 'or' | 'plain') =>
      joint === 'plain' ? items.map(isolated).join(comma()) : lists[joint]().format(items.map(isolated)),
  });
}

const made = new Map<string, Say>();

type Tag = Locale | typeof PSEUDO_LOCALE;

const tagOf = (locale: string): Tag => (locale === PSEUDO_LOCALE ? locale : localeFor(locale));

const catalogueOf = (tag: Tag): Sentences => (tag === PSEUDO_LOCALE ? pseudo(en) : catalogueIn(tag));

function makeFor(tag: Tag, discords: Tag): Say {
  const catalogue = catalogueOf(tag);
  return makeSay(
    tag === PSEUDO_LOCALE ? 'en' : tag,
    catalogue,
    discords === tag ? catalogue : catalogueOf(discords),
  );
}

export function sayIn(locale: string): Say {
  const { language, discords } = partsOf(locale);
  const tag = tagOf(language);
  const shown = tagOf(discords);
  const key = `${tag} ${shown}`;
  const say = made.get(key) ?? makeFor(tag, shown);
  made.set(key, say);
  return say;
}

export const forgetLanguages = (): void => made.clear();
