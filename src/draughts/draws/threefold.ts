/** The same position with the same side to move again and again, not necessarily in a row. */
import type { Move, Position, Tower } from '../types.ts';
import type { Course, DrawRule } from './drawRule.ts';

/** Russian 7.2.3, international 6.1. Complete towers are compared (Bashni). */
export const threefold: DrawRule = {
  ends: ['threefold'],
  judge: (course) => (repetitions(course) >= 3 ? { rule: 'threefold', pliesLeft: 0 } : null),
};

/** Italian 10.4: there it takes a fourth time. */
export const fourfold: DrawRule = {
  ends: ['fourfold'],
  judge: (course) => (repetitions(course) >= 4 ? { rule: 'fourfold', pliesLeft: 0 } : null),
};

/**
 * How often the last position has stood on the board, itself included. The search goes back no further than the last
 * move that cannot be undone, for no position before it can come again.
 */
function repetitions({ positions, moves }: Course): number {
  const last = positions.at(-1);
  if (!last) return 0;
  let count = 1;
  for (let ply = moves.length - 1; ply >= 0; ply -= 1) {
    const [before, move] = [positions[ply], moves[ply]];
    if (!before || !move || isIrreversible(before, move)) break;
    if (isSame(before, last)) count += 1;
  }
  return count;
}

/** A capture, or a move of a man, which never goes back. */
const isIrreversible = ({ board }: Position, { from, taken }: Move): boolean =>
  taken.length > 0 || board[from]?.[0].role === 'man';

const isSame = (a: Position, b: Position): boolean =>
  a.turn === b.turn && a.board.every((tower, square) => isSameTower(tower, b.board[square] ?? null));

function isSameTower(a: Tower | null, b: Tower | null): boolean {
  if (a === b) return true;
  if (!a || !b || a.length !== b.length) return false;
  return a.every(({ color, role }, level) => color === b[level]?.color && role === b[level].role);
}
