import { coreOf } from '../../../src/draughts/numeric/coreOf.ts';
import type { Position } from '../../../src/draughts/types.ts';
import type { Variant } from '../../../src/draughts/variant.ts';

/** The positions after each move, according to the compiled rules. */
export function successorsOf(variant: Variant, position: Position): readonly Position[] {
  const { root, size, load, generate, successorAt } = coreOf(variant);
  load(position, root);
  const first = root + size;
  const length = (generate(root, first) - first) / size;
  return Array.from({ length }, (_, i) => successorAt(position.turn, first + i * size));
}
