/** When a server plays, as pictures and in sentences: by the day, and by the hour of the day. */
import type { Say } from '../../i18n/say.ts';
import type { Count } from '../../rating/replay.ts';
import { startOfDay } from '../../rating/span.ts';
import { type Tick, barAxis, roundAxis } from '../../render/scene/chart.ts';
import type { Charted } from '../screen/screen.ts';
import { dayName, hourName, shortDay } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many days are shown, to today. */
const DAYS = 30;
const HOURS = 24;
const MOST_STEPS = 4;

/** How many games are counted under a key. */
const gamesAt = (counts: readonly Count[], key: number): number =>
  counts.find((count) => count.key === String(key))?.games ?? 0;

function bars(title: string, values: readonly number[], ticks: readonly Tick[], alt: string): Charted {
  const chart = {
    x: barAxis(values.length, ticks),
    y: { ...roundAxis([0, ...values], MOST_STEPS), title },
    drawn: { kind: 'bars', values },
  } as const;
  return { chart, alt };
}

/** Every so many of a range, counted from its last. */
const everyFromLast = (length: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / step) }, (_, n) => length - 1 - n * step).toReversed();

/** Games by day, with how many they are together; `null` when there was none on any of them. */
export function dayChart(
  say: Say,
  counts: readonly Count[],
  now: number,
): (Charted & { readonly games: number }) | null {
  const days = Array.from({ length: DAYS }, (_, n) => startOfDay(now) - (DAYS - 1 - n) * DAY);
  const games = days.map((day) => gamesAt(counts, day));
  const first = days[0];
  if (first === undefined || games.every((count) => count === 0)) return null;
  const said = days.flatMap((day, index) =>
    games[index] ? [say('stats.day', { day: dayName(say, day), games: games[index] })] : [],
  );
  const ticks = everyFromLast(DAYS, 7).flatMap((at) => {
    const day = days[at];
    return day === undefined ? [] : [{ at, label: shortDay(say, day) }];
  });
  const [from, to] = [dayName(say, first), dayName(say, now)];
  const alt = say('describe.days', { from, to, days: say.list(said, 'plain') });
  return {
    ...bars(say('chart.days'), games, ticks, alt),
    games: games.reduce((sum, count) => sum + count, 0),
  };
}

/** Games by the hour at which they ended. */
export function hourChart(say: Say, counts: readonly Count[]): Charted {
  const games = Array.from({ length: HOURS }, (_, hour) => gamesAt(counts, hour));
  const said = games.flatMap((count, hour) =>
    count > 0 ? [say('stats.hour', { hour: hourName(hour), games: count })] : [],
  );
  const ticks = [0, 6, 12, 18].map((at) => ({ at, label: hourName(at) }));
  return bars(say('chart.hours'), games, ticks, say('describe.hours', { hours: say.list(said, 'plain') }));
}
