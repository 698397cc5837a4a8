/** The learned evaluations treat both sides alike, and value a king above a man. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPosition, startLine } from '../../src/draughts/line.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import type { Piece, Position, Tower } from '../../src/draughts/types.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { WEIGHTS } from '../../src/engine/learned.ts';
import { learnedEvaluate, weightsOf, type Model, PATTERNS } from '../../src/engine/evaluate/learned/model.ts';
import { modelOf } from '../../src/engine/evaluate/learned/modelOf.ts';
import { turnedPattern } from '../../lab/tuning/shares.ts';
import { halved, halvings } from '../../src/engine/evaluate/terms.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { judgedBy } from '../../src/engine/knowledgeOf.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { chanceOf } from '../../src/engine/play/chance.ts';
import { follow, scripts } from './positions.ts';

const exchangedPiece = ({ color, role }: Piece): Piece => ({ color: opponentOf(color), role });

const exchanged = ({ turn, board }: Position): Position => ({
  turn: opponentOf(turn),
  board: board.toReversed().map((tower): Tower | null => {
    if (!tower) return null;
    const [top, ...below] = tower;
    return [exchangedPiece(top), ...below.map(exchangedPiece)];
  }),
});

const evaluatorOf = (id: VariantId, file: string) => {
  const variant = variantOf(id);
  const ground = groundOf(variant);
  const learned = judgedBy(variant, file).evaluate;
  return (position: Position): number => {
    ground.load(position, 0);
    return learned(0);
  };
};

test('turning a pattern round twice gives the pattern', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), fc.nat(PATTERNS - 1), (blocks, pattern) => {
      const turned = turnedPattern(blocks, 0, pattern);
      expect(turnedPattern(blocks, Math.floor(turned / PATTERNS), turned % PATTERNS)).toBe(pattern);
    }),
  );
});

/** The sum of a model's features, with weights that distinguish every feature from all others. */
function sumOfFeatures(model: Model, weights: Int16Array): number {
  const values = new Float64Array(model.terms.length);
  const patterns = new Int32Array(model.blocks);
  const phase = model.look(0, values, patterns);
  const mix = (feature: number): number =>
    phase * weights[2 * feature]! + (1 - phase) * weights[2 * feature + 1]!;
  const terms = values.reduce((sum, value, term) => sum + value * mix(term), 0);
  return patterns.reduce(
    (sum, pattern, block) => sum + mix(model.terms.length + block * PATTERNS + pattern),
    terms,
  );
}

describe.each([...WEIGHTS])('%s', (id, whose) => {
  const variant = variantOf(id);
  const evaluate = evaluatorOf(id, `assets/weights/${whose}.bin`);

  test('both colors are evaluated alike', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          const position = lastPosition(line);
          expect(evaluate(exchanged(position))).toBe(evaluate(position));
        });
      }),
      { numRuns: 20 },
    );
  });

  test('neither side is much better at the start', () => {
    expect(Math.abs(evaluate(lastPosition(startLine(variant))))).toBeLessThan(40);
  });

  test('an advantage for one side is a disadvantage for the other, except for the right to move', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          const position = lastPosition(line);
          const passed = { ...position, turn: opponentOf(position.turn) };
          expect(Math.abs(evaluate(position) + evaluate(passed))).toBeLessThan(120);
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe.each(['russian', 'international', 'bashni'] as const)('%s', (id) => {
  const variant = variantOf(id);
  const model = modelOf(variant);

  test('the quick evaluation is the sum of the features that it was learned by', () => {
    const chance = chanceOf(3);
    const weights = Int16Array.from({ length: weightsOf(model) }, () => chance(1000) - 500);
    const quick = learnedEvaluate(model, weights);
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          groundOf(variant).load(lastPosition(line), 0);
          const part = 1 / (1 << model.halvings(0));
          expect(Math.abs(quick(0) - part * sumOfFeatures(model, weights))).toBeLessThan(1.001);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('weights of another length are refused', () => {
    expect(() => learnedEvaluate(model, new Int16Array(weightsOf(model) - 1))).toThrow(/weights/);
  });
});

test.each([
  ['russian', 'a man more', 'W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7', 20, 300],
  ['russian', 'a king to the bad', 'W:Wa1,c1,e1,b2:Bb8,d8,f8,Kh6', -900, -100],
  [
    'international',
    'a man more',
    'W:W28,31,32,33,35,36,37,38,39,42,43,48:B3,7,8,9,11,12,13,16,18,19,24',
    20,
    300,
  ],
  ['bashni', 'a man more below', 'W:a1_w,c1_w,e1_w,g1_ww,b8_b,d8_b,f8_b,h8_b', 10, 600],
  ['international', 'a king to the bad', 'W:W31,32,33,37,38,42:B8,9,12,13,K4', -900, -50],
] as const)('%s: %s has about the right value', (id, _, fen, least, most) => {
  const position = parseFen(variantOf(id), fen);
  if (!position.ok) throw new Error(fen);
  const score = evaluatorOf(id, `assets/weights/${id}.bin`)(position.value);
  expect(score).toBeGreaterThan(least);
  expect(score).toBeLessThan(most);
});

test.each([
  ['only men', [3, 2, 0, 0], 0],
  ['one king', [3, 2, 1, 0], 0],
  ['kings on both sides, many pieces', [8, 7, 1, 1], 0],
  ['kings on both sides, much ahead', [7, 4, 1, 1], 0],
  ['kings on both sides, little ahead', [6, 5, 1, 1], 1],
  ['kings on both sides, few pieces', [4, 2, 1, 1], 1],
  ['kings on both sides, hardly anything else', [3, 1, 1, 1], 2],
] as const)(
  'a score is halved where little can be won: %s',
  (_, [own, theirs, ownKings, theirKings], times) => {
    expect(halvings(own, theirs, ownKings, theirKings, 6)).toBe(times);
    expect(halvings(theirs, own, theirKings, ownKings, 6)).toBe(times);
  },
);

test('halves are rounded toward zero on both sides', () => {
  expect([halved(-7, 1), halved(7, 1), halved(7, 0), halved(-3, 2)]).toEqual([-3, 3, 7, 0]);
});

test('nothing is learned of boards without a model', () => {
  expect(() => modelOf(variantOf('turkish'))).toThrow(/turkish/);
});
