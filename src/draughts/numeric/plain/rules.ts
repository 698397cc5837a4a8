/** What the plain generator reads of a variant: its facts, and the squares along every way from every square. */
import { areOpposite, type Direction } from '../../direction.ts';
import { boardOf, raysOf } from '../../geometry.ts';
import type { Variant } from '../../variant.ts';
import { factsOf } from '../facts.ts';

/** The squares from each square in each way, nearest first: `(square * ways + way) * size + distance`, -1 off the board. */
export interface Rays {
  readonly ways: number;
  readonly squares: Int16Array;
  /** Each way, and the way straight back, as one of the ways in which kings capture; -1 when it is none. */
  readonly names: Int8Array;
  readonly back: Int8Array;
}

export interface PlainRules {
  readonly facts: number;
  /** The squares of the board, and the greatest distance plus one. */
  readonly squares: number;
  readonly size: number;
  /** Whether a man is crowned there, 1 or 0, by square. */
  readonly crowns: Int8Array;
  readonly manMoves: Rays;
  readonly kingMoves: Rays;
  readonly manCaptures: Rays;
  readonly kingCaptures: Rays;
}

/** The rules of a variant, for a side that moves up. */
export function plainRules(variant: Variant): PlainRules {
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
