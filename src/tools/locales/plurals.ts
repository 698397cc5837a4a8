/** Which plural forms a language has, as far as the bot counts: whole numbers to a thousand. */
import type { Sentence } from '../../i18n/sentence.ts';

const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

/** The forms of a sentence by their names; a plain text is its one form, `other`. */
export const formsOf = (sentence: Sentence): readonly (readonly [form: string, text: string])[] =>
  typeof sentence === 'string' ? [['other', sentence]] : Object.entries(sentence);

/** The forms a counted sentence must have, and those it may have besides (as for millions). */
export function neededForms(locale: string): {
  readonly required: readonly string[];
  readonly possible: readonly string[];
} {
  const rules = new Intl.PluralRules(locale);
  return {
    required: [...new Set([...NUMBERS.map((number) => rules.select(number)), 'other'])],
    possible: rules.resolvedOptions().pluralCategories,
  };
}

/** Whether the form is taken for more than one number, as Russian's `one` is for 1, 21 and 31. */
export function standsForMany(locale: string, form: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return NUMBERS.filter((number) => rules.select(number) === form).length > 1;
}
