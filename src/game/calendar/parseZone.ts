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
