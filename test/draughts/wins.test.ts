/** The winner of a finished game, for each goal. */
import { expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { startLine } from '../../src/draughts/line.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { drawnCases } from './board.ts';

test.each(drawnCases('wins'))('$what ($variant.id)', ({ variant, position, expected: [winner, by] }) => {
  expect(endingOf(startLine(variant, position))).toEqual({ winner, by });
});

test.each(VARIANT_IDS)('%s is not over when it begins', (id) => {
  expect(endingOf(startLine(variantOf(id)))).toBeNull();
});
