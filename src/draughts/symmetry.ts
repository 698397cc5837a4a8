/**
 * The same position seen otherwise. Turned half round with the colors exchanged, every game of draughts is itself, for the
 * sides have the same rules. Seen in a mirror, a game stays itself only where its board does: on boards whose every square is
 * played on. A diagonal board becomes the one of those who lay it with the other corner to the left, and so do its positions.
 */
import { boardOf } from './geometry.ts';
import { opponentOf } from './piece.ts';
import type { Piece, Position, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

type Ground = Pick<Variant, 'size' | 'squares'>;
/** A position without what only some variants remember of the moves before. */
export type Pieces = Pick<Position, 'turn' | 'board'>;

const exchanged = ({ color, role }: Piece): Piece => ({ color: opponentOf(color), role });

const exchangedTower = ([top, ...below]: Tower): Tower => [exchanged(top), ...below.map(exchanged)];

/** Turned half round, with the colors exchanged: whoever was to move at the top is to move at the bottom. */
export const turned = ({ turn, board }: Pieces): Pieces => ({
  turn: opponentOf(turn),
  board: board.toReversed().map((tower) => tower && exchangedTower(tower)),
});

/** Left for right, from one board to one of the same size whose squares are the other's in the mirror. */
function mirrored({ turn, board }: Pieces, from: Ground, to: Ground): Pieces {
  const [source, target] = [boardOf(from), boardOf(to)];
  const seen = ({ row, column }: { readonly row: number; readonly column: number }): Square | null =>
    source.squareAt(row, source.size - 1 - column);
  return { turn, board: target.squares.map((place) => board[seen(place) ?? -1] ?? null) };
}

/** Every way in which a position of one game may be seen on the board of another; none where the boards differ. */
export function viewsOf(position: Pieces, from: Ground, to: Ground): readonly Pieces[] {
  if (from.size !== to.size) return [];
  const straight = from.squares === to.squares ? [position] : [];
  const isMirror = (from.squares === 'all') === (to.squares === 'all');
  const inMirror =
    isMirror && (from.squares === 'all' || from.squares !== to.squares) ? [mirrored(position, from, to)] : [];
  return [...straight, ...inMirror].flatMap((view) => [view, turned(view)]);
}
