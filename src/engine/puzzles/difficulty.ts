/**
 * A first guess at how hard a puzzle is, on the scale of ratings: how far the engine must look ahead until it settles on
 * the first move, and how often the solver has to choose. Solvers correct it.
 */
import { startLine } from '../../draughts/line.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { LOOK } from './bars.ts';
import type { Inquiry } from './question.ts';
import type { Solution } from './solution.ts';

const EASIEST = 800;
/** For each ply of depth, and for each choice after the first. */
const PER_PLY = 100;
const PER_CHOICE = 120;
/** A capture is seen before a quiet move that gives a man away. */
const CAPTURE = -150;
const RANGE = { least: 700, most: 2300 } as const;
/** Plies that are looked ahead at most. */
const DEEPEST = 12;

const isMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to;

/** The depth from which on the engine plays the move. */
function* depthOf(variant: Variant, start: Position, first: Move): Inquiry<number> {
  let seen = 1;
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const opinion = yield { line: startLine(variant, start), limits: { depth, nodes: LOOK.other.nodes } };
    if (!opinion || !isMove(opinion.move, first)) seen = depth + 1;
  }
  return seen;
}

/** The rating that a puzzle begins with. */
export function* difficultyOf(
  variant: Variant,
  start: Position,
  { moves, choices }: Solution,
): Inquiry<number> {
  const [first] = moves;
  if (!first) throw new Error('a puzzle without a solution');
  const depth = yield* depthOf(variant, start, first);
  const capture = first.taken.length > 0 ? CAPTURE : 0;
  const guess = EASIEST + PER_PLY * (depth - 1) + PER_CHOICE * (choices - 1) + capture;
  return Math.min(RANGE.most, Math.max(RANGE.least, guess));
}
