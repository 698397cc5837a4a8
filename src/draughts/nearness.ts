/**
 * Whether a few moves lead from one position to another. What a move can bring about is little: it takes pieces away, and one piece
 * comes to stand where none like it stood. So a search that leaves what can no longer become its goal looks at a handful of
 * positions where looking at all would mean thousands; and it has a budget, for some are composed so that this does not help.
 */
import { legalMoves } from './moves.ts';
import { opponentOf } from './piece.ts';
import { play } from './play.ts';
import type { Pieces } from './symmetry.ts';
import { COLORS, type ByColor, type Color, type Position, type Tower } from './types.ts';
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

const isSame = ({ board }: Pieces, to: Pieces): boolean =>
  board.every((tower, square) => isSameTower(tower, to.board[square] ?? null));

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

/** Of a side's pieces, and of its men, there are never more; and in games without towers there are fewer only by what the other takes. */
function couldLose({ captured }: Variant, from: Pieces, to: Pieces, moves: ByColor<number>): boolean {
  const [before, after] = [materialOf(from), materialOf(to)];
  return COLORS.every((color) => {
    const losses = before[color].pieces - after[color].pieces;
    if (losses < 0 || before[color].men < after[color].men) return false;
    const takes = moves[opponentOf(color)];
    return (
      captured === 'joins-tower' || (takes > 1 ? losses <= MOST_TAKEN * takes : losses === 0 || takes > 0)
    );
  });
}

/** Whether so many plies could do it: each brings one piece of its side to one square. */
function couldReach(variant: Variant, from: Pieces, to: Pieces, plies: number): boolean {
  const own = Math.ceil(plies / 2);
  const moves =
    from.turn === 'white' ? { white: own, black: plies - own } : { white: plies - own, black: own };
  if (!couldLose(variant, from, to, moves)) return false;
  const [white, black] = [arrivals(from, to, 'white'), arrivals(from, to, 'black')];
  // Below a commander that was taken where it had come to stand, the other side's piece is left.
  if (variant.captured === 'joins-tower') return white + black <= plies;
  return white <= moves.white && black <= moves.black;
}

/** The runs of kings are left out: they only forbid moves. */
const asPosition = ({ kingRunLimit }: Variant, { turn, board }: Pieces): Position =>
  kingRunLimit === null ? { turn, board } : { turn, board, kingRuns: { white: null, black: null } };

function leads(variant: Variant, from: Position, to: Pieces, plies: number, budget: Budget): boolean {
  if (plies === 0) return isSame(from, to);
  if (!couldReach(variant, from, to, plies)) return false;
  if (budget.left < 0) return true;
  const moves = legalMoves(variant, from);
  budget.left -= moves.length;
  return moves.some((move) => leads(variant, play(variant, from, move), to, plies - 1, budget));
}

/**
 * Whether `to` can come of `from` within `FEW` plies; they may be the same. Past the budget it says so, too: only positions that
 * are much alike cost as much.
 */
export function canLead(variant: Variant, from: Pieces, to: Pieces, budget: Budget): boolean {
  const first = from.turn === to.turn ? 0 : 1;
  if (!couldReach(variant, from, to, FEW)) return false;
  for (let plies = first; plies <= FEW; plies += 2)
    if (leads(variant, asPosition(variant, from), to, plies, budget)) return true;
  return false;
}
