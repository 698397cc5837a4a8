export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly pairs: readonly number[];
}

export const NO_SCORE: Score = { won: 0, drawn: 0, lost: 0, pairs: [] };

export const withPair = ({ won, drawn, lost, pairs }: Score, games: readonly [number, number]): Score => ({
  won: won + games.filter((game) => game === 1).length,
  drawn: drawn + games.filter((game) => game === 0).length,
  lost: lost + games.filter((game) => game === -1).length,
  pairs: [...pairs, (games[0] + games[1]) / 2 + 1],
});

export function shareOf({ pairs }: Score): { readonly share: number; readonly error: number } {
  const mean = pairs.reduce((sum, points) => sum + points, 0) / pairs.length;
  const spread = pairs.reduce((sum, points) => sum + (points - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  return { share: mean / 2, error: (1.96 * Math.sqrt(spread / pairs.length)) / 2 };
}

/** An early end needs an interval this many times as wide, because every pair is checked. */
const SURE = 3.3 / 1.96;
const FEW = 20;

export function isDecided(score: Score, goal: number): boolean {
  const { share, error } = shareOf(score);
  return score.pairs.length >= FEW && Math.abs(share - goal) > SURE * error;
}

const percent = (value: number): string => (100 * value).toFixed(1);

export function written(score: Score): string {
  const { share, error } = shareOf(score);
  const elo = 400 * Math.log10(share / (1 - share));
  return `+${score.won} =${score.drawn} -${score.lost}  ${percent(share)} % +-${percent(error)}  ${elo.toFixed(0)} Elo`;
}

export interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly risk: number;
}

const FEWEST_PAIRS = 10;

const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export function likelihoodOf({ pairs }: Score, { low, high }: Bounds): number {
  const count = pairs.length;
  if (count < FEWEST_PAIRS) return 0;
  const mean = pairs.reduce((sum, points) => sum + points / 2, 0) / count;
  const spread = pairs.reduce((sum, points) => sum + (points / 2 - mean) ** 2, 0) / count;
  const [nothing, something] = [shareAt(low), shareAt(high)];
  // Equal pairs have no variance and would decide at once, so a pair off by half a point is added.
  const variance = spread + 1 / (16 * count);
  return (count * (something - nothing) * (2 * mean - nothing - something)) / (2 * variance);
}

export function decisionOf(score: Score, bounds: Bounds): 'low' | 'high' | null {
  const limit = Math.log((1 - bounds.risk) / bounds.risk);
  const likelihood = likelihoodOf(score, bounds);
  if (likelihood >= limit) return 'high';
  return likelihood <= -limit ? 'low' : null;
}
