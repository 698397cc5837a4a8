/**
 * Finds English in texts of another language: runs of plain letters that are neither names nor
 * notation.
 */
import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import { altTextsOf, buttonsOf, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { autonym, LOCALES } from '../../src/i18n/locales.ts';

/** All readable text of a message: texts, alt texts, buttons, menus and their choices. */
export function wordsOn(message: APIMessage): readonly string[] {
  const menus = menusOf(message);
  const choices = menus.flatMap((menu) => (menu.type === ComponentType.StringSelect ? menu.options : []));
  return [
    textOf(message),
    ...altTextsOf(message),
    ...buttonsOf(message).map(({ label }) => label ?? ''),
    ...menus.map(({ placeholder }) => placeholder ?? ''),
    ...choices.flatMap(({ label, description }) => [label, description ?? '']),
  ];
}

/** Code, mentions, emoji, timestamps, links, names of channels and time zones. */
const MARKED = /```[^]*?```|`[^`]*`|<[@#:t][^>]*>|https?:\/\/\S+|(?<=^| )#[\w-]+|\b[A-Z]\w+\/\w+|\bUTC\b/gu;
const DAY = 86_400_000;

/** English words of `Intl` in lists, dates and durations, which are not ours. */
const DATES = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(month * 31 * DAY),
).concat(
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat('en', { weekday: 'short' }).format(day * DAY),
  ),
);

const DURATIONS = [1, 2].flatMap((count) =>
  new Intl.DurationFormat('en', { style: 'short' })
    .format({ days: count, hours: count, minutes: count, seconds: count })
    .split(/[^a-z]+/u),
);

const PEOPLE = ['Anna', 'Boris', 'Chidi', 'Crownhead', 'Weatherbot'];

const NAMES = new Set([
  ...PEOPLE,
  'and',
  ...DATES,
  ...DURATIONS,
  ...LOCALES.flatMap((locale) => autonym(locale).split(/[^\p{L}]+/u)),
]);

export function englishIn(text: string): string | null {
  const words = text.replace(MARKED, ' ').match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? [];
  return words.find((word) => !NAMES.has(word)) ?? null;
}
