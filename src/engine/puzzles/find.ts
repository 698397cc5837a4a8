/**
 * Puzzles in a game: where a move of one side let the other win by one move only. The game is glanced through for the
 * turns of its fortune, and only what is found there is looked at closely.
 */
import { startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { bars, LOOK } from './bars.ts';
import { difficultyOf } from './difficulty.ts';
import { worthOf, type Inquiry } from './question.ts';
import { solutionOf, type Solution } from './solution.ts';

/** A position to be won, and how. */
export interface FoundPuzzle {
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly rating: number;
}

/** Changes with what is asked, so that answers to an earlier search are not taken for answers to this one. */
export const FINDER = 1;

/** Openings are for other books. */
const OPENING = 8;
/** Two moves of the solver's own at the least. */
const SHORTEST = 3;
/** What a glance sees is only nearly true. */
const DOUBT = 60;
/** A glance need not see a win to its end. */
const MUCH = 1000;

/** Whether there is something to be found: more than taking what there is to be taken. */
function isWorthwhile(variant: Variant, start: Position, { moves, choices }: Solution): boolean {
  if (moves.length < SHORTEST) return false;
  const own = moves.filter((_, ply) => ply % 2 === 0);
  const isQuiet = own.some((move) => move.taken.length === 0);
  return isQuiet || (choices > 1 && legalMoves(variant, start).length > 2);
}

/** Where someone has to choose who at their last choice could not win, and now may be able to. */
function* turnsOf({ variant, positions }: Line): Inquiry<readonly Position[]> {
  const { winning, failing } = bars(variant);
  const found: Position[] = [];
  const worth = { white: 0, black: 0 };
  for (const position of positions.slice(OPENING)) {
    if (legalMoves(variant, position).length < 2) continue;
    const now = yield* worthOf(startLine(variant, position), LOOK.glance);
    const hasTurned = now >= Math.min(winning, MUCH) - DOUBT && worth[position.turn] <= failing + DOUBT;
    if (hasTurned) found.push(position);
    worth[position.turn] = now;
  }
  return found;
}

/** The puzzles of a game, in its order, and so many at most. */
export function* puzzlesIn(line: Line, most = Infinity): Inquiry<readonly FoundPuzzle[]> {
  const { variant } = line;
  const found: FoundPuzzle[] = [];
  for (const start of yield* turnsOf(line)) {
    const solution = yield* solutionOf(variant, start);
    if (!isWorthwhile(variant, start, solution)) continue;
    found.push({ start, moves: solution.moves, rating: yield* difficultyOf(variant, start, solution) });
    if (found.length >= most) break;
  }
  return found;
}
