/**
 * `say('key', { hole: value })`: the one way in which the bot makes a sentence.
 *
 * A `Say` is bound to a language once, where the reader is known, and handed down; nothing below knows of locales.
 */
import { catalogueIn } from './catalogues.ts';
import { renamingBy } from './commandNames.ts';
import { en } from './en.ts';
import { localeFor, partsOf } from './locales.ts';
import type { Locale } from './locales.ts';
import { pseudo, PSEUDO_LOCALE } from './pseudo.ts';
import { allHolesOf, fill } from './sentence.ts';
import type { Holes, Sentence, Sentences, Values } from './sentence.ts';
import { whenNeeded } from './whenNeeded.ts';
import { own } from '../draughts/own.ts';

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

const ENGLISH: Sentences = en;

/** Whether its holes are filled: a translation of older English may have some that nobody fills any more. */
function isSayable(key: Key, sentence: Sentence): boolean {
  const filled = allHolesOf(en[key]);
  return allHolesOf(sentence).every((hole) => filled.includes(hole));
}

/**
 * A `Say` over any catalogue, such as a translator's; what that lacks is said in English. Commands are called as in `names`,
 * the catalogue of Discord's language. Throws on a key or hole that the types could not see.
 */
export function makeSay(locale: Locale, translated: Sentences, names: Sentences = translated): Say {
  const renamed = renamingBy(names, en);
  /** Made when first said: a bot that starts needs hundreds of names in each language, and of the thousands of sentences none. */
  const ready = new Map<Key, Sentence>();
  const plurals = whenNeeded(() => new Intl.PluralRules(locale));
  const comma = whenNeeded(() => commaOf(locale));
  const numbers = whenNeeded(() => new Intl.NumberFormat(locale));

  const sentenceOf = (key: Key): Sentence => {
    const known = ready.get(key);
    if (known !== undefined) return known;
    if (own(ENGLISH, key) === undefined) throw new Error(`no sentence ${key} in ${locale}`);
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
      joint === 'plain'
        ? items.join(comma())
        : new Intl.ListFormat(locale, { type: LIST_TYPES[joint] }).format(items),
  });
}

/** Made when first asked for: a test or a tool needs one language, and a bot seldom all. */
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

/**
 * The `Say` for a reader's locale, which is one of Discord's, alone or behind a language of ours (`readingIn`); English
 * where we do not speak the language.
 */
export function sayIn(locale: string): Say {
  const { language, discords } = partsOf(locale);
  const tag = tagOf(language);
  const shown = tagOf(discords);
  const key = `${tag} ${shown}`;
  const say = made.get(key) ?? makeFor(tag, shown);
  made.set(key, say);
  return say;
}

/** Lets go of all languages but those that somebody is just speaking: they are read again when they are next spoken. */
export const forgetLanguages = (): void => made.clear();
