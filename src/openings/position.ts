import { play, startPosition } from '../draughts/position.ts';
import type { Position, Tower } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { makeFen, parseFen } from '../notation/fen.ts';
import { parseMoveIn } from '../notation/move.ts';
import { parseSquare } from '../notation/square.ts';
import type { Row } from './table.ts';

/** Throws if the row doesn't fit the variant, but a test makes sure that all do. */
export function positionOf(variant: Variant, row: Row): Position {
  const begun = relocate(variant, startOf(variant, row), row.flying ?? []);
  return (row.moves?.split(' ') ?? []).reduce((position, text) => {
    const move = parseMoveIn(variant, position, text);
    if (!move.ok) throw new Error(`expected a legal move in opening ${row.name}, got ${text}`);
    return play(variant, position, move.value);
  }, begun);
}

export const fenOf = (variant: Variant, row: Row): string => makeFen(variant, positionOf(variant, row));

function startOf(variant: Variant, { name, start }: Row): Position {
  if (start === undefined) return startPosition(variant);
  const position = parseFen(variant, start);
  if (!position.ok) throw new Error(`expected a start position for opening ${name}, got ${start}`);
  return position.value;
}

/** All men are lifted before any is put down, because one may land where another was. */
function relocate(variant: Variant, position: Position, flying: readonly string[]): Position {
  const board = [...position.board];
  const landings = flying.filter(Boolean).map((text): readonly [number, Tower] => {
    const [from, to] = text.split('-').map((square) => parseSquare(variant, square));
    const man = typeof from === 'number' ? board[from] : null;
    if (typeof from !== 'number' || typeof to !== 'number' || !man)
      throw new Error(`expected a man that can make the flying move ${text}`);
    board[from] = null;
    return [to, man];
  });
  for (const [square, man] of landings) board[square] = man;
  return { ...position, board };
}
