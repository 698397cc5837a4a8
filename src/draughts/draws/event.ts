/** What a ply did that draw counts care about. */
import type { Move, Position } from '../types.ts';
import { materialOf, totalOf, type Material } from './material.ts';

export interface Event {
  /** How many pieces were captured. */
  readonly taken: number;
  /** Whether a man moved, to be crowned or not. */
  readonly manMoved: boolean;
  readonly crowns: boolean;
  /** Whether the king just crowned is the only one of its side. */
  readonly crownsFirst: boolean;
  /** The pieces after the ply. */
  readonly material: Material;
  /** How many pieces there were before and are after. */
  readonly before: number;
  readonly after: number;
}

/** The event of a move that led from one position to the next. */
export function eventOf(before: Position, move: Move, after: Position): Event {
  const material = materialOf(after);
  return {
    taken: move.taken.length,
    manMoved: before.board[move.from]?.[0].role === 'man',
    crowns: move.promotes,
    crownsFirst: move.promotes && material[before.turn].kings === 1,
    material,
    before: totalOf(material) + move.taken.length,
    after: totalOf(material),
  };
}
