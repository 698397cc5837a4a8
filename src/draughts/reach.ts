/** How far the pieces of a variant see from every square: its facts about directions laid out on its board, once. */
import type { Direction } from './direction.ts';
import { boardOf, byColor, raysOf, type Ray } from './geometry.ts';
import type { ByColor, Role } from './types.ts';
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

export type ReachByPiece = ByColor<Readonly<Record<Role, Reach>>>;

const reaches = new WeakMap<Variant, ReachByPiece>();

/** The reach of every piece of the variant; the same object for every call. */
export function reachOf(variant: Variant): ReachByPiece {
  const known = reaches.get(variant);
  if (known) return known;
  const made = byColor((color) => {
    const reach = ({ moves, captures }: Ways): Reach => ({
      moves: raysOf(boardOf(variant), moves, color),
      captures: raysOf(boardOf(variant), captures, color),
      ways: captures,
    });
    return { man: reach(variant.man), king: reach(variant.king) };
  });
  reaches.set(variant, made);
  return made;
}
