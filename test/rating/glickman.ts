/**
 * Glickman's paper, step by step in its own letters (http://www.glicko.net/glicko/glicko2.pdf), as an independent truth.
 * The volatility is found by bisection, not by the paper's Illinois algorithm: another way to the same root.
 */
import type { Rating } from '../../src/rating/glicko.ts';

const SCALE = 173.7178;
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The root of a falling function between two bounds. */
function root(f: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let n = 0; n < 100; n += 1) {
    const middle = (from + to) / 2;
    if (f(middle) > 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** A rating after one period of games, each as the opponent's rating, their deviation, and the score. */
export function glickman(
  own: Omit<Rating, 'at'>,
  games: readonly (readonly [number, number, number])[],
  tau: number,
): Omit<Rating, 'at'> {
  const mu = (own.value - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  const terms = games.map(([value, deviation, score]) => {
    const weight = g(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (value - 1500) / SCALE)));
    return { information: weight ** 2 * expected * (1 - expected), surprise: weight * (score - expected) };
  });
  const v = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const surprise = terms.reduce((sum, term) => sum + term.surprise, 0);
  const delta = v * surprise;
  const a = Math.log(own.volatility ** 2);
  const f = (x: number): number =>
    (Math.exp(x) * (delta ** 2 - phi ** 2 - v - Math.exp(x))) / (2 * (phi ** 2 + v + Math.exp(x)) ** 2) -
    (x - a) / tau ** 2;
  const volatility = Math.exp(root(f, a - 20, a + 20) / 2);
  const grown = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / grown ** 2 + 1 / v);
  return { value: 1500 + SCALE * (mu + after ** 2 * surprise), deviation: SCALE * after, volatility };
}
