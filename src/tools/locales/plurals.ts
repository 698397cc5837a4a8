/** Checks all whole numbers up to a thousand. */
import type { Sentence } from '../../i18n/sentence.ts';

const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

export const formsOf = (sentence: Sentence): readonly (readonly [form: string, text: string])[] =>
  typeof sentence === 'string' ? [['other', sentence]] : Object.entries(sentence);

function tally(locale: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(locale);
  const counts = new Map<string, number>();
  for (const number of NUMBERS) {
    const form = rules.select(number);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

const tallies = new Map<string, ReadonlyMap<string, number>>();

function tallyOf(locale: string): ReadonlyMap<string, number> {
  const counts = tallies.get(locale) ?? tally(locale);
  tallies.set(locale, counts);
  return counts;
}

export function neededForms(locale: string): {
  readonly required: readonly string[];
  readonly possible: readonly string[];
} {
  return {
    required: [...new Set([...tallyOf(locale).keys(), 'other'])],
    possible: new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
  };
}

/** Whether several numbers have this form. In Russian, 1, 21 and 31 all have `one`. */
export const standsForMany = (locale: string, form: string): boolean => (tallyOf(locale).get(form) ?? 0) > 1;
