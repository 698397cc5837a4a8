/**
 * The quiescence search, as in `src/engine/search/quiesce.ts`: the same positions in the same
 * order, so the same scores and counts.
 */
import { turned } from './board';
import { canCapture } from './canCapture';
import { captures } from './captures';
import { countIn, countOut, isStopped } from './counting';
import { evaluate } from './evaluate';
import { back, leave } from './leave';
import { MAX_PLY, MOVE } from './move';
import { quiesceOutside, show } from './outside';
import { quietMoves } from './quietMoves';
import { WON } from './score';

const THREATS = 1;

/** The score of a position; writes its moves from `at` on. */
export function quiesce(
  me: u64,
  them: u64,
  kings: u64,
  alpha: i32,
  beta: i32,
  ply: i32,
  threats: i32,
  at: usize,
): i32 {
  if (countIn(ply)) return 0;
  if (ply >= MAX_PLY) return evaluate(me, them, kings);
  const isCapture = canCapture(me, them, kings);
  if (!isCapture && (threats == THREATS || !canCapture(them, me, kings))) return evaluate(me, them, kings);
  const last = isCapture ? captures(me, them, kings, at) : quietMoves(me, them, kings, at);
  if (last == 0) {
    countOut();
    show(0, me, them, kings);
    return back(leave(at), quiesceOutside(alpha, beta, ply, threats));
  }
  if (last == at) return ply - WON;
  const deeper = isCapture ? threats : threats + 1;
  const same = turned(them);
  let top = -WON;
  let bound = alpha;
  for (let p = at; p < last; p += MOVE) {
    const crowned = load<u64>(p, 16);
    const score = -quiesce(
      isCapture ? turned(load<u64>(p, 8)) : same,
      turned(load<u64>(p)),
      crowned == 0 ? 0 : turned(crowned),
      -beta,
      -bound,
      ply + 1,
      deeper,
      last,
    );
    if (isStopped) return 0;
    if (score <= top) continue;
    top = score;
    if (score > bound) bound = score;
    if (score >= beta) return top;
  }
  return top;
}
