/** The search's draw counts compared with the readable rules, side by side. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/draughts/line.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeTree } from '../../src/engine/search/makeTree.ts';
import { makeMemory, prepare } from '../../src/engine/search/memory.ts';
import { COUNT_RULES } from '../../src/draughts/draws/drawRule.ts';
import { follow, scripts } from './positions.ts';
import { runsOf } from '../runs.ts';

const memory = makeMemory(4);
const world = { now: () => 0, isCancelled: () => false };

/** Plies left according to the search's count (`assembly/draws.ts`). */
const pliesLeft = (count: number): number => (count < 1 << 16 ? Infinity : (count >>> 16) - 1);

/** Plies left according to the readable rules; Infinity without a count. */
function readable(line: Line): number {
  const counts = line.variant.draws
    .map((rule) => rule.judge(line))
    .filter((verdict) => verdict !== null)
    .filter(({ rule }) => COUNT_RULES.some((known) => known === rule));
  return Math.min(Infinity, ...counts.map((count) => count.pliesLeft));
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const knowledge = plainKnowledge(variantOf(id));

  test('the search counts draws as the rules do, ply by ply', () => {
    const names = variantOf(id).draws.flatMap(({ ends }) => ends);
    const isCounted = names.some((name) => COUNT_RULES.some((known) => known === name));
    let running = 0;
    prepare(memory, knowledge);
    const games = fc.property(scripts, (script) => {
      follow(variantOf(id), script, (line) => {
        const tree = makeTree(line, knowledge, memory, {}, world);
        const left = pliesLeft(tree.core.counts[tree.past]!);
        expect(left).toBe(readable(line));
        if (left < Infinity) running += 1;
      });
    });
    fc.assert(games, { numRuns: runsOf(150) });
    // In some variants, counts are so rare that they may not occur in this few games.
    if (isCounted && running === 0) fc.assert(games, { numRuns: runsOf(1000) });
    expect(running > 0).toBe(isCounted);
  });
});
