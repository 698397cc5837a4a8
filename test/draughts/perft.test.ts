/**
 * Perft compared with the published figures, to the depth that a test run can afford; `npm run
 * perft --
 * --all` goes deeper.
 */
import { expect, test } from 'vitest';
import { perftByRules as perft } from '../../src/draughts/perft.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { affordable, PUBLISHED, type Table } from '../../src/tools/published.ts';
import { readPosition } from './board.ts';
import { ALL_RUNS } from '../runs.ts';

/** The most nodes per figure. */
const BUDGET = ALL_RUNS ? 100_000 : 20_000;

const cases = PUBLISHED.flatMap((table) =>
  affordable(table, BUDGET).map(
    ([depth, nodes]) => [table.variant, table.position, depth, nodes, table] as const,
  ),
);

test('perft has figures to compare', () => expect(cases.length).toBeGreaterThan(ALL_RUNS ? 90 : 60));

test.each(cases)('perft: %s, %s, depth %i: %i', (_variant, _position, depth, nodes, table) => {
  expect(perft(variantOf(table.variant), positionOf(table), depth)).toBe(nodes);
});

function positionOf({ variant: id, fen }: Table) {
  const variant = variantOf(id);
  return fen === null ? startPosition(variant) : readPosition(variant, fen);
}
