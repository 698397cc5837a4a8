/** Squares: the corners of every kind of board, both styles, and the law that reading undoes making. */
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/draughts/geometry.ts';
import type { VariantId } from '../../src/draughts/variants.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { makeSquare, parseSquare } from '../../src/notation/square.ts';

type Row = readonly [variant: VariantId, numeric: string, algebraic: string];

const CORNERS: readonly Row[] = [
  ['russian', '1', 'b8'],
  ['russian', '4', 'h8'],
  ['russian', '5', 'a7'],
  ['russian', '29', 'a1'],
  ['russian', '32', 'g1'],
  ['italian', '1', 'a8'],
  ['italian', '29', 'b1'],
  ['spanish', '32', 'h1'],
  ['english', '1', 'b8'],
  ['international', '1', 'b10'],
  ['international', '46', 'a1'],
  ['international', '50', 'i1'],
  ['canadian', '1', 'b12'],
  ['canadian', '6', 'l12'],
  ['canadian', '67', 'a1'],
  ['canadian', '72', 'k1'],
  ['turkish', '1', 'a8'],
  ['turkish', '64', 'h1'],
  ['armenian', '9', 'a7'],
];

describe('the numbers and names of the same square', () => {
  test.each(CORNERS)('%s: %s is %s', (id, numeric, algebraic) => {
    const variant = variantOf(id);
    const square = parseSquare(variant, numeric);
    expect(square).toBe(Number(numeric) - 1);
    expect(parseSquare(variant, algebraic)).toBe(square);
    expect(parseSquare(variant, algebraic.toUpperCase())).toBe(square);
    expect(makeSquare(variant, Number(numeric) - 1, 'algebraic')).toBe(algebraic);
    expect(makeSquare(variant, Number(numeric) - 1, 'numeric')).toBe(numeric);
  });
});

test.each(['', 'a', 'a0', 'b1', 'a9', 'i1', 'a11', '0', '33', '-1', '1.0', '1e1', 'aa', '٣', 'a1 ', '0x1'])(
  'russian: %j is no square',
  (text) => {
    expect(parseSquare(variantOf('russian'), text)).toBeNull();
  },
);

test.each(VARIANT_IDS)('%s: every square is read back in both styles', (id) => {
  const variant = variantOf(id);
  for (const square of boardOf(variant).squares.keys())
    for (const style of ['algebraic', 'numeric'] as const)
      expect(parseSquare(variant, makeSquare(variant, square, style))).toBe(square);
});

test('a square that is not on the board is a bug, not a text', () => {
  expect(() => makeSquare(variantOf('russian'), 32)).toThrow(RangeError);
});
