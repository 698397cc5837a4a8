/** The result of a match and how sure it is. */

/** Results of the first player, by pairs of games with one opening. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The first player's points of each pair, 0 to 2. */
  readonly pairs: readonly number[];
}

export const NO_SCORE: Score = { won: 0, drawn: 0, lost: 0, pairs: [] };

/** The score with a pair of games more, each 1, 0 or -1 for the first player. */
export const withPair = ({ won, drawn, lost, pairs }: Score, games: readonly [number, number]): Score => ({
  won: won + games.filter((game) => game === 1).length,
  drawn: drawn + games.filter((game) => game === 0).length,
  lost: lost + games.filter((game) => game === -1).length,
  pairs: [...pairs, (games[0] + games[1]) / 2 + 1],
});

/** The share of points, and half the width of its 95 % interval; games of one opening belong together. */
export function shareOf({ pairs }: Score): { readonly share: number; readonly error: number } {
  const mean = pairs.reduce((sum, points) => sum + points, 0) / pairs.length;
  const spread = pairs.reduce((sum, points) => sum + (points - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  return { share: mean / 2, error: (1.96 * Math.sqrt(spread / pairs.length)) / 2 };
}

/** Half-widths of the interval by which a match may end early: far, because it is looked at after every pair. */
const SURE = 3.3 / 1.96;
/** Pairs before which nothing is sure. */
const FEW = 20;

/** Whether the share is clearly on one side of `goal`, so that more games would hardly change it. */
export function isDecided(score: Score, goal: number): boolean {
  const { share, error } = shareOf(score);
  return score.pairs.length >= FEW && Math.abs(share - goal) > SURE * error;
}

const percent = (value: number): string => (100 * value).toFixed(1);

/** The score in one line. */
export function written(score: Score): string {
  const { share, error } = shareOf(score);
  const elo = 400 * Math.log10(share / (1 - share));
  return `+${score.won} =${score.drawn} -${score.lost}  ${percent(share)} % +-${percent(error)}  ${elo.toFixed(0)} Elo`;
}
