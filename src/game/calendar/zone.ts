/** Weekends, hours and days in IANA time zones, such as `Europe/Berlin`. */
import type { Pauses } from './span.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** A weekend lasts 47 or 49 hours if the clocks change. Throws if the zone is unknown. */
export const weekendsIn =
  (zone: string): Pauses =>
  (at) => {
    const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay();
    const daysAhead = today.dayOfWeek === SUNDAY ? -1 : SATURDAY - today.dayOfWeek;
    const saturday = today.add({ days: daysAhead }).startOfDay();
    const monday = saturday.add({ days: 2 }).startOfDay();
    return { from: saturday.epochMilliseconds, to: monday.epochMilliseconds };
  };

export function nextDaily(at: number, hour: number, zone: string): number {
  const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const today = now.withPlainTime({ hour });
  const next = today.epochMilliseconds > at ? today : now.add({ days: 1 }).withPlainTime({ hour });
  return next.epochMilliseconds;
}

/** The end of the day (exclusive). */
export const endOfDay = (at: number, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .startOfDay()
    .add({ days: 1 })
    .startOfDay().epochMilliseconds;
