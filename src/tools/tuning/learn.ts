/**
 * Logistic regression: the weights whose evaluations, squeezed into 0 to 1, come nearest to the results of the games.
 * Each pattern shares its weight with its mirror image seen from the other side, which halves what has to be
 * learned. Steps are sized by AdaGrad (Duchi et al., 2011), so that rare patterns learn from the few games they were in.
 */
import { FULL, WEIGHTS } from '../../engine/evaluate/learned.ts';
import { BLOCKS, PATTERNS, patternOf, turnedPattern } from '../../engine/evaluate/regions.ts';
import { hasKingTerm, menTerm, mobileTerm, roadTerm, TERMS } from '../../engine/evaluate/terms.ts';
import { count } from '../../engine/ground/bits.ts';
import type { Chance } from './chance.ts';
import type { Samples } from './samples.ts';

/** Hundredths of a man in one unit of log-odds: e to 1 to win a man ahead, about what engines' games show. */
const SCALE = 90;
const STEP = 0.06;
/** The pull of each weight towards nothing, a sample. */
const DECAY = 2e-6;
/** What fits the evaluation's packed words without overflow. */
const MOST = 3000;

/** How each pattern's weight is stored: under the lower of its two numbers, with a sign for the other. */
interface Ties {
  readonly of: Int32Array;
  readonly signs: Int8Array;
}

function tie(): Ties {
  const of = new Int32Array(BLOCKS.length * PATTERNS);
  const signs = new Int8Array(of.length);
  for (let i = 0; i < of.length; i += 1) {
    const other = turnedPattern(Math.floor(i / PATTERNS), i % PATTERNS);
    of[i] = Math.min(i, other);
    if (i !== other) signs[i] = i < other ? 1 : -1;
  }
  return { of, signs };
}

/** The mean loss (nats) of each pass over the samples, and the weights in hundredths of a man. */
export interface Learned {
  readonly losses: readonly number[];
  readonly weights: Int16Array;
}

/** Learns from the samples in so many passes. */
export function learn(samples: Samples, passes: number, chance: Chance): Learned {
  const ties = tie();
  const weights = new Float64Array(WEIGHTS);
  const squares = new Float64Array(WEIGHTS).fill(1e-3);
  const features = new Int32Array(BLOCKS.length + TERMS.length);
  const values = new Float64Array(features.length);
  const losses: number[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    let loss = 0;
    for (let n = 0; n < samples.length; n += 1) {
      const sample = chance(samples.length);
      const phase = look(samples, sample, ties, features, values);
      loss += adjust(weights, squares, features, values, phase, samples.results[sample]! / 2);
    }
    losses.push(loss / samples.length);
  }
  return { losses, weights: untie(weights, ties) };
}

/** Writes the numbers and values of a sample's features; returns how full its board is, 0 to 1. */
function look(
  { words }: Samples,
  sample: number,
  { of, signs }: Ties,
  features: Int32Array,
  values: Float64Array,
): number {
  const me = words[3 * sample]!;
  const them = words[3 * sample + 1]!;
  const crowned = words[3 * sample + 2]!;
  const own = me & ~crowned;
  const theirs = them & ~crowned;
  const terms = [
    1,
    menTerm(own, theirs),
    count(me & crowned) - count(them & crowned),
    hasKingTerm(me & crowned, them & crowned),
    mobileTerm(own, theirs, ~(me | them)),
    roadTerm(me & crowned, them & crowned),
  ];
  terms.forEach((value, term) => {
    features[term] = term;
    values[term] = value;
  });
  for (let block = 0; block < BLOCKS.length; block += 1) {
    const pattern = block * PATTERNS + patternOf(own, theirs, BLOCKS[block]!);
    features[TERMS.length + block] = TERMS.length + of[pattern]!;
    values[TERMS.length + block] = signs[pattern]!;
  }
  return count(me | them) / FULL;
}

/** One step towards the result; returns the loss before it. */
function adjust(
  weights: Float64Array,
  squares: Float64Array,
  features: Int32Array,
  values: Float64Array,
  phase: number,
  result: number,
): number {
  let score = 0;
  for (let i = 0; i < features.length; i += 1) {
    const at = 2 * features[i]!;
    score += values[i]! * (phase * weights[at]! + (1 - phase) * weights[at + 1]!);
  }
  const guess = 1 / (1 + Math.exp(-score));
  const error = result - guess;
  for (let i = 0; i < features.length; i += 1) {
    if (values[i] === 0) continue;
    const at = 2 * features[i]!;
    nudge(weights, squares, at, error * values[i]! * phase);
    nudge(weights, squares, at + 1, error * values[i]! * (1 - phase));
  }
  const likely = Math.min(1 - 1e-9, Math.max(1e-9, guess));
  return -(result * Math.log(likely) + (1 - result) * Math.log(1 - likely));
}

function nudge(weights: Float64Array, squares: Float64Array, at: number, gradient: number): void {
  const pulled = gradient - DECAY * weights[at]!;
  squares[at] = squares[at]! + pulled * pulled;
  weights[at] = weights[at]! + (STEP * pulled) / Math.sqrt(squares[at]);
}

const whole = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.round(SCALE * value)));

/** The weights as the evaluation wants them: one for each pattern, in whole hundredths. */
function untie(weights: Float64Array, { of, signs }: Ties): Int16Array {
  const out = new Int16Array(WEIGHTS);
  for (let i = 0; i < 2 * TERMS.length; i += 1) out[i] = whole(weights[i]!);
  for (let i = 0; i < of.length; i += 1) {
    for (let phase = 0; phase < 2; phase += 1) {
      out[2 * (TERMS.length + i) + phase] = signs[i]! * whole(weights[2 * (TERMS.length + of[i]!) + phase]!);
    }
  }
  return out;
}
