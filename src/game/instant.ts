/** An instant as a person writes it: `now`, from now on (`30m`, `2h`, `3d`), a time of day, or a day with or without one. */
import { lastDay } from './lastDay.ts';
import { DAY, HOUR, MINUTE } from './span.ts';

const FROM_NOW = /^(?:in |\+)?(\d{1,3}) ?(m|min|minutes?|h|hours?|d|days?|w|weeks?)$/u;
const TIME = /^(\d{1,2}):(\d{2})$/u;
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ t](\d{1,2}:\d{2}))?$/u;

/** By the letter with which they begin. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE],
  ['h', HOUR],
  ['d', DAY],
  ['w', 7 * DAY],
]);

/** The instant (ms since 1970) that a text means in a time zone; `null` when it means none, or one that is past. */
export function instantOf(text: string, zone: string, now: number): number | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  if (words === 'now') return now;
  const [, count, unit = ''] = FROM_NOW.exec(words) ?? [];
  if (count !== undefined) return now + Number(count) * (UNITS.get(unit.charAt(0)) ?? MINUTE);
  const [, day, time = '00:00'] = DAY_AND_TIME.exec(words) ?? [];
  const at = day === undefined ? nextAt(words, zone, now) : onDay(day, time, zone);
  return at !== null && at >= now ? at : null;
}

/** The next time that clocks in the zone show this. */
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

/** The same for the end of something: a day alone is meant whole. */
export const endOf = (text: string, zone: string, now: number): number | null =>
  lastDay(text, zone, now) ?? instantOf(text, zone, now);
