/** The spans of time that boards are for, in UTC: a server's members live in many zones, and all must read one board. */

export const SPANS = ['week', 'month', 'year', 'ever'] as const;
/** This week (from Monday), this month, this year, or since the first game. */
export type Span = (typeof SPANS)[number];

const DAY = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;
/** The first of January 1970 was a Thursday: so many days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/** The first instant (ms) of the day in which an instant lies. */
export const startOfDay = (at: number): number => Math.floor(at / DAY) * DAY;

/** The day of the week, from 0 for Monday. */
export const weekdayOf = (at: number): number => (Math.floor(at / DAY) + DAYS_AFTER_MONDAY) % DAYS_A_WEEK;

/** The first instant (ms) of the span in which an instant lies. */
export function startOf(span: Span, at: number): number {
  const date = new Date(at);
  switch (span) {
    case 'week':
      return startOfDay(at) - weekdayOf(at) * DAY;
    case 'month':
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
    case 'year':
      return Date.UTC(date.getUTCFullYear(), 0);
    case 'ever':
      break;
  }
  return 0;
}
