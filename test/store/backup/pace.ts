/**
 * What happens in a bot with which a hundred games a second are begun, in the order of its commits: each second a hundred games begin, and in
 * the hundred of the second before a move is made. The second is told, not measured: its commits belong to it however long they take.
 */

export interface Commit {
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
