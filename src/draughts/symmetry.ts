/**
 * A game stays the same if it is rotated and its colors are swapped. A mirrored game has its long
 * diagonal on the other side.
 */
import { boardOf } from './geometry.ts';
import { opponentOf } from './piece.ts';
import type { Piece, Position, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

type Ground = Pick<Variant, 'size' | 'squares'>;
/** A position without the history that some variants keep. */
export type Pieces = Pick<Position, 'turn' | 'board'>;

const swapColor = ({ color, role }: Piece): Piece => ({ color: opponentOf(color), role });

const swapTower = ([top, ...below]: Tower): Tower => [swapColor(top), ...below.map(swapColor)];

export const rotate = ({ turn, board }: Pieces): Pieces => ({
  turn: opponentOf(turn),
  board: board.toReversed().map((tower) => tower && swapTower(tower)),
});

/** Mirrors a position onto a board of the same size whose squares are mirrored. */
function mirror({ turn, board }: Pieces, from: Ground, to: Ground): Pieces {
  const [source, target] = [boardOf(from), boardOf(to)];
  const seen = ({ row, column }: { readonly row: number; readonly column: number }): Square | null =>
    source.squareAt(row, source.size - 1 - column);
  return { turn, board: target.squares.map((place) => board[seen(place) ?? -1] ?? null) };
}

export function viewsOf(position: Pieces, from: Ground, to: Ground): readonly Pieces[] {
  if (from.size !== to.size) return [];
  const straight = from.squares === to.squares ? [position] : [];
  const isMirror = (from.squares === 'all') === (to.squares === 'all');
  const inMirror =
    isMirror && (from.squares === 'all' || from.squares !== to.squares) ? [mirror(position, from, to)] : [];
  return [...straight, ...inMirror].flatMap((view) => [view, rotate(view)]);
}
