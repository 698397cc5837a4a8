/**
 * Logistic regression: the weights whose evaluations, mapped to 0 to 1, best match a mix of the
 * games' results and the search's scores. A score says more about a position than a blunder fifty
 * moves later.
 *
 * Steps are sized by AdaGrad (Duchi et al., 2011), so that rare patterns learn from few games, and
 * the steps shrink toward the end. A prior pulls a pattern's own weight toward zero, so a rare
 * pattern is worth as much as its parts (`shares.ts`).
 */
import { weightsOf, type Model, PATTERNS, UNUSED } from '../../src/engine/evaluate/model.ts';
import type { Lessons } from './lessons.ts';
import type { Sight } from './sight.ts';
import { ownKings, ownMen, theirKings, theirMen } from '../../src/draughts/numeric/material.ts';
import { adjustNetwork, networkOdds, wholeNetwork, type Network } from './network.ts';
import { PARTS, sharesOf, type Shares } from './shares.ts';

const STEP = 0.08;
const LAST = 0.03;

/** The pull toward zero per pass, for patterns' own weights and for shared parts and terms. */
const PULL_OWN = 6;
const PULL_SHARED = 1;
const MOST = 3000;

export interface Course {
  readonly passes: number;
  readonly trust: number;
  readonly opinionScale: number;
}

/** The learned weights: each term, then each part, for a full and an empty board, in log-odds. */
export interface Pupil {
  readonly model: Model;
  readonly network: Network | null;
  readonly shares: Shares;
  readonly weights: Float64Array;
}

export const makePupil = (model: Model, network: Network | null = null): Pupil => {
  const shares = sharesOf(model);
  return { model, network, shares, weights: new Float64Array(2 * (model.terms + shares.count + 1)) };
};

export const likely = (odds: number): number => 1 / (1 + Math.exp(-odds));

function targetOf(lessons: Lessons, i: number, { trust, opinionScale }: Course): number {
  const result = lessons.resultOf(i);
  return trust === 0 ? result : result + trust * (likely(lessons.scoreOf(i) / opinionScale) - result);
}

export function oddsOf({ model, network, shares, weights }: Pupil, sight: Sight): number {
  const { terms, blocks } = model;
  const { full, bare } = sight;
  let odds = network ? networkOdds(network, sight) : 0;
  for (let term = 0; term < terms; term += 1) {
    const value = sight.terms[term]!;
    if (value !== 0) odds += value * (full * weights[2 * term]! + bare * weights[2 * term + 1]!);
  }
  for (let block = 0; block < blocks; block += 1) {
    const first = (block * PATTERNS + sight.patterns[block]!) * PARTS;
    for (let part = first; part < first + PARTS; part += 1) {
      const number = shares.parts[part]!;
      if (number >= 0) {
        const at = 2 * (terms + number);
        odds += full * weights[at]! + bare * weights[at + 1]!;
      } else {
        const at = 2 * (terms - 1 - number);
        odds -= full * weights[at]! + bare * weights[at + 1]!;
      }
    }
  }
  return odds;
}

export function learn(
  pupil: Pupil,
  lessons: Lessons,
  course: Course,
  onPass: (loss: number) => void = () => undefined,
): void {
  const squares = new Float64Array(pupil.weights.length).fill(1e-2);
  const pulls = pullsOf(pupil, lessons);
  const steps = course.passes * lessons.length;
  for (let pass = 0; pass < course.passes; pass += 1) {
    let loss = 0;
    for (let i = 0; i < lessons.length; i += 1) {
      const done = (pass * lessons.length + i) / steps;
      const target = targetOf(lessons, i, course);
      const sight = lessons.look(i);
      const guess = likely(oddsOf(pupil, sight));
      loss += lossOf(target, guess);
      adjust(pupil, squares, pulls, sight, target - guess, STEP * (1 - (1 - LAST) * done));
      if (pupil.network) adjustNetwork(pupil.network, sight, target - guess, done);
    }
    onPass(loss / lessons.length);
  }
}

export function lossOf(target: number, guess: number): number {
  const sure = Math.min(1 - 1e-9, Math.max(1e-9, guess));
  return -(target * Math.log(sure) + (1 - target) * Math.log(1 - sure));
}

/** The pull per occurrence, so that the pull per pass is constant. */
function pullsOf({ model, shares, weights }: Pupil, { length, look }: Lessons): Float32Array {
  const met = new Float64Array(weights.length >> 1).fill(length, 0, model.terms);
  for (let i = 0; i < length; i += 1) {
    const { patterns } = look(i);
    for (let block = 0; block < model.blocks; block += 1) {
      const first = (block * PATTERNS + patterns[block]!) * PARTS;
      for (let part = first; part < first + PARTS; part += 1) {
        const number = shares.parts[part]!;
        met[model.terms + (number < 0 ? -1 - number : number)]! += 1;
      }
    }
  }
  return Float32Array.from(met, (times, i) => {
    const isOwn = shares.isOwn[i - model.terms] === 1;
    return times === 0 ? 0 : (isOwn ? PULL_OWN : PULL_SHARED) / times;
  });
}

function adjust(
  { model, shares, weights }: Pupil,
  squares: Float64Array,
  pulls: Float32Array,
  sight: Sight,
  error: number,
  step: number,
): void {
  const { terms, blocks } = model;
  const full = sight.full * error;
  const bare = (sight.full + sight.bare) * error - full;
  const nudge = (at: number, gradient: number): void => {
    const pulled = gradient - pulls[at >> 1]! * weights[at]!;
    const square = squares[at]! + pulled * pulled;
    squares[at] = square;
    weights[at] = weights[at]! + (step * pulled) / Math.sqrt(square);
  };
  for (let term = 0; term < terms; term += 1) {
    const value = sight.terms[term]!;
    if (value === 0) continue;
    nudge(2 * term, value * full);
    nudge(2 * term + 1, value * bare);
  }
  for (let block = 0; block < blocks; block += 1) {
    const first = (block * PATTERNS + sight.patterns[block]!) * PARTS;
    for (let part = first; part < first + PARTS; part += 1) {
      const number = shares.parts[part]!;
      if (number === shares.count) continue;
      const at = 2 * (terms + (number < 0 ? -1 - number : number));
      const sign = number < 0 ? -1 : 1;
      nudge(at, sign * full);
      nudge(at + 1, sign * bare);
    }
  }
}

export function weightsFor({ model, network, shares, weights }: Pupil, scale: number): Int16Array {
  const { terms, blocks } = model;
  const whole = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.round(scale * value)));
  const out = new Int16Array(weightsOf(model));
  for (let i = 0; i < 2 * terms; i += 1) out[i] = whole(weights[i]!);
  for (let pattern = 0; pattern < blocks * PATTERNS; pattern += 1) {
    for (let phase = 0; phase < 2; phase += 1) {
      let sum = 0;
      for (let part = 0; part < PARTS; part += 1) {
        const number = shares.parts[pattern * PARTS + part]!;
        const at = terms + (number < 0 ? -1 - number : number);
        sum += (number < 0 ? -1 : 1) * weights[2 * at + phase]!;
      }
      out[2 * (terms + pattern) + phase] = whole(sum);
    }
  }
  if (!network) return out;
  const kept = [...out.subarray(0, -2 * UNUSED), ...out.subarray(-UNUSED)];
  return Int16Array.from([...kept, ...wholeNetwork(network, scale)]);
}

/** In a middle game, the share of pieces left is above the first number and at most the second. */
const MIDDLE = [0.4, 0.8] as const;

/** The slope of a regression: in all variants, a man is worth 100 in middle games without kings. */
export function manScaleOf(pupil: Pupil, lessons: Lessons): number {
  const men: number[] = [];
  const odds: number[] = [];
  for (let i = 0; i < lessons.length; i += 1) {
    const sight = lessons.look(i);
    const phase = sight.full / (sight.full + sight.bare);
    const material = lessons.materialOf(i);
    if (phase <= MIDDLE[0] || phase > MIDDLE[1] || ownKings(material) + theirKings(material) > 0) continue;
    men.push(ownMen(material) - theirMen(material));
    odds.push(oddsOf(pupil, sight));
  }
  const slope = covariance(men, odds) / covariance(men, men);
  return Math.abs(100 / slope);
}

/** Found by a golden-section search. */
export function opinionScaleOf({ length, scoreOf, resultOf }: Lessons): number {
  const loss = (scale: number): number => {
    let sum = 0;
    for (let i = 0; i < length; i += 1) sum += lossOf(resultOf(i), likely(scoreOf(i) / scale));
    return sum;
  };
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [20, 800];
  while (high - low > 2) {
    const [one, other] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (loss(one) < loss(other)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}

const meanOf = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0) / row.length;

const covariance = (one: readonly number[], other: readonly number[]): number =>
  meanOf(one.map((value, i) => value * (other[i] ?? 0))) - meanOf(one) * meanOf(other);
