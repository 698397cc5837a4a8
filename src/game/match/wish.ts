import { type Result, done, refused } from '../../kit/result.ts';
import type { MatchLength } from './match.ts';
import { DAY, UNITS } from '../calendar/span.ts';
import type { ByColor } from '../../draughts/types.ts';
import type { PdnTag } from '../../notation/pdn/game.ts';
import { tagValue } from '../../notation/pdn/tags.ts';
import type { VariantId } from '../../draughts/variantIds.ts';

const GAMES_RANGE = [2, 20] as const;
const POINTS_RANGE = [2, 40] as const;

const LONGEST_REST = 7 * DAY;

/** Includes the words for games and for points in all languages. */
const GAMES = /^(\d{1,4})(?: ?(?:g(?:ames?)?|pa\p{L}+|laro|парт\p{L}+|局))?$/u;
const POINTS = /^(?:[\p{L}’']+[ -])*\+?(\d{1,4}) ?(?:p(?!a)|оч|点)\p{L}*(?: \p{L}+)?$/u;
const REACHED = /^(?:(?:first )?to |first[ -]|\+)(\d{1,4})$/u;
const NO_REST = /^(?:none|no|no rest|at once|now|0|0 ?m)$/u;
const REST = /^(\d{1,4}) ?(m|min|minutes?|h|hours?|d|days?|w|weeks?)$/u;

const wordsOf = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/gu, ' ');

const isIn = ([least, most]: readonly [number, number], value: number): boolean =>
  value >= least && value <= most;

/** The number of games must be even, because every opening is played with both colors. */
export function parseLength(text: string): Result<MatchLength, MatchProblem> {
  const words = wordsOf(text);
  const games = GAMES.exec(words)?.[1];
  if (games !== undefined) {
    const [least, most] = GAMES_RANGE;
    const count = Number(games);
    if (!isIn(GAMES_RANGE, count) || count % 2 === 1) return refused({ code: 'match-games', least, most });
    return done({ kind: 'games', games: count });
  }
  const points = (POINTS.exec(words) ?? REACHED.exec(words))?.[1];
  if (points === undefined) return refused({ code: 'match-unreadable', text });
  const [least, most] = POINTS_RANGE;
  const count = Number(points);
  if (!isIn(POINTS_RANGE, count)) return refused({ code: 'match-points', least, most });
  return done({ kind: 'points', points: count });
}

export function parseRest(text: string): Result<number, MatchProblem> {
  const words = wordsOf(text);
  if (NO_REST.test(words)) return done(0);
  const [, count, unit = ''] = REST.exec(words) ?? [];
  const rest = Number(count ?? NaN) * (UNITS.get(unit.charAt(0)) ?? NaN);
  return rest <= LONGEST_REST ? done(rest) : refused({ code: 'match-rest', text });
}

export interface MatchPlace {
  readonly number: number;
  readonly length: MatchLength;
  readonly score: ByColor<number>;
}

const SCORE = /^(\d{1,3})-(\d{1,3})$/u;
const NUMBER = /^\d{1,3}$/u;

export function matchOf(tags: readonly PdnTag[]): MatchPlace | null {
  const length = parseLength(tagValue(tags, 'Match') ?? '');
  const [, white, black] = SCORE.exec(tagValue(tags, 'MatchScore') ?? '') ?? [];
  const number = tagValue(tags, 'Round') ?? '';
  if (!length.ok || white === undefined || black === undefined || !NUMBER.test(number)) return null;
  return {
    number: Number(number),
    length: length.value,
    score: { white: Number(white), black: Number(black) },
  };
}

export type MatchProblem =
  | { readonly code: 'match-unreadable' | 'match-rest'; readonly text: string }
  | { readonly code: 'match-games' | 'match-points'; readonly least: number; readonly most: number }
  | { readonly code: 'match-rest-alone' }
  | { readonly code: 'match-draw-or-position' }
  | { readonly code: 'match-no-tables'; readonly variant: VariantId }
  | { readonly code: 'match-no-such-table'; readonly variant: VariantId; readonly text: string }
  | { readonly code: 'match-which-opening'; readonly names: readonly string[] }
  | { readonly code: 'match-rests'; readonly at: number }
  | { readonly code: 'match-waits' }
  | { readonly code: 'match-engine' };
