/**
 * Self-play games of the engine: they begin with equal material, and the learned weights match the
 * true weights.
 */
import { describe, expect, test } from 'vitest';
import { heldOutRows, meanLoss } from '../../../lab/tuning/heldOut.ts';
import {
  type Course,
  learn,
  likely,
  makePupil,
  manScaleOf,
  opinionScaleOf,
  weightsFor,
} from '../../../lab/tuning/learn.ts';
import { type Lessons, lessonsOf } from '../../../lab/tuning/lessons.ts';
import { choose, isQuiet } from '../../../lab/tuning/numericGame.ts';
import { playOpening } from '../../../lab/tuning/opening.ts';
import { gameIn, noteOf, restore, resultIn, scoreIn, widthOf } from '../../../lab/tuning/record.ts';
import { makeNetwork } from '../../../lab/tuning/network.ts';
import { playShard } from '../../../lab/tuning/selfPlay.ts';
import { sightOf } from '../../../lab/tuning/sight.ts';
import { startLine } from '../../../src/draughts/line.ts';
import { piecesIn } from '../../../src/draughts/numeric/material.ts';
import { type VariantId, variantOf } from '../../../src/draughts/variants.ts';
import { modelOf, networkOf, UNUSED, weightsOf } from '../../../src/engine/evaluate/model.ts';
import { learnedly } from '../../../src/engine/judged.ts';
import { plainKnowledge } from '../../../src/engine/knowledgeOf.ts';
import { chanceOf } from '../../../src/engine/play/chance.ts';
import { makeTree } from '../../../src/engine/search/makeTree.ts';
import { coreFor } from '../../../src/engine/search/searcher.ts';
import { makeMemory, prepare } from '../../../src/engine/search/memory.ts';
import type { Tree } from '../../../src/engine/search/tree.ts';
import { DECIDED } from '../../../src/engine/search/score.ts';

const international = variantOf('international');
const russian = variantOf('russian');
const width = widthOf(russian);
const core = coreFor(plainKnowledge(russian).judgment);
const { root } = core;
core.clear(root);

test('openings lose no men', () => {
  const chance = chanceOf(11);
  const memory = makeMemory(14);
  const knowledge = { ...plainKnowledge(international) };
  const world = { now: () => 0, isCancelled: () => false };
  const behind: number[] = [];
  const lengths: number[] = [];
  while (lengths.length < 40) {
    prepare(memory, knowledge);
    const tree = makeTree(startLine(international), knowledge, memory, { nodes: 2000 }, world);
    const plies = playOpening(tree, chance);
    if (plies < 0) continue;
    lengths.push(plies);
    if (Math.abs(choose(tree).score) > 90) behind.push(plies);
  }
  expect(Math.min(...lengths)).toBe(1);
  expect(Math.max(...lengths)).toBeGreaterThan(9);
  // One game in ten may be uneven, so that the weights learn the value of a man.
  expect(behind.length).toBeLessThanOrEqual(6);
});

describe('games', () => {
  const play = { nodes: 60, positions: 3000, seed: 5 };
  const shard = playShard(russian, plainKnowledge(russian), play);
  const notes = shard.records.filter((_, i) => i % width === width - 1);

  test('games are the same for the same seed, and differ for another seed', () => {
    const few = { ...play, positions: 100 };
    const again = playShard(russian, plainKnowledge(russian), few);
    expect(again.records).toEqual(shard.records.subarray(0, again.records.length));
    const other = playShard(russian, plainKnowledge(russian), { ...few, seed: 6 });
    expect(other.records).not.toEqual(again.records);
  });

  test('games end in all three results, usually as predicted by the search', () => {
    const results = new Set(Array.from(notes, resultIn));
    expect(results).toEqual(new Set([0, 1, 2]));
    const sure = notes.filter((note) => scoreIn(note) > 250);
    expect(sure.filter((note) => resultIn(note) === 2).length).toBeGreaterThan(0.7 * sure.length);
  });

  test('games are counted by result and positions by number of pieces, and few positions are endings', () => {
    const { results, pieces } = shard.tally;
    expect(results.reduce((sum, count) => sum + count, 0)).toBe(shard.games);
    const counted: number[] = [];
    for (let at = 0; at < shard.records.length; at += width) {
      restore(core, shard.records, at);
      const total = piecesIn(core.material(root));
      counted[total] = (counted[total] ?? 0) + 1;
    }
    expect(pieces).toEqual(counted);
    const few = counted.slice(0, 10).reduce((sum, count) => sum + (count ?? 0), 0);
    expect(few / notes.length).toBeLessThan(0.2);
  });

  function plainTree(): Tree {
    const memory = makeMemory(4);
    const knowledge = plainKnowledge(russian);
    prepare(memory, knowledge);
    return makeTree(startLine(russian), knowledge, memory, {}, { now: () => 0, isCancelled: () => false });
  }

  test('positions from long play without progress are not kept', () => {
    // Runs of positions in one game during which no man moved or disappeared.
    let [longest, run, before] = [0, 0, ''];
    for (let at = 0; at < shard.records.length; at += width) {
      restore(core, shard.records, at);
      const [me = 0, them = 0, kings = 0] = shard.records.subarray(at);
      const men = [me & ~kings, them & ~kings].toSorted((a, b) => a - b);
      const now = `${gameIn(shard.records[at + width - 1]!)} ${men.join(' ')} ${core.material(root)}`;
      run = now === before ? run + 1 : 0;
      longest = Math.max(longest, run);
      before = now;
    }
    expect(longest).toBeLessThanOrEqual(3);
  });

  test('only positions without captures are kept', () => {
    const tree = plainTree();
    for (let at = 0; at < 500 * width; at += width) {
      restore(tree.core, shard.records, at);
      expect(isQuiet(tree)).toBe(true);
    }
  });

  test('positions are used once each, and held out by whole games', () => {
    const once = lessonsOf(russian, [shard.records], 1e6, chanceOf(1));
    const twice = lessonsOf(russian, [shard.records, shard.records], 1e6, chanceOf(1));
    const all = once.learned.length + once.heldOut.length;
    expect(twice.learned.length + twice.heldOut.length).toBe(all);
    expect(all).toBeLessThanOrEqual(notes.length);
    expect(all).toBeGreaterThan(0.8 * notes.length);
    expect(once.heldOut.length).toBeGreaterThan(0);
    expect(once.heldOut.length).toBeLessThan(0.1 * all);
  });

  test('positions can be read back as written, up to the number that fits', () => {
    const { learned, heldOut } = lessonsOf(russian, [shard.records], 2000, chanceOf(1));
    expect(learned.length + heldOut.length).toBe(2000);
    const written = new Set<string>();
    const model = modelOf(russian);
    const see = sightOf(russian);
    for (let at = 0; at < shard.records.length; at += width) {
      const { patterns, terms } = see(shard.records, at);
      restore(core, shard.records, at);
      const full = piecesIn(core.material(root)) / model.full;
      const note = shard.records[at + width - 1]!;
      written.add([...patterns, ...terms, full.toFixed(5), resultIn(note) / 2, scoreIn(note)].join(' '));
    }
    for (const lessons of [learned, heldOut]) {
      for (let i = 0; i < lessons.length; i += 1) {
        const { patterns: seen, terms: valued, full, bare } = lessons.look(i);
        const phase = (full / (full + bare)).toFixed(5);
        const note = [lessons.resultOf(i), lessons.scoreOf(i)];
        const features = [...seen, ...valued];
        expect(written.has([...features, phase, ...note].join(' '))).toBe(true);
      }
    }
  });

  test('positions teach that men are valuable, a little more with every pass', () => {
    const { learned, heldOut } = lessonsOf(russian, [shard.records], 1e6, chanceOf(1));
    const pupil = makePupil(modelOf(russian));
    const losses: number[] = [];
    learn(pupil, learned, { passes: 3, trust: 0.5, opinionScale: 100 }, (loss) => losses.push(loss));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(weightsFor(pupil, 90)[2]).toBeGreaterThan(5);
    const rows = heldOutRows(pupil, heldOut, 100);
    expect(rows.reduce((sum, { positions }) => sum + positions, 0)).toBe(heldOut.length);
    expect(meanLoss(rows)).toBeGreaterThan(0.2);
    expect(meanLoss(rows)).toBeLessThan(1);
  });
});

describe('a learner', () => {
  const model = modelOf(russian);

  /** Evaluates the position of a record. */
  function evaluatorBy(weights: Int16Array): (records: Int32Array, at: number) => number {
    const judge = coreFor(learnedly(russian, weights, plainKnowledge(russian).judgment.start));
    return (records, at) => {
      restore(judge, records, at);
      return judge.evaluate(judge.root);
    };
  }

  /**
   * The evaluation to learn: the further a man has advanced, the more it is worth, and every block
   * has a random value.
   */
  const truth = (() => {
    const pupil = makePupil(model);
    const chance = chanceOf(3);
    pupil.weights.set([0.1, 0.1, 1, 1.4]);
    for (let i = 2 * model.terms; i < pupil.weights.length - 2; i += 2) {
      const isOwn = pupil.shares.isOwn[i / 2 - model.terms] === 1;
      const value = isOwn ? 0 : (chance(201) - 100) / 400;
      pupil.weights.set([value, value], i);
    }
    return evaluatorBy(weightsFor(pupil, 100));
  })();

  /** Random positions of men, with results drawn by the true odds. */
  function examples(count: number, seed: number): Lessons {
    const chance = chanceOf(seed);
    const records = new Int32Array(count * width);
    for (let i = 0; i < count; i += 1) {
      const pieces = 6 + chance(16);
      for (let n = 0; n < pieces; n += 1) {
        const bit = 1 << chance(32);
        const side = chance(2);
        if (((records[i * width]! | records[i * width + 1]!) & bit) === 0) records[i * width + side]! |= bit;
      }
      const score = truth(records, i * width);
      const result = chance(1e6) / 1e6 < likely(score / 100) ? 2 : 0;
      records[i * width + width - 1] = noteOf({ score, result, game: 1 });
    }
    return lessonsOf(russian, [records], count, chance).learned;
  }

  const lessons = examples(60_000, 1);
  test.each<[string, Course, number]>([
    ['results', { passes: 3, trust: 0, opinionScale: 100 }, 0.9],
    ['opinions', { passes: 3, trust: 1, opinionScale: 100 }, 0.97],
  ])('finds the true weights from %s, even where there was no data', (_, course, least) => {
    const pupil = makePupil(model);
    learn(pupil, lessons, course);
    const found = evaluatorBy(weightsFor(pupil, 100));
    const asked: number[] = [];
    const answered: number[] = [];
    const chance = chanceOf(2);
    for (let n = 0; n < 2000; n += 1) {
      const record = new Int32Array(width);
      for (let man = 0; man < 14; man += 1) {
        const bit = 1 << chance(32);
        if (((record[0]! | record[1]!) & bit) === 0) record[chance(2)]! |= bit;
      }
      asked.push(truth(record, 0));
      answered.push(found(record, 0));
    }
    expect(alike(asked, answered)).toBeGreaterThan(least);
  });

  test('a network learns what patterns miss, the same way each time', () => {
    const chance = chanceOf(6);
    const records = new Int32Array(40_000 * width);
    for (let at = 0; at < records.length; at += width) {
      // A position is good if there are men of both sides in opposite corners, or of neither.
      const [own, theirs] = [chance(2), chance(2)];
      records.set([own | ((1 + chance(63)) << 4), (theirs << 31) | ((1 + chance(63)) << 20)], at);
      records[at + width - 1] = noteOf({ score: own === theirs ? 150 : -150, result: 1, game: 1 });
    }
    const { learned } = lessonsOf(russian, [records], records.length, chance);
    const [alone, both, again] = [false, true, true].map((hasNetwork) => {
      const pupil = makePupil(model, hasNetwork ? makeNetwork(model, chanceOf(1)) : null);
      const losses: number[] = [];
      const course = { passes: 30, trust: 1, opinionScale: 100 };
      learn(pupil, learned, course, (loss) => losses.push(loss));
      return { loss: losses.at(-1)!, weights: weightsFor(pupil, 100) };
    });
    expect(both!.loss).toBeLessThan(alone!.loss - 0.05);
    expect(again).toEqual(both);
    expect(both!.weights.length).toBe(weightsOf(model) - UNUSED + networkOf(model));
  });

  test('finds the value of a man at any scale', () => {
    const pupil = makePupil(model);
    // The value is 1 on a full board and 1.4 on an empty board, in log-odds.
    pupil.weights.set([0, 0, 1, 1.4]);
    expect(manScaleOf(pupil, lessons)).toBeCloseTo(100 / 1.17, -1);
    pupil.weights.set([0, 0, 0.25, 0.35]);
    expect(manScaleOf(pupil, lessons)).toBeCloseTo(400 / 1.17, -2);
  });

  test('finds the value of one unit of log-odds in men', () => {
    expect(opinionScaleOf(lessons)).toBeGreaterThan(90);
    expect(opinionScaleOf(lessons)).toBeLessThan(112);
  });
});

const meanOf = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0) / row.length;

const covariance = (a: readonly number[], b: readonly number[]): number =>
  meanOf(a.map((value, i) => value * (b[i] ?? 0))) - meanOf(a) * meanOf(b);

/** Pearson's correlation. */
const alike = (one: readonly number[], other: readonly number[]): number =>
  covariance(one, other) / Math.sqrt(covariance(one, one) * covariance(other, other));

/** The share of a shard's positions where the search found the result. */
function decidedIn(id: VariantId): number {
  const variant = variantOf(id);
  const { records } = playShard(variant, plainKnowledge(variant), { nodes: 300, positions: 600, seed: 5 });
  const notes = records.filter((_, i) => i % width === width - 1);
  return notes.filter((note) => Math.abs(scoreIn(note)) >= DECIDED).length / notes.length;
}

test('giveaway games continue after they are decided', () => {
  expect(decidedIn('poddavki')).toBeGreaterThan(0.05);
  expect(decidedIn('russian')).toBe(0);
});
