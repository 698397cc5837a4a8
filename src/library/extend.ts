import { lastPosition, extend as extended, type Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Move } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import { sameMove } from '../notation/sameMove.ts';

/**
 * The game after one more move, as a new value. Throws a RangeError if the move isn't legal.
 *
 * @example
 * const english = variantOf('english');
 * const line = startLine(english);
 * const [move] = legalMoves(english, lastPosition(line));
 * extend(line, move).positions.length // => 2
 * line.positions.length // => 1
 */
export function extend<V extends AnyVariant>(line: Line<V>, move: Move): Line<V> {
  if (!isMove(move)) throw new RangeError('expected a move, got another value');
  const legal = listed(line, move) ?? unlisted(line, move);
  if (!legal) throw new RangeError(`expected a legal move, got ${makeFullMove(line.variant, move)}`);
  return extended(line, legal);
}

/** JavaScript callers may pass anything. */
const isMove = (move: Partial<Move> | null | undefined): boolean =>
  typeof move?.from === 'number' &&
  typeof move.to === 'number' &&
  [move.path, move.taken].every((squares) => Array.isArray(squares));

const listed = (line: Line<AnyVariant>, move: Move): Move | undefined =>
  legalMoves(line.variant, lastPosition(line)).find((each) => sameMove(line.variant, each, move));

/** A position may have more captures than are listed. */
function unlisted(line: Line<AnyVariant>, move: Move): Move | null {
  const { variant } = line;
  const read = parseMoveIn(variant, lastPosition(line), makeFullMove(variant, move));
  return read.ok && sameMove(variant, read.value, move) ? read.value : null;
}
