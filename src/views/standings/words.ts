/** Names, shares, days and hours as boards, profiles and charts write them; days in UTC, as the boards count. */
import type { Pool } from '../../rating/record.ts';
import { isolated } from '../../i18n/sentence.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';

/** A line on a phone holds a name of so many letters and a few words. */
const LONGEST_NAME = 24;

/**
 * A player's name as text, never as a mention: boards name people whom the reader's Discord may not know, and would then
 * show as a number. Nothing in it is interpreted. Of a long one as many letters are shown as told, the last of them a dot.
 */
export function shownName(name: string, longest = LONGEST_NAME): string {
  const letters = Array.from(name);
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
  return isolated(plain(short) || '·');
}

/** A share in whole percent. */
export const percent = (say: Say, part: number, whole: number): string =>
  new Intl.NumberFormat(say.locale, { style: 'percent' }).format(whole === 0 ? 0 : part / whole);

/** What a rating or board is about. */
export const poolName = (say: Say, pool: Pool): string =>
  pool === 'all' ? say('pool.all') : say(`variant.${pool}`);

const ZONE = { timeZone: 'UTC', numberingSystem: 'latn' } as const;
/** A Monday, to take the names of weekdays from. */
const A_MONDAY = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60 * 1000;

/** Day and month in digits. */
export const shortDay = (say: Say, at: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, day: 'numeric', month: 'numeric' }).format(at);

/** Day and month as they are read out. */
export const dayName = (say: Say, at: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, day: 'numeric', month: 'short' }).format(at);

/** Day, month and year. */
export const dateName = (say: Say, at: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, dateStyle: 'medium' }).format(at);

/** A weekday in short, from 0 for Monday. */
export const weekdayName = (say: Say, weekday: number): string =>
  new Intl.DateTimeFormat(say.locale, { ...ZONE, weekday: 'short' }).format(A_MONDAY + weekday * DAY);

/** An hour of the day as a clock shows it. */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
