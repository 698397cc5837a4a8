/**
 * Dates, durations, numbers, shares and lists as `Intl` writes them in every language, where
 * Crownhead shows them: below charts, on boards and profiles, in menus and sentences. The tables
 * are written by hand, so that a person has reviewed every result.
 */
import { describe, expect, test } from 'vitest';
import { autonym, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { makeSay, sayIn } from '../../src/i18n/say.ts';
import { dateName, dayName, shortDay, weekdayName } from '../../src/views/standings/words.ts';
import { durationName, percent } from '../../src/views/screen/phrases.ts';
import formatsOf from '../fixtures/words/formats.json' with { type: 'json' };
import { catalogueIn } from '../../src/i18n/catalogues.ts';

/**
 * By language: the language's own name; 5 March and 31 May below a chart, and in its text; 5 March
 * 2026; from Monday; less than a second, 90 seconds, 65 minutes, 51 hours, three days; 1,200 and
 * 12,500; two thirds; the lists.
 */
const FORMATS: Readonly<Record<Locale, (typeof formatsOf)['en']>> = formatsOf;

/** In the last minutes of the day, because in half of the world it is already the next day. */
const DATES = [Date.UTC(2026, 2, 5, 23, 50), Date.UTC(2026, 4, 31, 23, 50)] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SPANS = [300, 1.5 * MINUTE, 65 * MINUTE, 51 * HOUR, 72 * HOUR];

describe.each(LOCALES)('formats for %s', (locale) => {
  const say = sayIn(locale);
  const formats = FORMATS[locale];

  test('the name of the language', () => expect(autonym(locale)).toBe(formats.autonym));

  test('days and dates have the expected forms', () => {
    expect(DATES.map((at) => shortDay(say, at))).toEqual(formats.ticks);
    expect(DATES.map((at) => dayName(say, at))).toEqual(formats.days);
    expect(dateName(say, DATES[0])).toBe(formats.date);
  });

  test('weekdays', () => {
    const names = [0, 1, 2, 3, 4, 5, 6].map((weekday) => weekdayName(say, weekday));
    expect(names.join(' ')).toBe(formats.weekdays);
  });

  test('lengths of time', () => expect(SPANS.map((span) => durationName(say, span))).toEqual(formats.spans));

  test('counts and shares', () => {
    const bare = makeSay(locale, { 'stats.total': '{count}' });
    expect([1200, 12_500].map((count) => bare('stats.total', { count }))).toEqual(formats.counts);
    expect(percent(say, 2, 3)).toBe(formats.share);
  });

  test.each(['and', 'or', 'plain'] as const)('a list with %s', (joint) => {
    expect(say.list(['a3', 'b4', 'c5'], joint)).toBe(formats[joint]);
  });
});

/**
 * Words that can't directly precede a date. Sources: Duden, "bis"; RAE, "fecha"; Treccani, "data";
 * Académie française, "date".
 */
const BARE: Readonly<Record<string, RegExp>> = {
  de: /\b(?:bis|von|seit|ab) \{(?:until|moment|from)\}/u,
  es: /\b(?:hasta|desde|del?|antes de) \{(?:until|moment|from)\}(?<!(?:del|el) \{\w+\})/u,
  it: /\b(?:fino a|entro|da|a|dal|al) \{(?:until|moment|from)\}/u,
  fr: /(?:jusqu’à|avant|depuis|de|à) \{(?:until|moment|from)\}/u,
};

const textsOf = (sentence: unknown): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence ?? {}).map(String);

const dated = (locale: Locale): readonly string[] =>
  Object.values(catalogueIn(locale))
    .flatMap(textsOf)
    .filter((text) => /\{(?:until|moment|from)\}/u.test(text));

test.each(LOCALES.filter((locale) => Object.hasOwn(BARE, locale)))('%s', (locale) => {
  expect(dated(locale).length).toBeGreaterThan(5);
  expect(dated(locale).filter((text) => BARE[locale]?.test(text))).toEqual([]);
});
