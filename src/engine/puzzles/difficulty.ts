/**
 * A puzzle's first rating, from how deep the engine must search to choose its first move and how
 * many choices the solver has. The solvers' results then correct it.
 */
import { startLine } from '../../draughts/line.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { type Inquiry, LOOK } from './question.ts';
import type { Solution } from './solution.ts';

const EASIEST = 800;
const PER_PLY = 100;
/** After the first choice. */
const PER_CHOICE = 120;
/** A capture is easier to see than a quiet move. */
const CAPTURE = -150;
const RANGE = { least: 700, most: 2300 } as const;
const DEEPEST = 12;

const isMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to;

/** The depth from which the engine always plays the move. */
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
  if (!first) throw new Error('a puzzle without a solution');
  const depth = yield* depthOf(variant, start, first);
  const capture = first.taken.length > 0 ? CAPTURE : 0;
  const guess = EASIEST + PER_PLY * (depth - 1) + PER_CHOICE * (choices - 1) + capture;
  return Math.min(RANGE.most, Math.max(RANGE.least, guess));
}
