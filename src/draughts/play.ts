/** What a move makes of a position. */
import { kingRunsAfter } from './kingRuns.ts';
import { opponentOf, single } from './piece.ts';
import type { Move, Piece, Position, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/**
 * The position after a legal move. The move is trusted, for it comes from `legalMoves` or a walk; throws when
 * no piece stands on its first square or on a captured one.
 */
export function play(variant: Variant, position: Position, move: Move): Position {
  const mover = towerOn(position, move.from);
  const board = [...position.board];
  board[move.from] = null;
  const prisoners = move.taken.map((square) => lift(board, square));
  const arrived = move.promotes ? crowned(mover) : mover;
  board[move.to] = variant.captured === 'joins-tower' ? [...arrived, ...prisoners] : arrived;
  return { turn: opponentOf(position.turn), board, ...kingRunsAfter(variant, position, move) };
}

function towerOn({ board }: Pick<Position, 'board'>, square: Square): Tower {
  const tower = board[square];
  if (!tower) throw new Error(`no piece on square ${square}`);
  return tower;
}

/** The tower with its commander a king; the prisoners below keep their rank. */
const crowned = ([{ color }, ...below]: Tower): Tower =>
  below.length === 0 ? single(color, 'king') : [{ color, role: 'king' }, ...below];

/** Takes the commander off a tower and returns it; what stood below, if anything, stays and is free. */
function lift(board: (Tower | null)[], square: Square): Piece {
  const [commander, next, ...rest] = towerOn({ board }, square);
  board[square] = next ? [next, ...rest] : null;
  return commander;
}
