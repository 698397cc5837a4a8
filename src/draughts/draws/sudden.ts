/** Draws without a count: repetition, and one piece each. */
import type { Course, DrawRule, SuddenDraw } from './drawRule.ts';
import { materialOf } from './material.ts';
import { isSameTower } from '../piece.ts';
import type { Move, Position } from '../types.ts';

/** Turkish draughts (kish, rules): neither side can win. */
export const onePieceEach: DrawRule = { ends: ['one-piece-each'], judge };

function judge({ positions }: Course): SuddenDraw | null {
  const last = positions.at(-1);
  if (!last) return null;
  const { white, black } = materialOf(last);
  return white.pieces === 1 && black.pieces === 1 ? { rule: 'one-piece-each', pliesLeft: 0 } : null;
}

/**
 * The third occurrence of a position (Russian 7.2.3, international 6.1). Compares complete towers.
 */
export const threefold: DrawRule = {
  ends: ['threefold'],
  judge: (course) => (repetitions(course) >= 3 ? { rule: 'threefold', pliesLeft: 0 } : null),
};

export const fourfold: DrawRule = {
  ends: ['fourfold'],
  judge: (course) => (repetitions(course) >= 4 ? { rule: 'fourfold', pliesLeft: 0 } : null),
};

/** How often the last position has occurred, back to the last irreversible move. */
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

/** Men never move back. */
const isIrreversible = ({ board }: Position, { from, taken }: Move): boolean =>
  taken.length > 0 || board[from]?.[0].role === 'man';

const isSame = (a: Position, b: Position): boolean =>
  a.turn === b.turn && a.board.every((tower, square) => isSameTower(tower, b.board[square] ?? null));
