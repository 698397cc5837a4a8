/** What is asked of a match as people write it: its length (`2`, `6 games`, `first to 5`) and the rest between games (`none`, `10m`, `1d`). */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import type { MatchLength } from '../game/match.ts';
import { DAY, UNITS } from '../game/span.ts';
import type { MatchProblem } from './problem.ts';

/** The least and the most games, and points. */
export const GAMES_RANGE = [2, 20] as const;
export const POINTS_RANGE = [2, 40] as const;

/** The longest that players rest: a week. */
const LONGEST_REST = 7 * DAY;

const GAMES = /^(\d{1,4})(?: ?games?)?$/u;
const POINTS = /^(?:(?:first )?to |first[ -]|\+)(\d{1,4})(?: ?points?)?$/u;
const NO_REST = /^(?:none|no|no rest|at once|now|0|0 ?m)$/u;
const REST = /^(\d{1,4}) ?(m|min|minutes?|h|hours?|d|days?|w|weeks?)$/u;

const wordsOf = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');

const isIn = ([least, most]: readonly [number, number], value: number): boolean =>
  value >= least && value <= most;

/** Reads a length; the games of a match are even in number, for every opening is played with both colors. */
export function parseLength(text: string): Attempt<MatchLength, MatchProblem> {
  const words = wordsOf(text);
  const games = GAMES.exec(words)?.[1];
  if (games !== undefined) {
    const [least, most] = GAMES_RANGE;
    const count = Number(games);
    if (!isIn(GAMES_RANGE, count) || count % 2 === 1) return refused({ code: 'match-games', least, most });
    return done({ kind: 'games', games: count });
  }
  const points = POINTS.exec(words)?.[1];
  if (points === undefined) return refused({ code: 'match-unreadable', text });
  const [least, most] = POINTS_RANGE;
  const count = Number(points);
  if (!isIn(POINTS_RANGE, count)) return refused({ code: 'match-points', least, most });
  return done({ kind: 'points', points: count });
}

/** Reads a rest (ms). */
export function parseRest(text: string): Attempt<number, MatchProblem> {
  const words = wordsOf(text);
  if (NO_REST.test(words)) return done(0);
  const [, count, unit = ''] = REST.exec(words) ?? [];
  const rest = Number(count ?? NaN) * (UNITS.get(unit.charAt(0)) ?? NaN);
  return rest <= LONGEST_REST ? done(rest) : refused({ code: 'match-rest', text });
}
