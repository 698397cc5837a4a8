/** The search in WebAssembly equals the one in TypeScript: the same scores, lines and counts. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startLine, type Line } from '../../src/draughts/line.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { learnedKnowledge, plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory, type Memory } from '../../src/engine/search/memory.ts';
import { think, type Thought } from '../../src/engine/search/think.ts';
import type { Knowledge, Probe } from '../../src/engine/search/tree.ts';
import { UNKNOWN } from '../../src/engine/search/score.ts';
import { canBeSolved } from '../../src/engine/endings/solve.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { LAYOUTS, sourceOf, SOURCE_SECTION } from '../../lab/assemblySource.ts';
import { hostilePosition, hostilePositions } from '../draughts/hostile.ts';
import { follow, scripts } from './positions.ts';
import { runsOf } from '../runs.ts';

test.each(LAYOUTS)('%s was compiled from the source in its folder', (layout) => {
  const bytes = readFileSync(new URL(`../../assets/engine/${layout}.wasm`, import.meta.url));
  const [source] = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), SOURCE_SECTION);
  expect(source && Buffer.from(source).toString('latin1')).toBe(sourceOf());
});

interface Limit {
  readonly nodes: number;
  readonly patience: number;
}

const limits: fc.Arbitrary<Limit> = fc.record({
  nodes: fc.constantFrom(40, 1500, 9000),
  patience: fc.constantFrom(2, 1000),
});

/** Every depth that a search reached, and how often it checked whether to stop. */
function course(line: Line, memory: Memory, knows: Knowledge, { nodes, patience }: Limit) {
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

/** The same without WebAssembly. */
const readable = ({ evaluate, probe }: Knowledge): Knowledge => ({ evaluate, probe });

/**
 * Endings that know something about positions with few pieces: what the search makes of it must be
 * the same, whether it is right or not.
 */
function withEndings(knows: Knowledge, variant: Variant): Knowledge {
  const { hash, material } = groundOf(variant);
  const probe: Probe = (position) => {
    const pieces = material(position);
    const all = (pieces & 255) + ((pieces >>> 8) & 255) + ((pieces >>> 16) & 255) + (pieces >>> 24);
    const key = hash(position) & 7;
    if (all > 5 || key > 2) return UNKNOWN;
    return [0, 29_960, -29_950][key]!;
  };
  return { ...knows, probe };
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);
  const judges = {
    learned: learnedKnowledge(variant),
    plain: plainKnowledge(variant),
    ...(canBeSolved(variant) ? { 'with endings': withEndings(plainKnowledge(variant), variant) } : {}),
  };

  describe.each(Object.entries(judges))('%s', (_, knows) => {
    const [one, other] = [makeMemory(10), makeMemory(10)];
    const twin = readable(knows);

    test('continues through a game like the readable search, with its memory', () => {
      expect(knows.judgment).toBeDefined();
      fc.assert(
        fc.property(scripts, limits, (script, limit) => {
          let ply = 0;
          follow(variant, script, (line) => {
            ply += 1;
            if (ply % 7 !== 1) return;
            expect(course(line, one, knows, limit)).toEqual(course(line, other, twin, limit));
          });
        }),
        { numRuns: runsOf(4) },
      );
    });

    test('lists captures beyond counting as the readable search does', () => {
      const limit = { nodes: 4000, patience: 1000 };
      for (const hostile of hostilePositions.filter(({ variant: whose }) => whose === id)) {
        const line = startLine(variant, hostilePosition(hostile));
        expect(course(line, one, knows, limit)).toEqual(course(line, other, twin, limit));
      }
    });
  });
});

test('a deep search, which leaves more out, is the same as well', () => {
  const line = startLine(variantOf('international'));
  const knows = learnedKnowledge(line.variant);
  const limit = { nodes: 1_200_000, patience: Infinity };
  const quickly = course(line, makeMemory(16), knows, limit);
  expect(quickly.last?.depth).toBeGreaterThan(13);
  expect(quickly).toEqual(course(line, makeMemory(16), readable(knows), limit));
});
