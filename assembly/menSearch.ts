/**
 * The search of men in a null window, as in `src/engine/search/search.ts`: the same positions in
 * the same order.
 */
import { count, turned } from './board';
import { canCapture } from './canCapture';
import { captures } from './captures';
import { countIn, countOut, isStopped } from './counting';
import { keyOf } from './key';
import { back, leave } from './leave';
import { MAX_PLY, MOVE } from './move';
import { learn, pick, weigh } from './order';
import { choiceOf, ENTRIES, find, keep, searchOutside, show } from './outside';
import { quiesce } from './quiesce';
import { quietMoves } from './quietMoves';
import { probeMargin, reductionOf } from './reduction';
import { AT_LEAST, AT_MOST, DECIDED, UNKNOWN, WON } from './score';

const NONE = -1;
const PROBE_DEPTH = 3;
/** Positions with so few pieces may be in the endgame database, so TypeScript searches them. */
const FEW = 4;

/**
 * The score of a position without kings, from the table, a shallow search, or its moves, which are
 * written from `at` on.
 */
export function menSearch(me: u64, them: u64, depth: i32, beta: i32, ply: i32, mayCut: bool, at: usize): i32 {
  if (countIn(ply)) return 0;
  if (WON - ply - 1 < beta) return WON - ply - 1;
  if (ply - WON >= beta) return ply - WON;
  const hash = keyOf(1, me, them);
  const lock = keyOf(2, me, them);
  const found = find(hash, lock, depth, beta, ply);
  if (found < ENTRIES - 1) return found;
  if (mayCut) {
    const likely = shallowScore(me, them, depth, beta, ply, at);
    if (likely != UNKNOWN) return likely;
  }
  return expand(me, them, depth, beta, ply, found - ENTRIES, hash, lock, at);
}

function expand(
  me: u64,
  them: u64,
  depth: i32,
  beta: i32,
  ply: i32,
  entry: i32,
  hash: i32,
  lock: i32,
  at: usize,
): i32 {
  const isCapture = canCapture(me, them, 0);
  const last = isCapture ? captures(me, them, 0, at) : quietMoves(me, them, 0, at);
  // Men have too few routes to exceed the limit: at most 472 were found.
  if (last == 0) {
    countOut();
    return quiesce(me, them, 0, beta - 1, beta, ply, 0, at);
  }
  if (last == at) return ply - WON;
  const moves = i32((last - at) / MOVE);
  const known = entry >= 0 ? choiceOf(entry) : NONE;
  weigh(isCapture, me, at, last, ply, known < moves ? known : NONE);
  const same = turned(them);
  let best = -WON;
  let bestPlace = NONE;
  for (let n = 0; n < moves; n++) {
    const place = pick(ply, moves);
    const p = at + MOVE * place;
    const crowned = load<u64>(p, 16);
    const own = isCapture ? turned(load<u64>(p, 8)) : same;
    const theirs = turned(load<u64>(p));
    const kings = crowned == 0 ? 0 : turned(crowned);
    let score = 0;
    if (n == 0) {
      const next = moves == 1 ? depth : depth - 1;
      score = -reply(own, theirs, kings, next, 1 - beta, ply + 1, me, them, p, last);
    } else {
      const less = isCapture || depth < 2 || canCapture(own, theirs, kings) ? 0 : reductionOf(n, depth);
      score = -reply(own, theirs, kings, depth - 1 - less, 1 - beta, ply + 1, me, them, p, last);
      if (score >= beta && less > 0 && !isStopped) {
        score = -reply(own, theirs, kings, depth - 1, 1 - beta, ply + 1, me, them, p, last);
      }
    }
    if (isStopped) return 0;
    if (score > best) best = score;
    if (score < beta) continue;
    bestPlace = place;
    if (!isCapture) learn(me, at, moves, place, ply, depth);
    break;
  }
  keep(hash, lock, depth, best, best >= beta ? AT_LEAST : AT_MOST, bestPlace, ply);
  return best;
}

/** The score of a successor at `p`, as seen by its mover, who had `me` against `them` before. */
function reply(
  own: u64,
  theirs: u64,
  kings: u64,
  depth: i32,
  beta: i32,
  ply: i32,
  me: u64,
  them: u64,
  p: usize,
  last: usize,
): i32 {
  if (depth <= 0 || ply >= MAX_PLY) return quiesce(own, theirs, kings, beta - 1, beta, ply, 0, last);
  if (kings == 0 && count(own | theirs) > FEW) return menSearch(own, theirs, depth, beta, ply, true, last);
  show(0, me, them, 0);
  show(1, load<u64>(p), load<u64>(p, 8), load<u64>(p, 16));
  return back(leave(last), searchOutside(depth, beta, ply));
}

function shallowScore(me: u64, them: u64, depth: i32, beta: i32, ply: i32, at: usize): i32 {
  if (depth < PROBE_DEPTH || abs(beta) >= DECIDED) return UNKNOWN;
  const margin = probeMargin(depth);
  const target = beta + margin;
  const score = menSearch(me, them, (depth * 2) / 5, target, ply, false, at);
  if (isStopped) return 0;
  return score >= target ? score - margin : UNKNOWN;
}
