import { boardOf } from './geometry.ts';
import { commanders, opponentOf, single } from './piece.ts';
import type { ByColor, KingRun, Move, Piece, Position, Square, Tower } from './types.ts';
import type { AnyVariant } from './variant.ts';

/**
 * The starting position of a game.
 *
 * @example
 * startPosition(variantOf('russian')).turn // => 'white'
 * startPosition(variantOf('english')).turn // => 'black'
 */
export function startPosition(variant: AnyVariant): Position {
  const { squares, size } = boardOf(variant);
  const board = squares.map(({ row }): Tower | null => {
    if (variant.menRows.includes(size - row)) return single('white', 'man');
    if (variant.menRows.includes(row + 1)) return single('black', 'man');
    return null;
  });
  return variant.kingRunLimit === null
    ? { turn: variant.begins, board }
    : { turn: variant.begins, board, kingRuns: { white: null, black: null } };
}

/**
 * The position after a move. Doesn't check the move, but throws if one of its squares has no piece.
 *
 * @example
 * const russian = variantOf('russian');
 * const start = startPosition(russian);
 * const [move] = legalMoves(russian, start);
 * play(russian, start, move).turn // => 'black'
 */
export function play(variant: AnyVariant, position: Position, move: Move): Position {
  const mover = towerOn(position, move.from);
  const board = [...position.board];
  board[move.from] = null;
  const prisoners = move.taken.map((square) => lift(board, square));
  const arrived = move.promotes ? crown(mover) : mover;
  board[move.to] = variant.captured === 'joins-tower' ? [...arrived, ...prisoners] : arrived;
  return { turn: opponentOf(position.turn), board, ...kingRunsAfter(variant, position, move) };
}

function towerOn({ board }: Pick<Position, 'board'>, square: Square): Tower {
  const tower = board[square];
  if (!tower) throw new Error(`expected a piece on square ${square}, found none`);
  return tower;
}

const crown = ([{ color }, ...below]: Tower): Tower =>
  below.length === 0 ? single(color, 'king') : [{ color, role: 'king' }, ...below];

/** Takes the commander off a tower; the pieces below are free. */
function lift(board: (Tower | null)[], square: Square): Piece {
  const [commander, next, ...rest] = towerOn({ board }, square);
  board[square] = next ? [next, ...rest] : null;
  return commander;
}

/** The king runs after a move. They limit the legal moves (Frisian rules, 2011). */
function kingRunsAfter(
  { kingRunLimit }: AnyVariant,
  { turn, board, kingRuns = { white: null, black: null } }: Position,
  move: Move,
): { readonly kingRuns?: ByColor<KingRun | null> } {
  if (kingRunLimit === null) return {};
  const isKing = board[move.from]?.[0].role === 'king';
  const run = isKing && move.taken.length === 0 ? longer(kingRuns[turn], move, kingRunLimit) : null;
  return { kingRuns: { ...kingRuns, [turn]: run } };
}

const longer = (run: KingRun | null, { from, to }: Move, limit: number): KingRun => ({
  square: to,
  moves: run?.square === from ? Math.min(run.moves + 1, limit) : 1,
});

/** The king that must rest after three quiet moves while its side has a man. */
export function tiredKing({ kingRunLimit }: AnyVariant, position: Position): Square | null {
  const run = position.kingRuns?.[position.turn];
  if (!run || kingRunLimit === null || run.moves < kingRunLimit) return null;
  const hasMan = commanders(position, position.turn).some(({ role }) => role === 'man');
  return hasMan ? run.square : null;
}
