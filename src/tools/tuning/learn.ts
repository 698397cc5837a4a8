/**
 * Logistic regression: the weights whose evaluations, squeezed into 0 to 1, come nearest to the results of the games.
 * Each pattern shares its weight with its mirror image seen from the other side, which halves what has to be
 * learned. Steps are sized by AdaGrad (Duchi et al., 2011), so that rare patterns learn from the few games they were in.
 */
import { weightsOf, type Model } from '../../engine/evaluate/learned/model.ts';
import { PATTERNS, turnedPattern } from '../../engine/evaluate/learned/patterns.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Chance } from '../../engine/play/chance.ts';
import type { Samples } from './samples.ts';

const { stack } = shared;

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

function tie({ blocks }: Model): Ties {
  const of = new Int32Array(blocks * PATTERNS);
  const signs = new Int8Array(of.length);
  for (let i = 0; i < of.length; i += 1) {
    const other = turnedPattern(blocks, Math.floor(i / PATTERNS), i % PATTERNS);
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

/**
 * Learns from the samples in so many passes. What is come near to is the result of the game, and for the part `trust` what
 * the search thought of the position at the time, which says more of it than a blunder fifty moves later.
 */
export function learn(
  model: Model,
  samples: Samples,
  passes: number,
  trust: number,
  chance: Chance,
): Learned {
  const ties = tie(model);
  const weights = new Float64Array(weightsOf(model));
  const squares = new Float64Array(weights.length).fill(1e-3);
  const view = makeView(model);
  const losses: number[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    let loss = 0;
    for (let n = 0; n < samples.length; n += 1) {
      const sample = chance(samples.length);
      const phase = look(model, samples, sample, ties, view);
      const result = samples.results[sample]! / 2;
      const target = trust === 0 ? result : result + trust * (likely(samples.scores[sample]!) - result);
      loss += adjust(weights, squares, view, phase, target);
    }
    losses.push(loss / samples.length);
  }
  return { losses, weights: untie(model, weights, ties) };
}

/** How likely a score is to win. */
const likely = (score: number): number => 1 / (1 + Math.exp(-score / SCALE));

/** The features of a sample: their numbers and their values. */
interface View {
  readonly features: Int32Array;
  readonly values: Float64Array;
  readonly patterns: Int32Array;
}

const makeView = ({ terms, blocks }: Model): View => ({
  features: Int32Array.from({ length: terms.length + blocks }, (_, i) => i),
  values: new Float64Array(terms.length + blocks),
  patterns: new Int32Array(blocks),
});

/** Writes the features of a sample; returns how full its board is, 0 to 1. */
function look(
  model: Model,
  { words, width }: Samples,
  sample: number,
  { of, signs }: Ties,
  { features, values, patterns }: View,
): number {
  stack.set(words.subarray(sample * width, (sample + 1) * width));
  const phase = model.look(0, values, patterns);
  const base = model.terms.length;
  for (let block = 0; block < patterns.length; block += 1) {
    const pattern = block * PATTERNS + patterns[block]!;
    features[base + block] = base + of[pattern]!;
    values[base + block] = signs[pattern]!;
  }
  return phase;
}

/** One step towards the result; returns the loss before it. */
function adjust(
  weights: Float64Array,
  squares: Float64Array,
  { features, values }: View,
  phase: number,
  result: number,
): number {
  let score = 0;
  for (let i = 0; i < features.length; i += 1) {
    if (values[i] === 0) continue;
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
  const sure = Math.min(1 - 1e-9, Math.max(1e-9, guess));
  return -(result * Math.log(sure) + (1 - result) * Math.log(1 - sure));
}

function nudge(weights: Float64Array, squares: Float64Array, at: number, gradient: number): void {
  const pulled = gradient - DECAY * weights[at]!;
  squares[at] = squares[at]! + pulled * pulled;
  weights[at] = weights[at]! + (STEP * pulled) / Math.sqrt(squares[at]);
}

const whole = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.round(SCALE * value)));

/** The weights as the evaluation wants them: one for each pattern, in whole hundredths. */
function untie({ terms }: Model, weights: Float64Array, { of, signs }: Ties): Int16Array {
  const out = new Int16Array(weights.length);
  for (let i = 0; i < 2 * terms.length; i += 1) out[i] = whole(weights[i]!);
  for (let i = 0; i < of.length; i += 1) {
    for (let phase = 0; phase < 2; phase += 1) {
      out[2 * (terms.length + i) + phase] = signs[i]! * whole(weights[2 * (terms.length + of[i]!) + phase]!);
    }
  }
  return out;
}
