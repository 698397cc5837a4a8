/**
 * Learns the network of `assembly/dark/network.ts` in log-odds, together with the patterns: each
 * learns what the other can't express. Steps are sized by Adam (Kingma and Ba, 2015) in batches;
 * they grow during the first batches and shrink along a cosine.
 */
import { type Model, networkOf, SUMS } from '../../src/engine/evaluate/model.ts';
import type { Chance } from '../../src/engine/play/chance.ts';
import type { Sight } from './sight.ts';

const MIXED = 8;
const BATCH = 512;
const STEP = 1e-3;
const LAST_STEP = 0.01;
const WARM = 200;
const [MEAN, SPREAD] = [0.9, 0.999];

export interface Network {
  readonly weights: Float64Array;
  /** The gradient of the batch, and Adam's moving averages of gradients and of their squares. */
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  readonly mixed: Float64Array;
  inBatch: number;
  batches: number;
}

/** Where the weights of the first layer end; four groups follow. */
const endOf = ({ weights }: Network): number => weights.length - SUMS * (1 + MIXED) - 2 * MIXED;

export function makeNetwork(model: Model, chance: Chance): Network {
  const length = networkOf(model);
  const like = (): Float64Array => new Float64Array(length);
  const network: Network = {
    weights: like(),
    slope: like(),
    mean: like(),
    spread: like(),
    sums: new Float64Array(SUMS),
    squares: new Float64Array(SUMS),
    mixed: new Float64Array(MIXED),
    inBatch: 0,
    batches: 0,
  };
  const { weights } = network;
  const start = endOf(network);
  const random = (): number => (chance(2001) - 1000) / 4000;
  for (let i = 0; i < start; i += 1) weights[i] = random();
  for (let i = start; i < length - MIXED; i += 1) weights[i] = random() + (i < start + SUMS ? 0.3 : 0);
  for (let i = length - MIXED; i < length; i += 1) weights[i] = random() / 8;
  return network;
}

const within = (sum: number): number => Math.min(1, Math.max(0, sum));

export function networkOdds(network: Network, { inputs, pieces }: Sight): number {
  const { weights, sums, squares, mixed } = network;
  const start = endOf(network);
  const [mix, mixStart, last] = [start + SUMS, weights.length - 2 * MIXED, weights.length - MIXED];
  for (let sum = 0; sum < SUMS; sum += 1) sums[sum] = weights[start + sum]!;
  for (let piece = 0; piece < pieces; piece += 1) {
    const first = SUMS * inputs[piece]!;
    for (let sum = 0; sum < SUMS; sum += 1) sums[sum]! += weights[first + sum]!;
  }
  for (let sum = 0; sum < SUMS; sum += 1) squares[sum] = within(sums[sum]!) ** 2;
  let odds = 0;
  for (let n = 0; n < MIXED; n += 1) {
    let sum = weights[mixStart + n]!;
    for (let i = 0; i < SUMS; i += 1) sum += weights[mix + SUMS * n + i]! * squares[i]!;
    mixed[n] = sum;
    odds += weights[last + n]! * within(sum);
  }
  return odds;
}

const below = new Float64Array(SUMS);

/** Adds the last sight's slope to the batch, and adjusts the weights if the batch is full. */
export function adjustNetwork(
  network: Network,
  { inputs, pieces }: Sight,
  error: number,
  done: number,
): void {
  const { weights, slope, sums, squares, mixed } = network;
  const start = endOf(network);
  const [mix, mixStart, last] = [start + SUMS, weights.length - 2 * MIXED, weights.length - MIXED];
  below.fill(0);
  for (let n = 0; n < MIXED; n += 1) {
    const sum = mixed[n]!;
    slope[last + n]! += error * within(sum);
    if (sum <= 0 || sum >= 1) continue;
    const part = error * weights[last + n]!;
    slope[mixStart + n]! += part;
    for (let i = 0; i < SUMS; i += 1) {
      slope[mix + SUMS * n + i]! += part * squares[i]!;
      below[i]! += part * weights[mix + SUMS * n + i]!;
    }
  }
  for (let i = 0; i < SUMS; i += 1) {
    below[i]! *= 2 * (sums[i]! < 1 ? within(sums[i]!) : 0);
    slope[start + i]! += below[i]!;
  }
  for (let piece = 0; piece < pieces; piece += 1) {
    const first = SUMS * inputs[piece]!;
    for (let i = 0; i < SUMS; i += 1) slope[first + i]! += below[i]!;
  }
  network.inBatch += 1;
  if (network.inBatch === BATCH) step(network, done);
}

function step(network: Network, done: number): void {
  const { weights, slope, mean, spread } = network;
  network.inBatch = 0;
  network.batches += 1;
  const shrunk = LAST_STEP + ((1 - LAST_STEP) * (1 + Math.cos(Math.PI * done))) / 2;
  const rate = STEP * shrunk * Math.min(1, network.batches / WARM);
  const [whole, wide] = [1 - MEAN ** network.batches, 1 - SPREAD ** network.batches];
  for (let i = 0; i < weights.length; i += 1) {
    const one = slope[i]! / BATCH;
    slope[i] = 0;
    mean[i] = MEAN * mean[i]! + (1 - MEAN) * one;
    spread[i] = SPREAD * spread[i]! + (1 - SPREAD) * one * one;
    weights[i]! += ((rate / whole) * mean[i]!) / (Math.sqrt(spread[i]! / wide) + 1e-8);
  }
}

/** The weights in the order and the units of the search. */
export function wholeNetwork(network: Network, scale: number): Int16Array {
  const { weights } = network;
  const mix = endOf(network) + SUMS;
  const [mixStart, last] = [weights.length - 2 * MIXED, weights.length - MIXED];
  const out = new Int16Array(weights.length);
  const write = (at: number, value: number): void => {
    out[at] = Math.max(-32767, Math.min(32767, Math.round(value)));
  };
  for (let i = 0; i < mix; i += 1) write(i, 255 * weights[i]!);
  for (let n = 0; n < MIXED; n += 1) {
    // The search multiplies the sums in pairs.
    for (let i = 0; i < SUMS; i += 1)
      write(mix + 2 * MIXED * (i >> 1) + 2 * n + (i & 1), 2048 * weights[mix + SUMS * n + i]!);
    write(mixStart + n, 508 * weights[mixStart + n]!);
    write(last + n, (scale * 16 * 65536 * weights[last + n]!) / 65024);
  }
  return out;
}
