import { endingOf } from '../../draughts/ending.ts';
import { type Line, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Color, Move, Piece, Position, Square } from '../../draughts/types.ts';
import type { Scene } from './scene.ts';

/** In Bashni, captured pieces go under the capturing tower. */
const leaves = (move: Move, before: Position, after: Position): boolean =>
  after.board[move.to]?.length === before.board[move.from]?.length;

function capturedIn({ positions, moves }: Line): readonly Piece[] {
  return moves.flatMap((move, ply) => {
    const before = positions[ply];
    const after = positions[ply + 1];
    if (before === undefined || after === undefined || !leaves(move, before, after)) return [];
    return move.taken.flatMap((square) => before.board[square] ?? []);
  });
}

function mustCapture(line: Line): readonly Square[] {
  const moves = legalMoves(line.variant, lastPosition(line));
  return [...new Set(moves.filter((move) => move.taken.length > 0).map((move) => move.from))];
}

function lastMove({ positions, moves }: Line): Scene['last'] {
  const move = moves.at(-1);
  const before = positions.at(-2);
  return move === undefined || before === undefined ? null : { move, before };
}

/** `ending` alone decides whether the game is over; the rules are ignored. */
export const plainScene = (line: Line, bottom: Color, ending: Scene['ending']): Scene => ({
  variant: line.variant.id,
  position: lastPosition(line),
  bottom,
  last: lastMove(line),
  mustCapture: [],
  captured: capturedIn(line),
  ply: line.moves.length,
  ending,
});

/** `ending` is an end by the players (resignation, agreement). If it is null, the rules decide. */
export function boardScene(line: Line, bottom: Color, ending: Scene['ending'] = null): Scene {
  const over = ending ?? endingOf(line);
  const scene = plainScene(line, bottom, over);
  return over === null ? { ...scene, mustCapture: mustCapture(line) } : scene;
}
