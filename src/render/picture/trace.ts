/** What the last move did, square by square: the whole way of the piece, not only its ends. */
import type { Board } from '../../draughts/geometry.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { Trace } from './tile.ts';

/** The playable squares strictly between two squares on one line. */
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

/** What each square of a move's way shows; where a move does two things on one square, the weightier stands. */
export function tracesOf(board: Board, move: Move): ReadonlyMap<Square, Trace> {
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
