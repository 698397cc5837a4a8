/**
 * Properties of the levels: legal moves, sensible moves, variety, and repeatable randomness.
 * Matches measure their strength.
 */
import { describe, expect, test } from 'vitest';
import { openingOf, playOn } from '../../lab/referee/game.ts';
import { childsMove, levelIn, playerOf } from '../../lab/referee/player.ts';
import {
  NO_SCORE,
  type Score,
  decisionOf,
  isDecided,
  likelihoodOf,
  shareOf,
  withPair,
  written,
} from '../../lab/referee/score.ts';
import { lineFrom } from '../../src/notation/valid.ts';
import { endingOf } from '../../src/draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { WEIGHTS } from '../../src/engine/learned.ts';
import { chanceOf } from '../../src/engine/play/chance.ts';
import { choose } from '../../src/engine/play/choose.ts';
import { LEVELS, type LevelNumber, levelOf } from '../../src/engine/play/levels.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';

const russian = variantOf('russian');
const world = { now: () => 0, isCancelled: () => false };

const randomFrom = (seed: number) => {
  const chance = chanceOf(seed);
  return () => chance(2 ** 30) / 2 ** 30;
};

const moveAt = (line: Line, number: LevelNumber, seed: number) => {
  const usual = levelOf(number, line.variant);
  const level = { ...usual, nodes: Math.min(usual.nodes, 3000) };
  return choose(line, level, plainKnowledge(line.variant), makeMemory(12), world, randomFrom(seed));
};

const SEEDS = Array.from({ length: 40 }, (_, n) => n + 1);

describe.each(LEVELS)('level %d', (number) => {
  test('plays a legal move, which depends only on the random numbers', () => {
    const line = startLine(russian);
    const move = moveAt(line, number, 1);
    expect(legalMoves(russian, lastPosition(line))).toContainEqual(move);
    expect(moveAt(line, number, 1)).toEqual(move);
  });

  test('wins at once if it can', () => {
    const line = lineFrom('russian', 'W:Wc3,e3:Bd4');
    const move = moveAt(line, number, 2);
    expect(move && endingOf(extend(line, move))).toMatchObject({ winner: 'white' });
  });

  test('plays the only legal move, and no move if there is none', () => {
    const [only] = legalMoves(russian, lastPosition(lineFrom('russian', 'W:Wa3:Bd8')));
    expect(moveAt(lineFrom('russian', 'W:Wa3:Bd8'), number, 3)).toEqual(only);
    expect(moveAt(lineFrom('russian', 'W:Wa1:Bb2,c3'), number, 3)).toBeNull();
  });
});

test('the first level leaves pieces to be taken, a better level does so less often, and the last level never does', () => {
  const line = lineFrom('russian', 'W:Wa3,e3,a1,h2:Bc5,b6,d6,g5,h6');
  const left = (number: LevelNumber) =>
    SEEDS.filter((seed) => {
      const move = moveAt(line, number, seed);
      const answers = move ? legalMoves(russian, lastPosition(extend(line, move))) : [];
      return answers.some(({ taken }) => taken.length > 0);
    }).length / SEEDS.length;
  const [first, third, last] = [left(1), left(3), left(8)];
  expect(first).toBeGreaterThan(0.3);
  expect(third).toBeLessThan(first);
  expect(last).toBe(0);
});

const KINDS = (['russian', 'international', 'bashni', 'poddavki', 'english'] as const).map(variantOf);

test.each(KINDS)(
  'in $id the first level sometimes plays its worst move, and no other level does',
  (variant) => {
    /**
     * The value of the position after the first level's move, from the other side's view, in
     * hundredths of a man. Every random number is `thrown`.
     */
    const worthOfAnswers = (line: Line, thrown: number): number => {
      const knowledge = plainKnowledge(variant);
      const move = choose(line, levelOf(1, variant), knowledge, makeMemory(12), world, () => thrown);
      if (!move) throw new Error('no move');
      return think(extend(line, move), knowledge, makeMemory(12), { depth: 2 }, world)?.score ?? 0;
    };
    const lines = SEEDS.slice(0, 12).map((seed) => openingOf(variant, 12, randomFrom(seed)));
    const more = lines.map((line) => worthOfAnswers(line, 0) - worthOfAnswers(line, 0.5));
    expect(more.reduce((sum, one) => sum + one, 0) / more.length).toBeGreaterThan(30);
    for (const number of LEVELS.slice(1)) expect(levelOf(number, variant).given).toBe(0);
  },
);

test('openings vary', () => {
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => moveAt(startLine(russian), 8, seed)?.to);
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test('varied moves lose no pieces', () => {
  const line = lineFrom('russian', 'W:Wc3:Be5');
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => moveAt(line, 8, seed)?.to);
  expect(new Set(moves)).toEqual(new Set([moveAt(line, 7, 1)?.to]));
});

test.each(KINDS)('in $id, each level searches deeper than the level below, and overlooks less', (variant) => {
  for (const number of LEVELS.slice(1)) {
    const [below, above] = [levelOf(LEVELS[number - 2] ?? 1, variant), levelOf(number, variant)];
    expect(above.depth).toBeGreaterThan(below.depth);
    expect(above.nodes).toBeGreaterThan(below.nodes);
    expect(above.careless).toBeLessThan(below.careless);
    expect(above.given).toBeLessThanOrEqual(below.given);
  }
});

test('variants with the weights of Russian draughts have its levels', () => {
  const judged = [...WEIGHTS].filter(([, whose]) => whose === 'russian');
  expect(judged.length).toBeGreaterThan(1);
  for (const [id] of judged) expect(levelOf(4, variantOf(id))).toEqual(levelOf(4, russian));
});

test('a simulated child captures as many pieces as possible, whatever the reply', () => {
  const line = lineFrom('russian', 'W:Wc3,h4:Bd4,d6,g5');
  expect(legalMoves(russian, lastPosition(line)).map(({ taken }) => taken.length)).toContain(1);
  const takes = (random: number) => childsMove(line, () => random)?.taken.length;
  expect([0, 0.4, 0.9].map(takes)).toEqual([2, 2, 2]);
  expect(childsMove(lineFrom('russian', 'W:Wa1:Bb2,c3'), () => 0)).toBeNull();
});

const playPairs = async (one: string, other: string, pairs: number, variant = russian): Promise<Score> => {
  const random = randomFrom(7);
  const [strong, weak] = [await playerOf(one, variant, random), await playerOf(other, variant, random)];
  let score = NO_SCORE;
  for (let pair = 0; pair < pairs; pair += 1) {
    const opening = openingOf(variant, 4, random);
    expect(opening.moves).toHaveLength(4);
    score = withPair(score, [
      await playOn(opening, { white: strong, black: weak }),
      -(await playOn(opening, { white: weak, black: strong })),
    ]);
  }
  strong.close();
  weak.close();
  return score;
};

const scoreOf = (pairs: readonly (readonly number[])[]): Score =>
  pairs.reduce((sum, [one = 0, other = 0]) => withPair(sum, [one, other]), NO_SCORE);

test('the player who searches deeper wins a match', async () => {
  const score = await playPairs('nodes:600@plain', 'level:1', 4);
  expect(score.won + score.drawn + score.lost).toBe(8);
  expect(score.won).toBeGreaterThan(score.lost);
});

test('a match can be played against another program over the Hub protocol', async () => {
  const score = await playPairs('hub:depth=3@node src/tools/engine.ts', 'level:1', 1, variantOf('frisian'));
  expect(score.won + score.drawn + score.lost).toBe(2);
});

test('a match ends early once it is decided, and not before', () => {
  const even = Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? [1, -1] : [0, 0]));
  const clear = Array.from({ length: 30 }, (_, n) => (n % 5 === 0 ? [1, -1] : [1, 1]));
  expect(isDecided(scoreOf(even), 0.6)).toBe(true);
  expect(isDecided(scoreOf(clear), 0.65)).toBe(true);
  expect(isDecided(scoreOf(clear), 0.85)).toBe(false);
  expect(isDecided(scoreOf(clear.slice(0, 10)), 0.65)).toBe(false);
});

test('a match ends early once the result clearly supports one of two strengths, and not before', () => {
  const bounds = { low: 0, high: 20, risk: 0.05 };
  const level = Array.from({ length: 1500 }, (_, n) =>
    n % 2 === 0 ? [1, -1] : n % 4 === 1 ? [1, 0] : [-1, 0],
  );
  const better = Array.from({ length: 300 }, (_, n) =>
    n % 3 === 0 ? [1, 0] : n % 3 === 1 ? [0, 0] : [1, -1],
  );
  expect(decisionOf(scoreOf(level), bounds)).toBe('low');
  expect(decisionOf(scoreOf(better), bounds)).toBe('high');
  expect(decisionOf(scoreOf(better.slice(0, 12)), bounds)).toBeNull();
  // The mean is 0.55 per pair, and the spread is 0.09375: 200 * 0.02876 * (2 * 0.55 - 0.5 -
  // 0.52876) / (2 * 0.09375).
  const pairs = Array.from({ length: 200 }, (_, n) => (n % 10 < 6 ? 1.6 : 0.35));
  expect(likelihoodOf({ ...NO_SCORE, pairs }, bounds)).toBeCloseTo(2.18, 1);
});

test('the result of a match includes its margin of error, computed from pairs', () => {
  const score = [
    [1, 1],
    [1, 0],
    [0, 0],
    [1, -1],
  ].reduce((sum, [one = 0, other = 0]) => withPair(sum, [one, other]), NO_SCORE);
  expect(shareOf(score).share).toBeCloseTo(0.6875);
  expect(shareOf(score).error).toBeCloseTo(0.2346, 3);
  expect(written(score)).toBe('+4 =3 -1  68.8 % +-23.5  137 Elo');
});

test('a match can be played by simulated beginners, who are about equal', async () => {
  const score = await playPairs('child', 'chance', 20);
  expect(shareOf(score).share).toBeGreaterThan(0.2);
  expect(shareOf(score).share).toBeLessThan(0.8);
});

test.each(KINDS)('in $id, the first level loses a match against a simulated child', async (variant) => {
  expect(shareOf(await playPairs('child', 'level:1', 30, variant)).share).toBeGreaterThan(0.5);
});

test('a match can be timed by counted positions, and searches save some of that time', async () => {
  const [saving, spending] = [
    await playerOf('time:20000@plain', russian, Math.random),
    await playerOf('nodes:20000@plain', russian, Math.random),
  ];
  for (const seed of SEEDS.slice(0, 8)) {
    const line = openingOf(russian, 12, randomFrom(seed));
    const isForced = legalMoves(russian, lastPosition(line)).length === 1;
    if (!isForced) await Promise.all([saving.move(line), spending.move(line)]);
  }
  expect(saving.visited()).toBeLessThan(18_000);
  expect(saving.visited()).toBeGreaterThan(5000);
  expect(spending.visited()).toBe(20_000);
});

test('a match refuses players that do not exist', async () => {
  await expect(playerOf('level:9', russian, Math.random)).rejects.toThrow(/no player level:9/);
  await expect(playerOf('nodes:500,error=3', russian, Math.random)).rejects.toThrow(/no player nodes:500,/);
});

test('a match can use different parameters for a level', () => {
  const usual = levelOf(7, russian);
  expect(levelIn('level:7', russian)).toEqual(usual);
  const expected = { ...usual, careless: 0.2, nodes: 900 };
  expect(levelIn('level:7,careless=0.2,nodes=900', russian)).toEqual(expected);
  for (const wrong of ['level:7,luck=1', 'level:7,careless=', 'level:7,careless=-1', 'level:7,careless=x'])
    expect(() => levelIn(wrong, russian)).toThrow(/use depth, nodes, careless, given/);
});
