/** Instants as people write them: `now`, `30m`, `2h`, `3d`, a time of day, a day. */
import { DAY, MINUTE, UNITS } from './span.ts';

const FROM_NOW = /^(?:in |\+)?(\d{1,3}) ?(m|min|minutes?|h|hours?|d|days?|w|weeks?)$/u;
const TIME = /^(\d{1,2}):(\d{2})$/u;
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ t](\d{1,2}:\d{2}))?$/u;

/** Ms since 1970; null if the text is unreadable or the instant is in the past. */
export function instantOf(text: string, zone: string, now: number): number | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  if (words === 'now') return now;
  const [, count, unit = ''] = FROM_NOW.exec(words) ?? [];
  if (count !== undefined) return now + Number(count) * (UNITS.get(unit.charAt(0)) ?? MINUTE);
  const [, day, time = '00:00'] = DAY_AND_TIME.exec(words) ?? [];
  const at = day === undefined ? nextAt(words, zone, now) : onDay(day, time, zone);
  return at !== null && at >= now ? at : null;
}

function nextAt(time: string, zone: string, now: number): number | null {
  if (!TIME.test(time)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const days = [today, today.add({ days: 1 })];
  return days.map((day) => onDay(day.toString(), time, zone)).find((at) => at !== null && at > now) ?? null;
}

function onDay(day: string, time: string, zone: string): number | null {
  try {
    return Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: zone,
      plainTime: time.padStart('00:00'.length, '0'),
    }).epochMilliseconds;
  } catch {
    return null;
  }
}

/** For the end of something: a day alone means the whole day. */
export const endOf = (text: string, zone: string, now: number): number | null =>
  lastDay(text, zone, now) ?? instantOf(text, zone, now);

const FORM = /^\d{4}-\d{2}-\d{2}$/u;
const FURTHEST = 731 * DAY;

/** The end (ms) of a written day in a time zone; null if unreadable, past, or far away. */
export function lastDay(text: string, zone: string, now: number): number | null {
  const written = text.trim();
  if (!FORM.test(written)) return null;
  try {
    const next = Temporal.PlainDate.from(written).add({ days: 1 });
    const end = next.toZonedDateTime(zone).epochMilliseconds;
    return end > now && end <= now + FURTHEST ? end : null;
  } catch {
    return null;
  }
}
