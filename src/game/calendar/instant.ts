/** Instants as people write them: `now`, `2h`, `3d`, `20:00`, `8pm`, `Friday 8 pm`, a date. */
import { daysNamed } from './dayNames.ts';
import { DAY, MINUTE, UNITS } from './span.ts';

const FROM_NOW = /^(?:in |\+)?(\d{1,3}) ?(m|min|minutes?|h|hours?|d|days?|w|weeks?)$/u;
const TIME = /^(\d{1,2}):(\d{2})$/u;
const TWELVE_HOURS = /^(1[0-2]|[1-9])(?::(\d{2}))?([ap])m$/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** The time zone, time and language of the person who typed the text. */
export interface Typing {
  readonly zone: string;
  readonly now: number;
  readonly locale: string;
}

/** In ms since 1970; null if the text can't be read or the instant is in the past. */
export function instantOf(text: string, typing: Typing): number | null {
  const { now, zone } = typing;
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/gu, ' ')
    .replaceAll(/(\d) ?([ap])\.?m\.?(?= |$)/gu, '$1$2m')
    .replace(/(\d)t(\d)/u, '$1 $2');
  if (words === 'now') return now;
  const [, count, unit = ''] = FROM_NOW.exec(words) ?? [];
  if (count !== undefined) return now + Number(count) * (UNITS.get(unit.charAt(0)) ?? MINUTE);
  const { days, time } = writtenIn(words, typing);
  const instants = days.map((day) => onDay(day, time, zone));
  return instants.find((at) => at !== null && at >= now) ?? null;
}

const todayOf = ({ zone, now }: Typing): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);

/** A day, a time, or both in any order. A day alone means this time; a date means midnight. */
function writtenIn(text: string, typing: Typing): { days: readonly Temporal.PlainDate[]; time: string } {
  const words = text.split(' ').filter((word) => word !== 'at' && word !== 'on');
  const [time, another] = words.flatMap((word) => timeOf(word) ?? []);
  const day = words.filter((word) => timeOf(word) === null).join(' ');
  const today = todayOf(typing);
  const now = today.toPlainTime().toString({ smallestUnit: 'minute' });
  if (another !== undefined) return { days: [], time: another };
  if (day !== '') return { days: daysOf(day, typing), time: time ?? (DATE.test(day) ? '00:00' : now) };
  const date = today.toPlainDate();
  return { days: time === undefined ? [] : [date, date.add({ days: 1 })], time: time ?? now };
}

function timeOf(word: string): string | null {
  if (TIME.test(word)) return word.padStart('00:00'.length, '0');
  const [, hour, minute = '00', half] = TWELVE_HOURS.exec(word) ?? [];
  if (hour === undefined) return null;
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

function daysOf(text: string, typing: Typing): readonly Temporal.PlainDate[] {
  if (!DATE.test(text)) return daysNamed(text, todayOf(typing).toPlainDate(), typing.locale);
  try {
    return [Temporal.PlainDate.from(text)];
  } catch {
    return [];
  }
}

function onDay(day: Temporal.PlainDate, plainTime: string, timeZone: string): number | null {
  try {
    return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  } catch {
    return null;
  }
}

/** When something ends: a day alone includes the whole day. */
export const endOf = (text: string, typing: Typing): number | null =>
  lastDay(text, typing) ?? instantOf(text, typing);

const FURTHEST = 731 * DAY;

/** When a written day ends in a time zone (ms); null if unreadable, past, or far in the future. */
export function lastDay(text: string, typing: Typing): number | null {
  const { zone, now } = typing;
  const [day] = daysOf(text.trim().toLowerCase(), typing);
  const end = day ? onDay(day.add({ days: 1 }), '00:00', zone) : null;
  return end !== null && end > now && end <= now + FURTHEST ? end : null;
}
