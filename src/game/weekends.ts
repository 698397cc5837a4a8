/** Weekends as pauses: Saturday and Sunday where the players are, which last 47 or 49 hours when the clocks change. */
import type { Pauses } from './span.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** The weekends in a time zone of the IANA database, such as `Europe/Berlin`. Throws on a zone that does not exist. */
export const weekendsIn =
  (zone: string): Pauses =>
  (at) => {
    const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay();
    const daysAhead = today.dayOfWeek === SUNDAY ? -1 : SATURDAY - today.dayOfWeek;
    const saturday = today.add({ days: daysAhead }).startOfDay();
    const monday = saturday.add({ days: 2 }).startOfDay();
    return { from: saturday.epochMilliseconds, to: monday.epochMilliseconds };
  };
