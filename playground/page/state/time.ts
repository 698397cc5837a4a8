/** Timestamps in messages use the reader's language; the page itself is in English. */

let ahead = 0;

export const setAhead = (ms: number): void => {
  ahead = ms;
};

export const nowHere = (): number => Date.now() + ahead;

const LOCALE = 'en-US';
const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** An instant (ms) in one of Discord's styles; `now` (ms) is the reference for `R`. */
export const timeText = (at: number, style: string, now: number, locale = LOCALE): string =>
  style === 'R'
    ? relative(at - now, locale)
    : new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS['f']).format(at);

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

function relative(ms: number, locale: string): string {
  const seconds = ms / 1000;
  const [unit, length] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(seconds / length), unit);
}

export function messageTime(at: Date, now: Date): string {
  const time = timeText(at.getTime(), 't', 0);
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (days === 0) return `Today at ${time}`;
  if (days === 1) return `Yesterday at ${time}`;
  return `${timeText(at.getTime(), 'd', 0)}, ${time}`;
}

export const startOfDay = (at: Date): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
