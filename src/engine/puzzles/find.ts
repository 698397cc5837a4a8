/** Finds positions where a mistake lets the other side win with exactly one move. */
import { startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { worthOf, type Inquiry, bars, LOOK } from './question.ts';
import { solutionOf, type Solution } from './solution.ts';

const EASIEST = 800;
const PER_PLY = 100;
/** Rating points for each choice after the first. */
const PER_CHOICE = 120;
/** A capture is easier to see than a quiet move. */
const CAPTURE = -150;
const RANGE = { least: 700, most: 2300 } as const;
const DEEPEST = 12;

const isMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to;

/** The depth from which on the engine always plays the move. */
function* depthOf(variant: Variant, start: Position, first: Move): Inquiry<number> {
  let seen = 1;
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const opinion = yield { line: startLine(variant, start), limits: { depth, nodes: LOOK.other.nodes } };
    if (!opinion || !isMove(opinion.move, first)) seen = depth + 1;
  }
  return seen;
}

export function* difficultyOf(
  variant: Variant,
  start: Position,
  { moves, choices }: Solution,
): Inquiry<number> {
  const [first] = moves;
  if (!first) throw new Error('expected a puzzle with a solution, got no moves');
  const depth = yield* depthOf(variant, start, first);
  const capture = first.taken.length > 0 ? CAPTURE : 0;
  const guess = EASIEST + PER_PLY * (depth - 1) + PER_CHOICE * (choices - 1) + capture;
  return Math.min(RANGE.most, Math.max(RANGE.least, guess));
}

export interface FoundPuzzle {
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly rating: number;
}

/** Increase it when the questions change, so that answers to older questions are not used. */
export const FINDER = 1;

const OPENING = 8;
const SHORTEST = 3;
/** How far off a glance may be, in hundredths of a man. */
const DOUBT = 60;
/** A lead large enough to suggest a win, even if a glance doesn't see its end. */
const MUCH = 1000;

/** Whether there is more to find than obvious captures. */
function isWorthwhile(variant: Variant, start: Position, { moves, choices }: Solution): boolean {
  if (moves.length < SHORTEST) return false;
  const own = moves.filter((_, ply) => ply % 2 === 0);
  const isQuiet = own.some((move) => move.taken.length === 0);
  return isQuiet || (choices > 1 && legalMoves(variant, start).length > 2);
}

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
