/** The sentences of the page, from the catalog of the bot. */
import type { en } from '../../i18n/en.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Holes, type Sentences, type Values, fill, isolated } from '../../i18n/sentence.ts';
import { own } from '../../kit/own.ts';

type English = typeof en;
type Key = keyof English;

type Rest<K extends Key> = [Holes<English[K]>] extends [never] ? [] : [values: Values<English[K]>];

export interface PageSay {
  <K extends Key>(key: K, ...rest: Rest<K>): string;
  list(items: readonly string[], joint: 'conjunction' | 'disjunction'): string;
}

/** Discord's bold and small text, in sentences that the bot uses too. */
const MARKDOWN = /\*\*|^(?:-#|#+) /gu;

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

export function makePageSay(locale: Locale, sentences: Sentences): PageSay {
  // Created when needed, because on a phone this takes longer than the rest of the first board.
  const plurals = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const lists = {
    conjunction: once(() => new Intl.ListFormat(locale)),
    disjunction: once(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };
  const say = <K extends Key>(key: K, ...rest: Rest<K>): string => {
    const values: Readonly<Record<string, string | number>> = rest[0] ?? {};
    const sentence = own(sentences, key);
    if (sentence === undefined) throw new Error(`expected a sentence of the page, got ${key}`);
    const text =
      typeof sentence === 'string'
        ? sentence
        : (own(sentence, plurals().select(Number(values['count']))) ?? sentence.other);
    const filled = fill(text, (hole) => {
      const value = own(values, hole);
      return typeof value === 'number' ? numbers().format(value) : value;
    });
    return filled.replaceAll(MARKDOWN, '');
  };
  return Object.assign(say, {
    list: (items: readonly string[], joint: 'conjunction' | 'disjunction') =>
      lists[joint]().format(items.map(isolated)),
  });
}
