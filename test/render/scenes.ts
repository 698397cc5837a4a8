/** Lines of play for tests of pictures: legal games, chosen by numbers. */
import { extend, lastPosition, type Line, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { type VariantId, variantOf } from '../../src/draughts/variants.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { parseMoveIn } from '../../src/notation/move.ts';

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

/** Chooses each move by the next digit of a list, which starts over at its end. */
export function byList(list: readonly number[]): (moves: number) => number {
  let at = 0;
  return (moves) => {
    at += 1;
    return moves === 0 ? 0 : (list[(at - 1) % list.length] ?? 0) % moves;
  };
}

export function lineFrom(id: VariantId, fen: string, ...moves: readonly string[]): Line {
  const variant = variantOf(id);
  const position = parseFen(variant, fen);
  if (!position.ok) throw new Error(position.problem.code);
  return moves.reduce(
    (line, text) => {
      const move = parseMoveIn(variant, lastPosition(line), text);
      if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
      return extend(line, move.value);
    },
    startLine(variant, position.value),
  );
}
