/** Names of days, in English and in the reader's language: today, tomorrow, Friday. */
import { DAY } from './span.ts';

const MONDAY = Date.UTC(2026, 0, 5, 12);
const WEEK = 7;

/** A weekday (1 is Monday), or a number of days from today. */
type Named = { readonly weekday: number } | { readonly ahead: number };

/** Ukrainian names for Friday and Sunday have an apostrophe, which people type in several ways. */
const bare = (name: string): string => name.toLowerCase().replace(/\.$/u, '').replaceAll(/['’ʼ]/gu, '');

function namesIn(locale: string): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  for (let weekday = 1; weekday <= WEEK; weekday += 1)
    for (const style of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
      names.set(bare(format.format(MONDAY + (weekday - 1) * DAY)), { weekday });
    }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const ahead of [0, 1]) names.set(bare(relative.format(ahead, 'day')), { ahead });
  return names;
}

const known = new Map<string, ReadonlyMap<string, Named>>();

function namesOf(locale: string): ReadonlyMap<string, Named> {
  const names = known.get(locale) ?? namesIn(locale);
  known.set(locale, names);
  return names;
}

/** The days that the name may mean, nearest first. A weekday may be this week's or next week's. */
export function daysNamed(
  name: string,
  today: Temporal.PlainDate,
  locale: string,
): readonly Temporal.PlainDate[] {
  const named = namesOf('en').get(bare(name)) ?? namesOf(locale).get(bare(name));
  if (!named) return [];
  if ('ahead' in named) return [today.add({ days: named.ahead })];
  const next = today.add({ days: (named.weekday - today.dayOfWeek + WEEK) % WEEK });
  return [next, next.add({ weeks: 1 })];
}
