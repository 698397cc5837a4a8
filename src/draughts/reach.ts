/** The rays of a variant's pieces from every square, computed once. */
import { boardOf, raysOf, type Ray } from './geometry.ts';
import { once } from './once.ts';
import type { ByColor, Color, Role, Direction } from './types.ts';
import type { AnyVariant, Ways } from './variant.ts';

interface Reach {
  readonly moves: readonly (readonly Ray[])[];
  readonly captures: readonly (readonly Ray[])[];
  readonly ways: readonly Direction[];
}

export interface Reaches extends Readonly<Record<Role, Reach>> {
  readonly isLastRow: readonly boolean[];
}

export const reachOf = once((variant: AnyVariant): ByColor<Reaches> => ({
  white: reachesOf(variant, 'white'),
  black: reachesOf(variant, 'black'),
}));

function reachesOf(variant: AnyVariant, color: Color): Reaches {
  const board = boardOf(variant);
  const reach = ({ moves, captures }: Ways): Reach => ({
    moves: raysOf(board, moves, color),
    captures: raysOf(board, captures, color),
    ways: captures,
  });
  return {
    man: reach(variant.man),
    king: reach(variant.king),
    isLastRow: board.isLastRow[color],
  };
}
