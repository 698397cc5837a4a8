import { boardOf, raysOf, areOpposite } from '../../geometry.ts';
import type { Direction } from '../../types.ts';
import type { AnyVariant } from '../../variant.ts';
import { factsOf } from '../facts.ts';

/** At `(square * ways + way) * size + distance`, nearest first, -1 off the board. */
export interface Rays {
  readonly ways: number;
  readonly squares: Int16Array;
  /** Each way, and its reverse, as an index of the king's captures; -1 if it is none. */
  readonly names: Int8Array;
  readonly back: Int8Array;
}

export interface PlainRules {
  readonly facts: number;
  readonly squares: number;
  readonly size: number;
  readonly crowns: Int8Array;
  readonly manMoves: Rays;
  readonly kingMoves: Rays;
  readonly manCaptures: Rays;
  readonly kingCaptures: Rays;
}

export function plainRules(variant: AnyVariant): PlainRules {
  const board = boardOf(variant);
  const kingWays = variant.king.captures;
  const rays = (directions: readonly Direction[]): Rays => ({
    ways: directions.length,
    squares: Int16Array.from(
      raysOf(board, directions, 'white').flatMap((ways) =>
        ways.flatMap((ray) => Array.from({ length: board.size }, (_, i) => ray[i] ?? -1)),
      ),
    ),
    names: Int8Array.from(
      directions.map((one) =>
        kingWays.findIndex(({ rows, columns }) => rows === one.rows && columns === one.columns),
      ),
    ),
    back: Int8Array.from(directions.map((one) => kingWays.findIndex((other) => areOpposite(one, other)))),
  });
  return {
    facts: factsOf(variant),
    squares: board.squares.length,
    size: board.size,
    crowns: Int8Array.from(board.isLastRow.white.map(Number)),
    manMoves: rays(variant.man.moves),
    kingMoves: rays(variant.king.moves),
    manCaptures: rays(variant.man.captures),
    kingCaptures: rays(variant.king.captures),
  };
}

/** The contents of a square of the plain board, one word each. */
export const codes = {
  EMPTY: 0,
  OWN_MAN: 1,
  OWN_KING: 2,
  THEIR_MAN: 3,
  THEIR_KING: 4,
  /** Captured, but still in the way. */
  TAKEN: 5,
} as const;
