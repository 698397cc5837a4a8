/**
 * Whether a few moves, and a few pieces put elsewhere, lead from one position to another. What a move can bring about is little: it
 * takes pieces away, and one piece comes to stand where none like it stood. So a search that leaves what can no longer become its
 * goal looks at a handful of positions where looking at all would mean thousands; and it has a budget, for some are composed so that
 * this does not help.
 */
import { legalMoves } from './moves.ts';
import { opponentOf } from './piece.ts';
import { play } from './play.ts';
import type { Pieces } from './symmetry.ts';
import type { ByColor, Color, Position, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/** Two moves of each side. */
export const FEW = 4;

/** How many moves may still be looked at, by one search after the other. */
export interface Budget {
  left: number;
}

const isSameTower = (one: Tower | null, other: Tower | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.length === other.length &&
    one.every(({ color, role }, at) => color === other[at]?.color && role === other[at].role));

/** How many pieces must be added, removed, moved or exchanged to make one board of the other. */
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

/** How many men a side has, and how many pieces, prisoners among them. */
type Material = ByColor<{ readonly men: number; readonly pieces: number }>;

const known = new WeakMap<Pieces['board'], Material>();

function materialOf({ board }: Pieces): Material {
  const before = known.get(board);
  if (before) return before;
  const made = { white: { men: 0, pieces: 0 }, black: { men: 0, pieces: 0 } };
  for (const { color, role } of board.flatMap((tower) => tower ?? [])) {
    made[color].pieces += 1;
    if (role === 'man') made[color].men += 1;
  }
  known.set(board, made);
  return made;
}

/** Whether a tower can have come of another by losing commanders: nothing came to stand there, then. */
const isLeftOf = (tower: Tower | null, before: Tower | null): boolean =>
  tower === null ||
  (before !== null &&
    before.length >= tower.length &&
    tower.every(
      ({ color, role }, at) =>
        before.at(at - tower.length)?.color === color && before.at(at - tower.length)?.role === role,
    ));

/** Squares to which a tower under this commander must still come. One that came may lose its own commander there. */
const arrivals = ({ board }: Pieces, to: Pieces, color: Color): number =>
  to.board.reduce(
    (sum, tower, square) =>
      sum + (tower?.[0].color === color && !isLeftOf(tower, board[square] ?? null) ? 1 : 0),
    0,
  );

/** Pieces that a side takes at most with each of several moves; with its only one, any number. */
const MOST_TAKEN = 3;

const sum = (make: (color: Color) => number): number => make('white') + make('black');

/**
 * At least so many edits are left to do, whatever so many plies do. Each ply brings one piece of its side to one square; a side never
 * comes to have more pieces, or men, than before; and in games without towers it has fewer only by what the other takes.
 */
function leastEdits(variant: Variant, from: Pieces, to: Pieces, plies: number): number {
  const own = Math.ceil(plies / 2);
  const moves =
    from.turn === 'white' ? { white: own, black: plies - own } : { white: plies - own, black: own };
  // Below a commander that was taken where it had come to stand, the other side's piece is left.
  if (variant.captured === 'joins-tower') return sum((color) => arrivals(from, to, color)) - plies;
  const [before, after] = [materialOf(from), materialOf(to)];
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

/** The runs of kings are left out: they only forbid moves. */
const asPosition = ({ kingRunLimit }: Variant, { turn, board }: Pieces): Position =>
  kingRunLimit === null ? { turn, board } : { turn, board, kingRuns: { white: null, black: null } };

/** A position to come to, and how many edits it may be from what moves lead to. */
interface Goal {
  readonly to: Pieces;
  readonly edits: number;
}

function leads(variant: Variant, from: Position, goal: Goal, plies: number, budget: Budget): boolean {
  if (plies === 0) return editsBetween(from, goal.to) <= goal.edits;
  if (leastEdits(variant, from, goal.to, plies) > goal.edits) return false;
  if (budget.left < 0) return true;
  const moves = legalMoves(variant, from);
  budget.left -= moves.length;
  return moves.some((move) => leads(variant, play(variant, from, move), goal, plies - 1, budget));
}

/**
 * Whether what is at most so many edits from `goal.to` can come of `from` within `FEW` plies, or is `from` itself. Past the budget it
 * says so, too: only positions that are much alike cost as much.
 */
export function canLead(variant: Variant, from: Pieces, goal: Goal, budget: Budget): boolean {
  const first = from.turn === goal.to.turn ? 0 : 1;
  if (leastEdits(variant, from, goal.to, FEW) > goal.edits) return false;
  for (let plies = first; plies <= FEW; plies += 2)
    if (leads(variant, asPosition(variant, from), goal, plies, budget)) return true;
  return false;
}
