import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { holesOf } from '../../src/i18n/sentence.ts';
import type { Sentence } from '../../src/i18n/sentence.ts';

const CATALOGUES: Readonly<Record<(typeof LOCALES)[number], Readonly<Record<string, Sentence>>>> = { en };

/** Discord's limits for what a key's text becomes (characters), where a hole may add a move or a name. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^name\./u, 32],
  [/^command\./u, 100],
  [/^variant\./u, 40],
  [/^button\./u, 60],
  [/^menu\./u, 120],
  [/^(?:move|piece|games\.choice)\b/u, 60],
  [/./u, 400],
];

const formsOf = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence);

describe.each(LOCALES)('the catalogue in %s', (locale) => {
  const entries = Object.entries(CATALOGUES[locale]);

  test.each(entries)('%s is short enough for Discord', (key, sentence) => {
    const limit = LIMITS.find(([keys]) => keys.test(key))?.[1] ?? 0;
    for (const form of formsOf(sentence)) {
      expect(form.length).toBeGreaterThan(0);
      expect(form.length).toBeLessThanOrEqual(limit);
    }
  });

  const counted = entries.flatMap(([key, sentence]) =>
    typeof sentence === 'string' ? [] : [[key, sentence] as const],
  );

  test.each(counted)('%s has exactly the plural forms of the language', (_, forms) => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    expect(Object.keys(forms).sort()).toEqual([...categories].sort());
  });

  test.each(counted)('%s has the same holes in every form, the count aside', (_, forms) => {
    const holes = formsOf(forms).map((form) =>
      holesOf(form)
        .filter((hole) => hole !== 'count')
        .sort(),
    );
    for (const other of holes) expect(other).toEqual(holes[0]);
  });

  test.each(entries)('%s has no broken hole', (_, sentence) => {
    for (const form of formsOf(sentence)) expect(form.replaceAll(/\{\w+\}/gu, '')).not.toMatch(/[{}]/u);
  });
});
