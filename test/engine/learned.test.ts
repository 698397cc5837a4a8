/** The learned evaluation: it sees both sides alike, knows a man from a king, and is learned the same way each time. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPosition, startLine } from '../../src/draughts/line.ts';
import { opponent } from '../../src/draughts/piece.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { WEIGHTS, learnedEvaluate } from '../../src/engine/evaluate/learned.ts';
import { BLOCKS, PATTERNS, turnedPattern } from '../../src/engine/evaluate/regions.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { plainKnowledge, weightsFrom } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { chanceOf } from '../../src/tools/tuning/chance.ts';
import { learn } from '../../src/tools/tuning/learn.ts';
import { makeSamples } from '../../src/tools/tuning/samples.ts';
import { play } from '../../src/tools/tuning/selfPlay.ts';
import { follow, scripts } from './positions.ts';

const russian = variantOf('russian');
const ground = groundOf(russian);

/** The position half turned round, with the colours exchanged. */
const exchanged = ({ turn, board }: Position): Position => ({
  turn: opponent(turn),
  board: board.toReversed().map((tower): Tower | null => {
    if (!tower) return null;
    const [{ color, role }] = tower;
    return [{ color: opponent(color), role }];
  }),
});

const learned = weightsFrom('assets/weights/russian.bin');

const evaluate = (position: Position): number => {
  ground.load(position, 0);
  return learned(0);
};

test('turning a pattern round twice gives the pattern', () => {
  fc.assert(
    fc.property(fc.nat(BLOCKS.length - 1), fc.nat(PATTERNS - 1), (block, pattern) => {
      const turned = turnedPattern(block, pattern);
      expect(turnedPattern(Math.floor(turned / PATTERNS), turned % PATTERNS)).toBe(
        block * PATTERNS + pattern,
      );
    }),
  );
});

test('both colours are seen alike', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      follow(russian, script, (line) => {
        const position = lastPosition(line);
        expect(evaluate(exchanged(position))).toBe(evaluate(position));
      });
    }),
    { numRuns: 20 },
  );
});

test('what is good for one side is bad for the other, but for the right to move', () => {
  const start = lastPosition(startLine(russian));
  const turn = evaluate(start);
  expect(Math.abs(turn)).toBeLessThan(40);
  fc.assert(
    fc.property(scripts, (script) => {
      follow(russian, script, (line) => {
        const position = lastPosition(line);
        const passed = { ...position, turn: opponent(position.turn) };
        expect(Math.abs(evaluate(position) + evaluate(passed))).toBeLessThan(90);
      });
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['a man more', 'W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7', 20, 300],
  ['a king to the bad', 'W:Wa1,c1,e1,b2:Bb8,d8,f8,Kh6', -900, -100],
])('%s is worth about what it should', (_, fen, least, most) => {
  const position = parseFen(russian, fen);
  if (!position.ok) throw new Error(fen);
  expect(evaluate(position.value)).toBeGreaterThan(least);
  expect(evaluate(position.value)).toBeLessThan(most);
});

test('a file of another length is refused', () => {
  expect(() => learnedEvaluate(new Int16Array(WEIGHTS - 1))).toThrow(/weights/);
});

/** What is learned from a few quick games. */
function learnFrom(seed: number) {
  const samples = makeSamples(2500);
  const chance = chanceOf(seed);
  play(russian, plainKnowledge(russian), makeMemory(14), 60, chance, samples);
  return { samples, ...learn(samples, 3, chance) };
}

describe('learning', () => {
  const once = learnFrom(5);

  test('comes nearer to the results with every pass', () => {
    const [first = 0, second = 0, third = 0] = once.losses;
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThan(second);
  });

  test('repeats itself from the same seed, and not from another', () => {
    expect(learnFrom(5).weights).toEqual(once.weights);
    expect(learnFrom(6).weights).not.toEqual(once.weights);
  });

  test('finds that men are worth having', () => {
    expect(once.weights[2]).toBeGreaterThan(10);
  });

  test('has results of all three kinds', () => {
    const results = new Set(once.samples.results.subarray(0, once.samples.length));
    expect(results).toEqual(new Set([0, 1, 2]));
  });
});
