/** Scenes for the tests of pictures: real positions, and lines of moves found by their squares. */
import type { Color, Square } from '../../src/draughts/types.ts';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import type { Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import type { VariantId } from '../../src/draughts/variants.ts';

/** A line whose every move is chosen by `choose` among as many as it is told of. */
export function lineBy(id: VariantId, plies: number, choose: (moves: number) => number): Line {
  const variant = variantOf(id);
  let line = startLine(variant);
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(variant, lastPosition(line));
    const move = moves[choose(moves.length)];
    if (move === undefined) return line;
    line = extend(line, move);
  }
  return line;
}

/** Always the first, the second, … of the moves, by the digits of a list that starts over at its end. */
export function byList(list: readonly number[]): (moves: number) => number {
  let at = 0;
  return (moves) => {
    at += 1;
    return moves === 0 ? 0 : (list[(at - 1) % list.length] ?? 0) % moves;
  };
}

/** The squares on which a position has a piece of a colour. */
export function squaresOf({ positions }: Line, color: Color): readonly Square[] {
  return (positions.at(-1)?.board ?? []).flatMap((tower, square) =>
    tower?.[0].color === color ? [square] : [],
  );
}
