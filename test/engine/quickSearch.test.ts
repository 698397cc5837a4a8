/** The search in WebAssembly equals the one in TypeScript: the same scores, lines and counts. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startLine, type Line } from '../../src/draughts/line.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { ownKings, ownMen, theirKings, theirMen } from '../../src/engine/ground/ground.ts';
import { makeMemory, prepare, type Memory } from '../../src/engine/search/memory.ts';
import { makeTree } from '../../src/engine/search/makeTree.ts';
import { quiesce } from '../../src/engine/search/quiesce.ts';
import { think, type Thought } from '../../src/engine/search/think.ts';
import { type Leaf, type Probe, ROOT } from '../../src/engine/search/tree.ts';
import { UNKNOWN } from '../../src/engine/search/score.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { sourceOf, SOURCE_SECTION } from '../../lab/assemblySource.ts';
import { hostilePosition, hostilePositions } from '../draughts/hostile.ts';
import { follow, scripts } from './positions.ts';
import { runsOf } from '../runs.ts';

const variant = variantOf('international');
const knowledge = learnedKnowledge(variant);
const { evaluate, probe, quick } = knowledge;
/** The same without the quick search. */
const readable = { evaluate, probe };

test('International has it', () => {
  expect(quick).toBeDefined();
});

test('it was compiled from the source in its folder', () => {
  const bytes = readFileSync(new URL('../../assets/engine/international.wasm', import.meta.url));
  const [source] = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), SOURCE_SECTION);
  expect(source && Buffer.from(source).toString('latin1')).toBe(sourceOf());
});

const quiet = { now: () => 0, isCancelled: () => false };

function impatient(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > 3;
  };
}

describe('the quiescence search', () => {
  const memory = makeMemory(4);
  prepare(memory, knowledge);

  /** A window, its ply, and the most positions to visit. */
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

  function answer(leaf: Leaf, line: Line, { alpha, width, ply, nodes }: Question) {
    const tree = makeTree(line, knowledge, memory, { nodes }, { now: () => 0, isCancelled: impatient() });
    tree.mayStop = true;
    const score = leaf(tree, ROOT, alpha, alpha + width, ply);
    const { askAt, deepest, isStopped } = tree;
    return { score, nodes: tree.nodes, askAt, deepest, isStopped };
  }

  const leaf = memory.quick?.leaf ?? quiesce;

  test('gives the same results as the readable one, with few kings and with many', () => {
    fc.assert(
      fc.property(scripts, questions, (script, question) => {
        follow(variant, script, (line) => {
          for (const one of [question, OPEN]) {
            expect(answer(leaf, line, one)).toEqual(answer(quiesce, line, one));
          }
        });
      }),
      { numRuns: runsOf(25) },
    );
  });

  test('falls back to it if there are too many captures to count', () => {
    const many = hostilePositions.filter((one) => one.variant === variant.id);
    expect(many.length).toBeGreaterThan(0);
    for (const one of many) {
      const line = startLine(variant, hostilePosition(one));
      expect(answer(leaf, line, OPEN)).toEqual(answer(quiesce, line, OPEN));
    }
  });
});

/** Every depth that a search reached, and how often it checked whether to stop. */
function course(line: Line, memory: Memory, knows: typeof knowledge, nodes: number, patience: number) {
  let asked = 0;
  const isCancelled = (): boolean => {
    asked += 1;
    return asked > patience;
  };
  const depths: Thought[] = [];
  const last = think(line, knows, memory, { nodes }, { now: () => 0, isCancelled }, (thought) => {
    depths.push(thought);
  });
  return { depths, last, asked };
}

const limits = fc.record({
  nodes: fc.constantFrom(40, 1500, 9000),
  patience: fc.constantFrom(2, 1000),
});

test('the whole search continues through a game like the readable one, with its memory', () => {
  const [one, other] = [makeMemory(10), makeMemory(10)];
  fc.assert(
    fc.property(scripts, limits, (script, { nodes, patience }) => {
      let ply = 0;
      follow(variant, script, (line) => {
        ply += 1;
        if (ply % 7 !== 1) return;
        expect(course(line, one, knowledge, nodes, patience)).toEqual(
          course(line, other, readable, nodes, patience),
        );
      });
    }),
    { numRuns: runsOf(25) },
  );
});

test('a deep search, which leaves more out, is the same as well', () => {
  const line = startLine(variant);
  const quickly = course(line, makeMemory(16), knowledge, 1_200_000, Infinity);
  expect(quickly.last?.depth).toBeGreaterThan(13);
  expect(quickly).toEqual(course(line, makeMemory(16), readable, 1_200_000, Infinity));
});

function probedAfter(fen: string): readonly (readonly [men: number, kings: number])[] {
  const position = parseFen(variant, fen);
  if (!position.ok) throw new Error(fen);
  const all: [number, number][] = [];
  const { material } = groundOf(variant);
  const spy: Probe = (at) => {
    const pieces = material(at);
    all.push([ownMen(pieces) + theirMen(pieces), ownKings(pieces) + theirKings(pieces)]);
    return UNKNOWN;
  };
  const memory = makeMemory(10);
  const knows = { ...knowledge, probe: spy };
  prepare(memory, knows);
  const tree = makeTree(startLine(variant, position.value), knows, memory, { nodes: 5000 }, quiet);
  expect(memory.quick?.takes(tree, ROOT, 0)).toBe(true);
  memory.quick?.search(tree, ROOT, 9, 0, 1, true);
  return all;
}

test('positions with exact results go to the readable search: four pieces, and kings', () => {
  const all = probedAfter('W:W28,47:B1,13,23');
  expect(all.some(([men, kings]) => men <= 4 && kings === 0)).toBe(true);
  expect(all.some(([, kings]) => kings > 0)).toBe(true);
  expect(all.filter(([men, kings]) => men > 4 && kings === 0)).toEqual([]);
});
