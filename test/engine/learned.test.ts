/** The learned evaluations treat both sides equally, and value a king above a man. */
import { statSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../src/notation/valid.ts';
import { lastPosition, startLine } from '../../src/draughts/line.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import type { Piece, Position, Tower } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { WEIGHTS } from '../../src/engine/learned.ts';
import { modelOf, weightsOf, type Model, PATTERNS, UNUSED } from '../../src/engine/evaluate/model.ts';
import { learnedly } from '../../src/engine/judged.ts';
import { makeNetwork, networkOdds, wholeNetwork } from '../../lab/tuning/network.ts';
import { keep, widthOf } from '../../lab/tuning/record.ts';
import { turnedPattern } from '../../lab/tuning/shares.ts';
import { sightOf, type Sight } from '../../lab/tuning/sight.ts';
import { judgedBy, plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { coreFor } from '../../src/engine/search/searcher.ts';
import type { SearchCore } from '../../src/engine/search/tree.ts';
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

/** Sees the root as learning does. */
function seenBy(core: SearchCore, variant: Variant): () => Sight {
  const record = new Int32Array(widthOf(variant));
  const see = sightOf(variant);
  return () => {
    keep(core, record, 0);
    return see(record, 0);
  };
}

const evaluatorOf = (id: VariantId, file: string) => {
  const { load, root, evaluate } = coreFor(judgedBy(variantOf(id), file));
  return (position: Position): number => {
    load(position, root);
    return evaluate(root);
  };
};

test('rotating a pattern twice gives the same pattern', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), fc.nat(PATTERNS - 1), (blocks, pattern) => {
      const turned = turnedPattern(blocks, 0, pattern);
      expect(turnedPattern(blocks, Math.floor(turned / PATTERNS), turned % PATTERNS)).toBe(pattern);
    }),
  );
});

/** The sum of a model's features, with weights that distinguish every feature from all others. */
function sumOfFeatures(
  { terms }: Model,
  { terms: values, patterns, full, bare }: Sight,
  weights: Int16Array,
) {
  const mix = (feature: number): number => full * weights[2 * feature]! + bare * weights[2 * feature + 1]!;
  const sum = values.reduce((part, value, term) => part + value * mix(term), 0);
  return patterns.reduce((part, pattern, block) => part + mix(terms + block * PATTERNS + pattern), sum);
}

describe.each([...WEIGHTS])('%s', (id, whose) => {
  const variant = variantOf(id);
  const file = `assets/weights/${whose}.bin`;
  const evaluate = evaluatorOf(id, file);

  test('both colors are evaluated equally', () => {
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

  test('an advantage for one side is a disadvantage for the other, except for the value of the move', () => {
    // The value of the move is greater if a move can force a decisive capture.
    const most = variant.goal === 'lose' ? 240 : 120;
    const apart: number[] = [];
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          const position = lastPosition(line);
          const passed = { ...position, turn: opponentOf(position.turn) };
          apart.push(Math.abs(evaluate(position) + evaluate(passed)));
        });
      }),
      { numRuns: 20 },
    );
    // A network learns each side's view separately, so a few positions differ more.
    const hasNetwork = statSync(file).size !== 2 * weightsOf(modelOf(variant));
    const typical = apart.reduce((sum, one) => sum + one, 0) / apart.length;
    expect(hasNetwork ? typical : Math.max(...apart)).toBeLessThan(most);
  });
});

describe.each(['russian', 'international', 'bashni'] as const)('%s', (id) => {
  const variant = variantOf(id);
  const model = modelOf(variant);
  const { start } = plainKnowledge(variant).judgment;

  test('the quick evaluation is the sum of the features that it was learned with', () => {
    const chance = chanceOf(3);
    const weights = Int16Array.from({ length: weightsOf(model) }, () => chance(1000) - 500);
    const core = coreFor(learnedly(variant, weights, start));
    const seen = seenBy(core, variant);
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          core.load(lastPosition(line), core.root);
          const sum = sumOfFeatures(model, seen(), weights);
          expect(Math.abs(core.evaluate(core.root) - sum)).toBeLessThan(1.001);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('weights of the wrong length are refused', () => {
    const few = new Int16Array(weightsOf(model) - 1);
    expect(() => learnedly(variant, few, start)).toThrow(/weights/);
  });
});

test.each(['russian', 'international'] as const)('%s: the network is the one that was learned', (id) => {
  const variant = variantOf(id);
  const model = modelOf(variant);
  const chance = chanceOf(5);
  const network = makeNetwork(model, chance);
  network.weights.fill(0.9, network.weights.length - 8);
  const plain = Int16Array.from({ length: weightsOf(model) }, () => chance(100) - 50);
  const kept = [...plain.subarray(0, -2 * UNUSED), ...plain.subarray(-UNUSED)];
  const weights = Int16Array.from([...kept, ...wholeNetwork(network, 100)]);
  const core = coreFor(learnedly(variant, weights, plainKnowledge(variant).judgment.start));
  const seen = seenBy(core, variant);
  const parts = new Set<number>();
  fc.assert(
    fc.property(scripts, (script) => {
      follow(variant, script, (line) => {
        core.load(lastPosition(line), core.root);
        const part = core.evaluate(core.root) - sumOfFeatures(model, seen(), plain);
        parts.add(part);
        expect(Math.abs(part - 100 * networkOdds(network, seen()))).toBeLessThan(13);
      });
    }),
    { numRuns: 20 },
  );
  expect(Math.max(...parts) - Math.min(...parts)).toBeGreaterThan(60);
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
  const score = evaluatorOf(id, `assets/weights/${id}.bin`)(validPosition(variantOf(id), fen));
  expect(score).toBeGreaterThan(least);
  expect(score).toBeLessThan(most);
});

test.each([
  ['only men', 'W:Wa1,c1,e1:Bb8,d8', 1],
  ['one king', 'W:Wa1,c1,Ke1:Bb8,d8', 1],
  ['kings on both sides, many pieces', 'W:Wa1,c1,e1,g1,b2,d2,f2,Kh2:Bb8,d8,f8,h8,a7,c7,Ke7', 1],
  ['kings on both sides, much ahead', 'W:Wa1,c1,e1,g1,b2,d2,Kf2:Bb8,d8,f8,Ke7', 1],
  ['kings on both sides, little ahead', 'W:Wa1,c1,e1,g1,b2,Kd2:Bb8,d8,f8,h8,Ke7', 2],
  ['kings on both sides, few pieces', 'W:Wa1,c1,e1,Kg1:Bb8,Ke7', 2],
  ['kings on both sides, hardly anything else', 'W:Wa1,c1,Ke1:BKe7', 4],
])('a score is divided if winning is difficult: %s', (_, fen, divisor) => {
  const variant = variantOf('russian');
  const core = coreFor(plainKnowledge(variant).judgment);
  const seen = seenBy(core, variant);
  const position = validPosition(variant, fen);
  for (const turn of ['white', 'black'] as const) {
    core.load({ ...position, turn }, core.root);
    const { full, bare } = seen();
    expect(1 / (full + bare)).toBe(divisor);
  }
});

test('no evaluation is learned for boards without a model', () => {
  expect(() => modelOf(variantOf('turkish'))).toThrow(/turkish/);
});
