/**
 * Every fact of a record matters: change one, and the moves become those that other programs make under the wrong rule.
 */
import { describe, expect, test } from 'vitest';
import { DIAGONALLY_FORWARD } from '../../src/draughts/geometry.ts';
import { freeChoice, mostPieces } from '../../src/draughts/duties.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { moveText, readPosition } from './board.ts';
import { tacticalPositions } from './samples.ts';

const WRONG: Readonly<Record<string, (variant: Variant) => Variant>> = {
  'wrong-if:imm': (variant) => ({ ...variant, removal: 'at-once' }),
  'wrong-if:max': (variant) => ({ ...variant, captureValue: mostPieces }),
  'wrong-if:free': (variant) => ({ ...variant, captureValue: freeChoice }),
  'wrong-if:noback': (variant) => ({ ...variant, man: { ...variant.man, captures: DIAGONALLY_FORWARD } }),
  'wrong-if:promo': (variant) => ({ ...variant, crowning: 'goes-on-as-king' }),
  'wrong-if:promoend': (variant) => ({ ...variant, crowning: 'goes-on-as-man' }),
  'wrong-if:promostop': (variant) => ({ ...variant, crowning: 'ends-move' }),
};

const cases = tacticalPositions().flatMap(({ variant, fen, wrong }) =>
  Object.entries(wrong).flatMap(([rule, moves]) => {
    const change = WRONG[rule];
    return change ? [{ variant: variantOf(variant), fen, rule, moves, change }] : [];
  }),
);

describe('a wrong fact', () => {
  test('of every kind was collected', () =>
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(Object.keys(WRONG))));

  test.each(cases)('$rule: $variant.id $fen', ({ variant, fen, moves, change }) => {
    const changed = change(variant);
    const made = legalMoves(changed, readPosition(variant, fen)).map((move) => moveText(variant, move));
    expect(made.sort()).toEqual(moves.toSorted());
  });
});
