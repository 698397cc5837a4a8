/** How far the pieces of a variant see from every square: its facts about directions laid out on its board, once. */
import type { Direction } from './direction.ts';
import { boardOf, raysOf, type Ray } from './geometry.ts';
import type { ByColor, Color, Role } from './types.ts';
import type { Variant, Ways } from './variant.ts';

/** What a piece of one colour and rank sees. */
export interface Reach {
  /** By square, then by direction: the squares of quiet moves. */
  readonly moves: readonly (readonly Ray[])[];
  /** By square, then by direction: the squares along which it captures. */
  readonly captures: readonly (readonly Ray[])[];
  /** The directions of capture, in the order of its rays. */
  readonly ways: readonly Direction[];
}

/** What the pieces of one colour see. */
export interface Reaches extends Readonly<Record<Role, Reach>> {
  /** By square: whether a man is crowned there. */
  readonly isLastRow: readonly boolean[];
}

const known = new WeakMap<Variant, ByColor<Reaches>>();

/** The reach of every piece of the variant; the same object for every call. */
export function reachOf(variant: Variant): ByColor<Reaches> {
  const before = known.get(variant);
  if (before) return before;
  const made = { white: reachesOf(variant, 'white'), black: reachesOf(variant, 'black') };
  known.set(variant, made);
  return made;
}

function reachesOf(variant: Variant, color: Color): Reaches {
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
