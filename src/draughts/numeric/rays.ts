/** The directions of the plain board, in the format that `assembly/plain/rays.ts` reads. */
import { boardOf, raysOf } from '../geometry.ts';
import type { Direction } from '../types.ts';
import type { AnyVariant } from '../variant.ts';
import type { Place, PlainExports } from './exports.ts';

/** The number of directions comes before a table's squares and takes this many bytes. */
const HEAD = 4;

export function chooseBoard(exports: PlainExports, buffer: ArrayBuffer, variant: AnyVariant): void {
  const board = boardOf(variant);
  const { man, king } = variant;
  const write = ({ value }: Place, ways: readonly Direction[]): void => {
    const rays = raysOf(board, ways, 'white').flat();
    const squares = rays.flatMap((ray) => Array.from({ length: board.size }, (_, i) => ray[i] ?? -1));
    new Int32Array(buffer, value)[0] = ways.length;
    new Int16Array(buffer, value + HEAD).set(squares);
  };
  exports.chooseSize(board.size, board.squares.length);
  new Int8Array(buffer, exports.CROWNS.value).set(board.isLastRow.white.map(Number));
  write(exports.MAN_MOVES, man.moves);
  write(exports.KING_MOVES, king.moves);
  write(exports.MAN_CAPTURES, man.captures);
  write(exports.KING_CAPTURES, king.captures);
}
