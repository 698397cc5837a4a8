/**
 * The numeric twin of the readable rules: the same variant records, the same moves, without objects. A core is what perft
 * and search stand on; which of the four a variant gets follows from its board and pieces.
 *
 * Positions go in and out as the readable layer knows them, so that the two can be held against each other.
 */
import type { Position } from '../types.ts';
import type { Variant } from '../variant.ts';
import { largeCore } from './large/core.ts';
import { plainCore } from './plain/core.ts';
import { smallCore } from './small/core.ts';
import { towerCore } from './towers/core.ts';

export interface Core {
  /**
   * The number of different lines of `depth` plies; 1 for depth 0. Draw rules are ignored, a line that ends earlier is
   * not counted, and the last ply is counted from its complete list of moves without being played.
   */
  readonly perft: (position: Position, depth: number) => number;
  /** The positions that the legal moves lead to, one for each different move. */
  readonly successors: (position: Position) => readonly Position[];
}

const cores = new WeakMap<Variant, Core>();

/** The core of a variant; the same object for every call. */
export function coreOf(variant: Variant): Core {
  const known = cores.get(variant);
  if (known) return known;
  const made = makeCore(variant);
  cores.set(variant, made);
  return made;
}

function makeCore(variant: Variant): Core {
  if (variant.captured === 'joins-tower') return towerCore();
  if (variant.squares === 'all' || variant.size === 12) return plainCore(variant);
  return variant.size === 8 ? smallCore(variant) : largeCore(variant);
}
