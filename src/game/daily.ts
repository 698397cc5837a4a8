/** Once a day at an hour, by the clock on somebody's wall. */

/** The next instant after `at` (ms since 1970) at which it is this hour in a time zone (IANA). */
export function nextDaily(at: number, hour: number, zone: string): number {
  const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const today = now.withPlainTime({ hour });
  const next = today.epochMilliseconds > at ? today : now.add({ days: 1 }).withPlainTime({ hour });
  return next.epochMilliseconds;
}
