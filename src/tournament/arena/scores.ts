/** Arena scores, as on lichess.org/tournament/help: games count double after two wins in a row. */
import type { PairResult } from '../event.ts';

/** Players are given by number. Games are in the order in which they ended. */
export interface ArenaGame {
  readonly white: number;
  readonly black: number;
  readonly result: PairResult;
}

export interface ArenaRow {
  readonly rank: number;
  readonly number: number;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly scores: readonly number[];
  readonly isOnFire: boolean;
}

const STREAK = 2;
const WIN = 2;
const DRAW = 1;

/** A forfeit counts as a win or a loss. */
function pointsIn({ white, result }: ArenaGame, number: number): number {
  if (result === '=') return DRAW;
  const isWhite = white === number;
  const hasWon = isWhite ? result === '1-0' || result === '+-' : result === '0-1' || result === '-+';
  return hasWon ? WIN : 0;
}

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

/** Sorted by points; if equal, the player with fewer games comes first. */
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
