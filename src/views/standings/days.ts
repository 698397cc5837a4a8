/** Days and hours as boards and charts name them: in UTC, as the boards count, and in digits where no words go. */
import type { Say } from '../../i18n/say.ts';

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
