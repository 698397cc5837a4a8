/** A short position of a variant, to show what a position looks like in text. */
import { startPosition } from '../../draughts/position.ts';
import type { Piece, Position, Tower } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { makeFen } from '../../notation/fen.ts';

const man = (color: Piece['color']): Tower => [{ color, role: 'man' }];
const WHITE_KING: Piece = { color: 'white', role: 'king' };

/** Each side's man in its corner, and a white king between them; in Bashni it has captured one. */
export function exampleFen(variant: Variant): string {
  const { board } = startPosition(variant);
  const last = board.findLastIndex((tower) => tower?.[0].color === 'white');
  const first = board.findIndex((tower) => tower?.[0].color === 'black');
  const middle = board.length / 2;
  const king: Tower = variant.captured === 'joins-tower' ? [WHITE_KING, ...man('black')] : [WHITE_KING];
  const towers = new Map([
    [first, man('black')],
    [middle, king],
    [last, man('white')],
  ]);
  const position: Position = { turn: 'white', board: board.map((_, square) => towers.get(square) ?? null) };
  return makeFen(variant, position);
}
