/** Which plural forms a language has, as far as the bot counts: whole numbers to a thousand. */
import type { Sentence } from '../../i18n/sentence.ts';

const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

/** The forms of a sentence by their names; a plain text is its one form, `other`. */
export const formsOf = (sentence: Sentence): readonly (readonly [form: string, text: string])[] =>
  typeof sentence === 'string' ? [['other', sentence]] : Object.entries(sentence);

/** How many of the numbers take each form, for a language. */
function tally(locale: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(locale);
  const counts = new Map<string, number>();
  for (const number of NUMBERS) {
    const form = rules.select(number);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

/** Counted once a language: it is asked of every sentence. */
const tallies = new Map<string, ReadonlyMap<string, number>>();

function tallyOf(locale: string): ReadonlyMap<string, number> {
  const counts = tallies.get(locale) ?? tally(locale);
  tallies.set(locale, counts);
  return counts;
}

/** The forms a counted sentence must have, and those it may have besides (as for millions). */
export function neededForms(locale: string): {
  readonly required: readonly string[];
  readonly possible: readonly string[];
} {
  return {
    required: [...new Set([...tallyOf(locale).keys(), 'other'])],
    possible: new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
  };
}

/** Whether the form is taken for more than one number, as Russian's `one` is for 1, 21 and 31. */
export const standsForMany = (locale: string, form: string): boolean => (tallyOf(locale).get(form) ?? 0) > 1;
