/** The solver's only moves and the opponent's best replies, as long as exactly one move wins. */
import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { bars, LOOK, worthOf, type Inquiry } from './question.ts';

const LONGEST = 15;

export interface Solution {
  readonly moves: readonly Move[];
  readonly choices: number;
}

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

function forcedCapture(line: Line): Move | null {
  const [only, another] = legalMoves(line.variant, lastPosition(line));
  return only && !another && only.taken.length > 0 ? only : null;
}

/** The only move that wins; `null` if none does, another nearly does, or there is no choice. */
function* onlyMove(line: Line): Inquiry<Move | null> {
  const { winning, failing } = bars(line.variant);
  const legal = legalMoves(line.variant, lastPosition(line));
  if (legal.length < 2) return null;
  const best = yield { line, limits: LOOK.best };
  if (!best || best.score < winning) return null;
  for (const other of legal) {
    if (isSame(other, best.move)) continue;
    const worth = yield* worthOf(extend(line, other), LOOK.other);
    if (-worth > failing) return null;
  }
  return best.move;
}

const isSame = (a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.taken.join() === b.taken.join();
