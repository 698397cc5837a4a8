import { type Board, boardOf } from '../../draughts/geometry.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';

export type Trace = 'from' | 'landing' | 'to' | 'passed' | 'taken';

function between(board: Board, from: Square, to: Square): readonly Square[] {
  const start = board.squares[from];
  const end = board.squares[to];
  if (start === undefined || end === undefined) return [];
  const [rows, columns] = [end.row - start.row, end.column - start.column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, step) =>
    board.squareAt(start.row + Math.sign(rows) * (step + 1), start.column + Math.sign(columns) * (step + 1)),
  ).filter((square) => square !== null);
}

/** The whole path of a move. If a square has two roles, the more important role wins. */
export function tracesOf(variant: AnyVariant, move: Move): ReadonlyMap<Square, Trace> {
  const board = boardOf(variant);
  const traces = new Map<Square, Trace>();
  const mark = (squares: readonly Square[], trace: Trace): void => {
    for (const square of squares) traces.set(square, trace);
  };
  mark(
    move.path.flatMap((square, leg) => between(board, move.path[leg - 1] ?? square, square)),
    'passed',
  );
  mark(move.path.slice(1, -1), 'landing');
  mark(move.taken, 'taken');
  mark([move.from], 'from');
  mark([move.to], 'to');
  return traces;
}
