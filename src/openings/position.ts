import { lastPosition, startLine } from '../draughts/line.ts';
import { startPosition } from '../draughts/position.ts';
import type { Position, Tower } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { makeFen } from '../notation/fen.ts';
import { parseSquare } from '../notation/square.ts';
import { playTexts, validPosition } from '../notation/valid.ts';
import type { Row } from './table.ts';

/** Throws if the row doesn't fit the variant, but a test makes sure that all do. */
export function positionOf(variant: Variant, row: Row): Position {
  const begun = relocate(variant, startOf(variant, row), row.flying ?? []);
  return lastPosition(playTexts(startLine(variant, begun), row.moves?.split(' ') ?? []));
}

export const fenOf = (variant: Variant, row: Row): string => makeFen(variant, positionOf(variant, row));

const startOf = (variant: Variant, { start }: Row): Position =>
  start === undefined ? startPosition(variant) : validPosition(variant, start);

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
