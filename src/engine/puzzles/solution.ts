/**
 * The solution of a puzzle: the solver's only moves with the best replies between them, as long as there is but one way
 * to win, or as long as what is left must be taken.
 */
import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { LOOK } from './bars.ts';
import { onlyMove } from './onlyMove.ts';
import type { Inquiry } from './question.ts';

/** The longest solution, in plies. */
const LONGEST = 15;

export interface Solution {
  /** The solver's move first and last. */
  readonly moves: readonly Move[];
  /** How many of the solver's moves were found among several. */
  readonly choices: number;
}

/** The only capture of a position in which nothing else may be played. */
function forcedCapture(line: Line): Move | null {
  const [only, another] = legalMoves(line.variant, lastPosition(line));
  return only && !another && only.taken.length > 0 ? only : null;
}

/** The solution from a position on; of no moves when there is not one way to win. */
export function* solutionOf(variant: Variant, start: Position): Inquiry<Solution> {
  let line = startLine(variant, start);
  let [choices, plies] = [0, 0];
  while (line.moves.length < LONGEST) {
    const forced = forcedCapture(line);
    const move = forced ?? (yield* onlyMove(line));
    if (!move) break;
    if (!forced) choices += 1;
    line = extend(line, move);
    plies = line.moves.length;
    if (endingOf(line)) break;
    const reply = yield { line, limits: LOOK.other };
    if (!reply) break;
    line = extend(line, reply.move);
    if (endingOf(line)) break;
  }
  return { moves: line.moves.slice(0, plies), choices };
}
