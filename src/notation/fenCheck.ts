/**
 * What must be true of every position that is read, beyond each word being readable: a square holds one tower, no man
 * stands where it would have been crowned, and nobody has more pieces than such a board holds at the start of a game.
 *
 * A side without pieces is fine here, as it is how games end; whether a game may *begin* from a position is asked
 * apart (`startFen.ts`).
 */
import { boardOf } from '../draughts/geometry.ts';
import type { Board } from '../draughts/geometry.ts';
import { COLORS } from '../draughts/types.ts';
import type { Color, Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import type { PlacedTower } from './fenPieces.ts';
import type { FenProblem } from './fenProblem.ts';

const problemAt = (code: FenProblem['code'], { word }: PlacedTower): FenProblem => ({
  code,
  column: word.column,
  text: word.text,
});

const squareTwice = (towers: readonly PlacedTower[]): FenProblem | null => {
  const seen = new Set<number>();
  for (const tower of towers) {
    if (seen.has(tower.square)) return problemAt('fen-square-twice', tower);
    seen.add(tower.square);
  }
  return null;
};

const manOnLastRow = (variant: Variant, towers: readonly PlacedTower[]): FenProblem | null => {
  const { isLastRow } = boardOf(variant);
  const wrong = towers.find(
    ({ square, tower: [top] }) => top.role === 'man' && isLastRow[top.color][square] === true,
  );
  return wrong === undefined ? null : problemAt('fen-man-on-last-row', wrong);
};

const piecesOf = (board: Position['board'], color: Color): number =>
  board.flatMap((tower) => tower ?? []).filter((piece) => piece.color === color).length;

/** As many as fill a side's half of the board but for the row next to the middle. */
const mostPieces = ({ size, squares }: Board): number => (squares.length * (size - 2)) / (size * 2);

const tooMany = (variant: Variant, board: Position['board']): FenProblem | null => {
  const most = mostPieces(boardOf(variant));
  const over = COLORS.some((color) => piecesOf(board, color) > most);
  return over ? { code: 'fen-too-many', column: 1, text: '' } : null;
};

/** The first thing wrong with the pieces that were read, `null` when they may stand together on the board. */
export const wrongWith = (
  variant: Variant,
  towers: readonly PlacedTower[],
  board: Position['board'],
): FenProblem | null => squareTwice(towers) ?? manOnLastRow(variant, towers) ?? tooMany(variant, board);
