import { DAY } from '../game/calendar/span.ts';

export const SPANS = ['week', 'month', 'year', 'ever'] as const;
/** Since Monday, since the first day of the month or year, or since the first game. */
export type Span = (typeof SPANS)[number];

const DAYS_A_WEEK = 7;
/** January 1, 1970 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

export const startOfDay = (at: number): number => Math.floor(at / DAY) * DAY;

export const weekdayOf = (at: number): number => (Math.floor(at / DAY) + DAYS_AFTER_MONDAY) % DAYS_A_WEEK;

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
