/** What a server's statistics count of a game: it is ticked off in a few tallies, so that reading them needs no games. */
import { LEAST_PLIES } from '../game/played.ts';
import type { Color } from '../draughts/types.ts';
import { pairOf, type Finished } from './finished.ts';
import { startOfDay, weekdayOf } from './span.ts';

export const ACTIVITIES = ['day', 'weekday', 'hour', 'variant', 'first-move', 'pair'] as const;
/** By what games are counted. */
export type Activity = (typeof ACTIVITIES)[number];

/** One more game under a key of its kind. */
export interface Tick {
  readonly activity: Activity;
  /** The start of the day (ms), the weekday (0 is Monday), the hour (UTC), the variant, `variant move`, or the pair. */
  readonly key: string;
  readonly winner: Color | null;
}

const HOUR = 60 * 60 * 1000;
const HOURS_A_DAY = 24;

/** Every tick of a game; none for one that was broken off before it began. */
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
