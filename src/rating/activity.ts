import { LEAST_PLIES } from '../game/game.ts';
import type { Color } from '../draughts/types.ts';
import { HOUR } from '../game/calendar/span.ts';
import { pairOf, type Finished } from './finished.ts';
import { startOfDay, weekdayOf } from './span.ts';

export const ACTIVITIES = ['day', 'weekday', 'hour', 'variant', 'first-move', 'pair'] as const;
export type Activity = (typeof ACTIVITIES)[number];

interface Tick {
  readonly activity: Activity;
  /** A day's start (ms), weekday (0 is Monday), hour (UTC), variant, `variant move`, or pair. */
  readonly key: string;
  readonly winner: Color | null;
}

const HOURS_A_DAY = 24;

export function ticksOf(game: Finished): readonly Tick[] {
  const { variant, players, winner, plies, firstMove, at } = game;
  if (plies < LEAST_PLIES) return [];
  const keys: Readonly<Record<Activity, string | null>> = {
    day: String(startOfDay(at)),
    weekday: String(weekdayOf(at)),
    hour: String(Math.floor(at / HOUR) % HOURS_A_DAY),
    variant,
    'first-move': firstMove === null ? null : `${variant} ${firstMove}`,
    pair: pairOf(players),
  };
  return ACTIVITIES.flatMap((activity) => {
    const key = keys[activity];
    return key === null ? [] : [{ activity, key, winner }];
  });
}
