/** IANA time zones, such as `Europe/Berlin`: names, weekends and hours. */
import type { Pauses } from './span.ts';
import { offsetWritten, zoneCalled } from './zoneNames.ts';

/** The zone of each text that was read, because reading takes a third of a millisecond. */
const known = new Map<string, string | null>();
/** Limits for the cache and for its texts, because strangers can type anything. */
const [MOST_KNOWN, LONGEST] = [1000, 100] as const;

/** Turns `europe/kyiv` into `Europe/Kyiv`. Keeps that name instead of an older equivalent name. */
function named(text: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    const zone = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId;
    return /^[-+]/u.test(timeZone) ? null : zone;
  } catch {
    return null;
  }
}

/**
 * A time zone as people write it: `Europe/Kyiv`, `kyiv`, `MSK`, `UTC+3`, `+5:30`. An offset becomes
 * `+05:30`, which `Intl` and `Temporal` read.
 */
export function parseZone(text: string): string | null {
  if (text.length > LONGEST) return null;
  const seen = known.get(text);
  if (seen !== undefined) return seen;
  const typed = text.trim();
  const zone = named(typed) ?? offsetWritten(typed) ?? zoneCalled(typed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, zone);
  return zone;
}

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
