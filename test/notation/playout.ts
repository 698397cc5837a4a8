/** Games whose moves are chosen by numbers. */
import * as fc from 'fast-check';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Position } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';

/** Continues a line: each number, modulo the number of legal moves, chooses the next move. */
export function playedOut(start: Line, numbers: readonly number[]): Line {
  let line = start;
  for (const number of numbers) {
    const legal = legalMoves(line.variant, lastPosition(line));
    const move = legal[number % legal.length];
    if (!move) break;
    line = extend(line, move);
  }
  return line;
}

/** The first plies of a game whose moves are chosen by these digits, again and again. */
export const lineBy = (id: VariantId, plies: number, digits: readonly number[]): Line =>
  playedOut(
    startLine(variantOf(id)),
    Array.from({ length: plies }, (_, ply) => digits[ply % digits.length] ?? 0),
  );

export const lots = (maxLength = 80): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat(1000), { maxLength, size: 'max' });

export const positions = (variant: Variant): fc.Arbitrary<Position> =>
  lots().map((numbers) => lastPosition(playedOut(startLine(variant), numbers)));
