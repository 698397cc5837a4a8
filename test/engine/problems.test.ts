/** Published combinations that the engine must find, and evaluate correctly, in limited nodes. */
import { describe, expect, test } from 'vitest';
import { variantOf } from '../../src/draughts/variants.ts';
import { probeIn } from '../../src/engine/endings/probe.ts';
import { solve } from '../../src/engine/endings/solve.ts';
import { hasEndings, learnedKnowledge, plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { isSolved, PROBLEMS } from './solveProblem.ts';
import { someOf } from '../runs.ts';

describe.each(['international', 'russian', 'english'] as const)('%s', (id) => {
  const variant = variantOf(id);
  // With learned weights, English problems that end with few kings need more endings than those
  // solved here.
  const learned = id === 'english' ? plainKnowledge(variant) : learnedKnowledge(variant);
  // Endings with three pieces are solved quickly. Problems that need four pieces are in
  // `endings.test.ts`.
  const knowledge = hasEndings(variant) ? { ...learned, probe: probeIn(solve(variant, 3)) } : learned;

  test.each(someOf(PROBLEMS[id], 4))('$source', (problem) => {
    expect(isSolved(variant, problem, knowledge)).toBe(true);
  });
});

test('there are enough problems', () => {
  expect(PROBLEMS.international.length + PROBLEMS.russian.length).toBeGreaterThanOrEqual(40);
});
