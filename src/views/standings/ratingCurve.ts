import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Change, RatedResult } from '../../rating/entry.ts';
import type { Pool } from '../../rating/record.ts';
import { type Point, type Tick, roundAxis } from '../../render/scene/chart.ts';
import type { Charted } from '../screen/screen.ts';
import { dayName, LEAST_CHARTED, shortDay } from './words.ts';

/**
 * A beginner's deviation would flatten the curve, so the picture always contains at least this
 * range.
 */
const LEAST_OF_BAND = 200;
const MOST_STEPS = 4;

interface Step {
  readonly at: number;
  readonly change: Change;
}

function stepsOf(recent: readonly RatedResult[], user: UserId, pool: Pool): readonly Step[] {
  const steps = recent.flatMap(({ players, at, variant, ratings, overall }) => {
    const changes = pool === 'all' ? overall : variant === pool ? ratings : null;
    const change = changes?.[players.white.id === user ? 'white' : 'black'];
    return change ? [{ at, change }] : [];
  });
  return steps.toReversed();
}

/** Days of the first, middle and last game, without repeats. */
function dayTicks(say: Say, steps: readonly Step[]): readonly Tick[] {
  const last = steps.length - 1;
  const ticks = [0, Math.floor(last / 2), last].flatMap((index) => {
    const step = steps[index];
    return step ? [{ at: index, label: shortDay(say, step.at) }] : [];
  });
  return ticks.filter(({ label }, index) => label !== ticks[index - 1]?.label);
}

function altOf(say: Say, steps: readonly Step[], [first, last]: readonly [Step, Step]): string {
  const values = steps.map(({ change }) => change.after);
  return say('describe.curve', {
    count: steps.length,
    from: dayName(say, first.at),
    to: dayName(say, last.at),
    before: String(first.change.before),
    after: String(last.change.after),
    deviation: String(last.change.deviation),
    lowest: String(Math.min(...values)),
    highest: String(Math.max(...values)),
  });
}

/** Newest game first. */
export function ratingCurve(
  say: Say,
  recent: readonly RatedResult[],
  user: UserId,
  pool: Pool,
): Charted | null {
  const steps = stepsOf(recent, user, pool);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < LEAST_CHARTED) return null;
  const points: readonly Point[] = steps.map(({ change: { after, deviation } }, x) => ({
    x,
    y: after,
    spread: deviation,
  }));
  const reach = points.flatMap(({ y, spread = 0 }) => {
    const shown = Math.min(spread, LEAST_OF_BAND);
    return [y - shown, y + shown];
  });
  return {
    chart: {
      x: { from: 0, to: steps.length - 1, ticks: dayTicks(say, steps) },
      y: { ...roundAxis(reach, MOST_STEPS), title: say('chart.rating') },
      drawn: { kind: 'curve', points },
    },
    alt: altOf(say, steps, [first, last]),
  };
}
