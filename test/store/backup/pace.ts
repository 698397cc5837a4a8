/**
 * The commits of a bot where a hundred games begin per second: each game, and a move in each game
 * of the previous second.
 */

interface Commit {
  readonly id: string;
  readonly version: number;
}

const BEGUN = 100;

export const commitsOf = (second: number): readonly Commit[] => [
  ...games(second).map((id) => ({ id, version: 1 })),
  ...(second === 0 ? [] : games(second - 1).map((id) => ({ id, version: 2 }))),
];

const games = (second: number): readonly string[] =>
  Array.from({ length: BEGUN }, (_, index) => `g${second * BEGUN + index}`);

export const standingAfter = (commits: readonly Commit[], count: number): ReadonlyMap<string, number> =>
  new Map(commits.slice(0, count).map(({ id, version }) => [id, version]));
