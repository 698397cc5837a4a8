/**
 * Finds English in texts of another language: runs of plain letters that are neither names nor
 * notation.
 */
import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import { altTextsOf, buttonsOf, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { autonym, LOCALES } from '../../src/i18n/locales.ts';
import { namedOpenings, OPENING_VARIANTS } from '../../src/openings/names.ts';

/** All readable text in a message: texts, alt texts, buttons, menus and their choices. */
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

/** Code, mentions, emoji, timestamps, links, ids, names of channels and time zones. */
const MARKED =
  /```[^]*?```|`[^`]*`|<[@#:t][^>]*>|https?:\/\/\S+|(?<=^## )[0-9a-z]+|(?<=^| )#[\w-]+|\b[A-Z]\w+\/\w+|\bUTC\b/gmu;
const DAY = 86_400_000;

/** English words from `Intl` in lists, dates and durations. These are not our texts. */
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

/** Openings have English names in all languages but Russian, and are quoted with their sources. */
const OPENINGS = OPENING_VARIANTS.flatMap((id) => namedOpenings(variantOf(id)))
  .flatMap(({ name, english = name, alias = [], sources }) => [
    name,
    english,
    ...alias,
    ...sources.map((source) => source.name),
  ])
  .toSorted((one, other) => other.length - one.length);
const OPENING = new RegExp(OPENINGS.map((name) => RegExp.escape(name)).join('|'), 'gu');

export function englishIn(text: string): string | null {
  const words =
    text
      .replaceAll(MARKED, ' ')
      .replaceAll(OPENING, ' ')
      .match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? [];
  return words.find((word) => !NAMES.has(word)) ?? null;
}
