/** The quiescence search in WebAssembly is the one in TypeScript: the same scores of the same positions, and the same count. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startLine, type Line } from '../../src/draughts/line.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { makeTree } from '../../src/engine/search/makeTree.ts';
import { quiesce } from '../../src/engine/search/quiesce.ts';
import { ROOT } from '../../src/engine/search/root.ts';
import type { Leaf } from '../../src/engine/search/tree.ts';
import { sourceOf, SOURCE_SECTION } from '../../src/tools/assemblySource.ts';
import { hostilePosition, hostilePositions } from '../draughts/hostile.ts';
import { follow, scripts } from './positions.ts';

const variant = variantOf('international');
const knowledge = learnedKnowledge(variant);
const memory = makeMemory(4);

/** A window, the ply it is asked on, and how many positions may be visited. */
interface Question {
  readonly alpha: number;
  readonly width: number;
  readonly ply: number;
  readonly nodes: number;
}

const OPEN: Question = { alpha: -32_000, width: 64_000, ply: 0, nodes: 100_000 };

const questions: fc.Arbitrary<Question> = fc.record({
  alpha: fc.integer({ min: -300, max: 300 }),
  width: fc.constantFrom(1, 50),
  ply: fc.constantFrom(0, 1, 30, 117),
  nodes: fc.constantFrom(100_000, 7),
});

/** Everything that a leaf comes to. */
function answer(leaf: Leaf, line: Line, { alpha, width, ply, nodes }: Question) {
  let asked = 0;
  const isCancelled = (): boolean => {
    asked += 1;
    return asked > 3;
  };
  const tree = makeTree(line, knowledge, memory, { nodes }, { now: () => 0, isCancelled });
  tree.mayStop = true;
  const score = leaf(tree, ROOT, alpha, alpha + width, ply);
  const { askAt, deepest, isStopped } = tree;
  return { score, nodes: tree.nodes, askAt, deepest, isStopped };
}

const quick = knowledge.leaf ?? quiesce;

test('International has it', () => {
  expect(knowledge.leaf).toBeDefined();
});

test('it says what the readable one says, with few kings and with many', () => {
  fc.assert(
    fc.property(scripts, questions, (script, question) => {
      follow(variant, script, (line) => {
        for (const one of [question, OPEN]) {
          expect(answer(quick, line, one)).toEqual(answer(quiesce, line, one));
        }
      });
    }),
    { numRuns: 25 },
  );
});

test('where captures are beyond counting it gives way to the readable one', () => {
  const many = hostilePositions.filter((one) => one.variant === variant.id);
  expect(many.length).toBeGreaterThan(0);
  for (const one of many) {
    const line = startLine(variant, hostilePosition(one));
    expect(answer(quick, line, OPEN)).toEqual(answer(quiesce, line, OPEN));
  }
});

test('it was made of the source that stands in its folder', () => {
  const bytes = readFileSync(new URL('../../assets/engine/quiesce.wasm', import.meta.url));
  const [source] = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), SOURCE_SECTION);
  expect(source && Buffer.from(source).toString('latin1')).toBe(sourceOf());
});
