/** Combinations of other people, which the engine must find within a number of nodes, and know what they are worth. */
import { describe, expect, test } from 'vitest';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { probeIn } from '../../src/engine/endings/probe.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { groundOf } from '../../src/engine/ground/groundOf.ts';
import { hasEndings, learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { ENGLISH, INTERNATIONAL, RUSSIAN, type Problem } from './problems.ts';
import { isSolved } from './solveProblem.ts';

const SETS: readonly (readonly [VariantId, readonly Problem[]])[] = [
  ['international', INTERNATIONAL],
  ['russian', RUSSIAN],
  ['english', ENGLISH],
];

describe.each(SETS)('%s', (id, problems) => {
  const variant = variantOf(id);
  const learned = learnedKnowledge(variant);
  // Endings of three pieces are known at once. Problems that need those of four are in `endings.test.ts`, which has them.
  const knowledge = hasEndings(variant)
    ? { ...learned, probe: probeIn(groundOf(variant), solve(variant, 3)) }
    : learned;

  test.each(problems)('$source', (problem) => {
    expect(isSolved(variant, problem, knowledge)).toBe(true);
  });
});

test('there are enough of them', () => {
  expect(INTERNATIONAL.length + RUSSIAN.length).toBeGreaterThanOrEqual(40);
});
