/**
 * Points of an arena: a win 2, a draw 1. After two wins in a row every game counts double, until one is not won.
 *
 * Source: arenas as they are usual elsewhere (lichess.org/tournament/help).
 */
import type { Result } from '../event.ts';

/** A game of an arena, in the order in which they ended; numbers of players. */
export interface ArenaGame {
  readonly white: number;
  readonly black: number;
  readonly result: Result;
}

export interface ArenaRow {
  /** From 1; shared by those whom nothing tells apart. */
  readonly rank: number;
  readonly number: number;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  /** What each game brought, oldest first. */
  readonly scores: readonly number[];
  /** Whether the next game counts double. */
  readonly isOnFire: boolean;
}

/** So many wins in a row make the next game count double. */
const STREAK = 2;
const WIN = 2;
const DRAW = 1;

/** Won, drawn or lost by a player; a forfeit counts as it is. */
function pointsIn({ white, result }: ArenaGame, number: number): number {
  if (result === '=') return DRAW;
  const isWhite = white === number;
  const hasWon = isWhite ? result === '1-0' || result === '+-' : result === '0-1' || result === '-+';
  return hasWon ? WIN : 0;
}

/** What each of a player's games brought, and how many of the last ones were won. */
function tallyOf(own: readonly ArenaGame[], number: number) {
  let streak = 0;
  const scores = own.map((game) => {
    const points = pointsIn(game, number);
    const score = streak >= STREAK ? 2 * points : points;
    streak = points === WIN ? streak + 1 : 0;
    return score;
  });
  return {
    scores,
    isOnFire: streak >= STREAK,
    wins: own.filter((game) => pointsIn(game, number) === WIN).length,
  };
}

/** The table: by points, then by fewer games for them. */
export function arenaTable(numbers: readonly number[], games: readonly ArenaGame[]): readonly ArenaRow[] {
  const rows = numbers.map((number) => {
    const own = games.filter(({ white, black }) => white === number || black === number);
    const tally = tallyOf(own, number);
    const points = tally.scores.reduce((sum, score) => sum + score, 0);
    return { number, points, games: own.length, ...tally };
  });
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.points > b.points || (a.points === b.points && a.games < b.games);
  return rows
    .toSorted((a, b) => b.points - a.points || a.games - b.games || a.number - b.number)
    .map((row) => ({ rank: 1 + rows.filter((other) => isAhead(other, row)).length, ...row }));
}
