/**
 * Discards positions that can no longer reach the goal. Works on a budget, because some positions
 * can't be discarded early.
 */
import { legalMoves } from './moves.ts';
import { once } from './once.ts';
import { isSameTower, opponentOf } from './piece.ts';
import { play } from './position.ts';
import type { Pieces } from './symmetry.ts';
import type { ByColor, Color, Position, Tower } from './types.ts';
import type { AnyVariant } from './variant.ts';

export const FEW = 4;

export interface Budget {
  left: number;
}

/** How many pieces to add, remove, move or exchange to turn one board into the other. */
export function editsBetween(one: Pieces, other: Pieces): number {
  const changed = one.board.flatMap((before, square) => {
    const after = other.board[square] ?? null;
    return isSameTower(before, after) ? [] : [{ before, after }];
  });
  const [gone, come] = [
    changed.filter(({ before }) => before).length,
    changed.filter(({ after }) => after).length,
  ];
  return Math.max(gone, come);
}

type Material = ByColor<{ readonly men: number; readonly pieces: number }>;

const materialOf = once((board: Pieces['board']): Material => {
  const made = { white: { men: 0, pieces: 0 }, black: { men: 0, pieces: 0 } };
  for (const { color, role } of board.flatMap((tower) => tower ?? [])) {
    made[color].pieces += 1;
    if (role === 'man') made[color].men += 1;
  }
  return made;
});

/**
 * Whether a tower may be the rest of `before` after losing commanders, so that no piece arrived
 * there.
 */
const isLeftOf = (tower: Tower | null, before: Tower | null): boolean =>
  tower === null ||
  (before !== null &&
    before.length >= tower.length &&
    tower.every(
      ({ color, role }, at) =>
        before.at(at - tower.length)?.color === color && before.at(at - tower.length)?.role === role,
    ));

const arrivals = ({ board }: Pieces, to: Pieces, color: Color): number =>
  to.board.reduce(
    (sum, tower, square) =>
      sum + (tower?.[0].color === color && !isLeftOf(tower, board[square] ?? null) ? 1 : 0),
    0,
  );

/** The most pieces that a side captures per move, on average. A single move may capture more. */
const MOST_TAKEN = 3;

const sum = (make: (color: Color) => number): number => make('white') + make('black');

/** The fewest edits that remain after `plies`, because a ply changes little. */
function leastEdits(variant: AnyVariant, from: Pieces, to: Pieces, plies: number): number {
  const own = Math.ceil(plies / 2);
  const moves =
    from.turn === 'white' ? { white: own, black: plies - own } : { white: plies - own, black: own };
  // If a commander is captured where it arrived, the other side's piece remains below.
  if (variant.captured === 'joins-tower') return sum((color) => arrivals(from, to, color)) - plies;
  const [before, after] = [materialOf(from.board), materialOf(to.board)];
  const come = sum((color) =>
    Math.max(
      0,
      arrivals(from, to, color) - moves[color],
      after[color].pieces - before[color].pieces,
      after[color].men - before[color].men,
    ),
  );
  const gone = sum((color) => {
    const takes = moves[opponentOf(color)];
    const most = takes === 1 ? Infinity : MOST_TAKEN * takes;
    return Math.max(0, before[color].pieces - after[color].pieces - most);
  });
  return Math.max(come, gone);
}

/** King runs are left out because they only forbid moves. */
const asPosition = ({ kingRunLimit }: AnyVariant, { turn, board }: Pieces): Position =>
  kingRunLimit === null ? { turn, board } : { turn, board, kingRuns: { white: null, black: null } };

interface Goal {
  readonly to: Pieces;
  readonly edits: number;
}

function leads(variant: AnyVariant, from: Position, goal: Goal, plies: number, budget: Budget): boolean {
  if (plies === 0) return editsBetween(from, goal.to) <= goal.edits;
  if (leastEdits(variant, from, goal.to, plies) > goal.edits) return false;
  if (budget.left < 0) return true;
  const moves = legalMoves(variant, from);
  budget.left -= moves.length;
  return moves.some((move) => leads(variant, play(variant, from, move), goal, plies - 1, budget));
}

/** Also true when the budget runs out, which only happens to very similar positions. */
export function canLead(variant: AnyVariant, from: Pieces, goal: Goal, budget: Budget): boolean {
  const first = from.turn === goal.to.turn ? 0 : 1;
  if (leastEdits(variant, from, goal.to, FEW) > goal.edits) return false;
  for (let plies = first; plies <= FEW; plies += 2)
    if (leads(variant, asPosition(variant, from), goal, plies, budget)) return true;
  return false;
}
