/**
 * Ratings compared with Glickman's paper, an implementation of that paper here, and a season with
 * known strengths.
 */
import {
  type Rating,
  afterGame,
  deviationAt,
  isProvisional,
  newRating,
  type Score,
} from '../../src/rating/glicko.ts';
import { assert, constant, constantFrom, double, property, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { chance, playSeason, rankCorrelation } from './season.ts';

const SCALE = 173.7178;
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

function root(f: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let n = 0; n < 100; n += 1) {
    const middle = (from + to) / 2;
    if (f(middle) > 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** A rating after a period of games, each as the opponent's rating, deviation, and score. */
function glickman(
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

const DAY = 24 * 60 * 60 * 1000;
const GAMES: [number, number, number][] = [
  [1400, 30, 1],
  [1550, 100, 0],
  [1700, 300, 0],
];

test('Glickman’s worked example (glicko2.pdf, tau 0.5): 1464.06, 151.52, 0.05999', () => {
  const { value, deviation, volatility } = glickman(
    { value: 1500, deviation: 200, volatility: 0.06 },
    GAMES,
    0.5,
  );
  // The paper rounds intermediate values: its 1464.06 is 1464.0507 in full precision.
  expect(value).toBeCloseTo(1464.05, 2);
  expect(deviation).toBeCloseTo(151.52, 2);
  // 0.0599959…, which the paper truncates.
  expect(volatility).toBeCloseTo(0.059996, 6);
});

/**
 * The ratings are within 400 points of each other. After a greater surprise, the paper's equation
 * has more than one root.
 */
const rating = (at = 0): Arbitrary<Rating> =>
  record({
    value: double({ min: 1300, max: 1700, noNaN: true }),
    deviation: double({ min: 65, max: 350, noNaN: true }),
    volatility: double({ min: 0.04, max: 0.09, noNaN: true }),
    at: constant(at),
  });
const score = constantFrom<Score>(0, 0.5, 1);

test('a game changes a rating as the paper says, with each game as a period', () => {
  assert(
    property(rating(), rating(), score, (own, opponent, points) => {
      const after = afterGame(own, opponent, points, 0);
      const expected = glickman(own, [[opponent.value, opponent.deviation, points]], 0.75);
      expect(after.value).toBeCloseTo(Math.max(600, expected.value), 4);
      expect(after.deviation).toBeCloseTo(Math.min(350, Math.max(50, expected.deviation)), 4);
      expect(after.volatility).toBeCloseTo(Math.min(0.1, expected.volatility), 6);
    }),
  );
});

test('a game never lowers the winner’s rating or raises the loser’s', () => {
  assert(
    property(rating(), rating(), (own, opponent) => {
      expect(afterGame(own, opponent, 1, 0).value).toBeGreaterThanOrEqual(own.value);
      expect(afterGame(own, opponent, 0, 0).value).toBeLessThanOrEqual(own.value);
    }),
  );
});

test('a game between two beginners changes both ratings by the same amount', () => {
  const [won, lost] = ([1, 0] as const).map(
    (points) => afterGame(newRating(5), newRating(5), points, 5).value,
  );
  expect((won ?? 0) - 1500).toBeCloseTo(1500 - (lost ?? 0), 6);
  expect(won).toBeCloseTo(1662.31, 2);
});

test('a game never lowers a rating below the floor', () => {
  let own: Rating = { value: 610, deviation: 80, volatility: 0.06, at: 0 };
  for (let n = 0; n < 30; n += 1) own = afterGame(own, own, 0, 0);
  expect(own.value).toBe(600);
  expect(own.deviation).toBeGreaterThanOrEqual(50);
});

const sure: Rating = { value: 1700, deviation: 60, volatility: 0.06, at: 1000 };

test('time raises a deviation from 60 to 110 in a year, which makes it provisional', () => {
  expect(deviationAt(sure, 1000 + 365 * DAY)).toBeCloseTo(110, 0);
  expect(isProvisional(sure, 1000 + 364 * DAY)).toBe(false);
  expect(isProvisional(sure, 1000 + 367 * DAY)).toBe(true);
});

test('time raises a deviation at most to its initial value, and never lowers it', () => {
  expect(deviationAt(sure, 1000 + 100_000 * DAY)).toBe(350);
  expect(deviationAt(sure, 0)).toBe(60);
  expect(afterGame(sure, sure, 1, 0).at).toBe(1000);
});

test('a beginner is provisional, but not after one to two dozen games', () => {
  let own = newRating(0);
  let games = 0;
  for (; isProvisional(own, games * DAY); games += 1) {
    expect(games).toBeLessThan(25);
    own = afterGame(own, newRating(0), games % 2 === 0 ? 1 : 0, games * DAY);
  }
  expect(games).toBeGreaterThan(5);
});

test.each([1, 2, 3])(
  'a season of 5,000 games between 100 players orders them by strength (seed %i)',
  (seed) => {
    const { strengths, ratings } = playSeason(chance(seed), { players: 100, games: 5000 });
    expect(rankCorrelation(strengths, ratings)).toBeGreaterThanOrEqual(0.95);
  },
);

test('the rank correlation is low for a wrong order', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBe(1);
  expect(rankCorrelation([1, 2, 3, 4], [40, 30, 20, 10])).toBe(-1);
});
