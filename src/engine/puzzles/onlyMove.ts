/** Whether exactly one move of several wins: the best is searched for, and then each other is given its chance. */
import { extend, lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import { bars, LOOK } from './bars.ts';
import { worthOf, type Inquiry } from './question.ts';

/** Both are from the list of legal moves, which has each move once. */
const isSame = (a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.taken.join() === b.taken.join();

/** The one move that wins; `null` when none does, when another comes near it, or when there is no choice. */
export function* onlyMove(line: Line): Inquiry<Move | null> {
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
