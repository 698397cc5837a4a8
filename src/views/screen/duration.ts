/** A stretch of time in words, in its two largest units: nobody needs the seconds of a day. */
import type { Say } from '../../i18n/say.ts';

const UNITS = [
  ['days', 24 * 60 * 60],
  ['hours', 60 * 60],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** Milliseconds as people say them; less than a second is one. */
export function durationName(say: Say, ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const largest = UNITS.findIndex(([, length]) => seconds >= length);
  const shown = UNITS.slice(largest, largest + 2);
  const least = shown.at(-1)?.[1] ?? 1;
  let left = Math.round(seconds / least) * least;
  const parts = shown.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return [unit, count] as const;
  });
  return new Intl.DurationFormat(say.locale, { style: 'short' }).format(Object.fromEntries(parts));
}
