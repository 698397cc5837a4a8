/**
 * Principal variation search (Marsland and Campbell, 1982): a position's first move has an open
 * window, the others a null window. Moves that turn out better are searched again.
 *
 * The search is selective in ways that work in draughts (Scan 3.1 by Fabien Letouzey, KestoG by
 * Igor Korshunov). It cuts off if a much shallower search is far above the window (a simple form of
 * Buro's ProbCut). It reduces late moves unless they allow a capture. It extends a table move that
 * is much better than all others, and single replies. Where the goal is to lose, a lead in pieces
 * says little about the winner, so a shallow search doesn't cut off, and a move that forces a
 * capture doesn't count as a ply near the leaves or in an open window.
 */
import { canCapture, generate, isCapture, SIZE, turn } from './board/ground';
import { learn, pick, weigh } from './order';
import { choiceOf, find, FOUND, keep } from './outside';
import { enter, hashAt, lockAt, nearness, resultOf, step } from './path';
import { quiesce } from './quiesce';
import { probeMargin, reductionOf } from './reduction';
import { AT_LEAST, AT_MOST, DECIDED, EXACT, fromHere, fromRoot, MAX_PLY, UNKNOWN, WON } from './score';
import { room } from './stack';
import { countIn, endLine, goal, isExhaustive, isStopped, note } from './tree';

/** From this depth on, a shallow search may cut off. */
const PROBE_DEPTH = 3;
/** From this depth on, the table's move may be singular: better than all others by the margin. */
const SINGULAR_DEPTH = 8;
const SINGULAR_MARGIN = 40;
/** Up to this depth, moves that force a capture are extended if the goal is to lose. */
const FORCING_DEPTH = 4;
/** No move is excluded, or no move is known. */
const NONE = -1;

/**
 * Returns an exact score between `alpha` and `beta`, and a bound outside. `mayCut` is false within
 * a shallow search.
 */
export function search(
  position: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  ply: i32,
  mayCut: bool,
  without: i32,
): i32 {
  endLine(ply);
  if (depth <= 0 || ply >= MAX_PLY || position > room()) return quiesce(position, alpha, beta, ply, 0);
  if (countIn(ply)) return 0;
  const isWhole = without == NONE;
  if (isWhole) enter(position, ply);
  const result = resultOf(position, alpha, beta, ply);
  if (result != UNKNOWN) return result;

  const isOpen = beta - alpha > 1;
  const hash = hashAt(ply);
  const lock = lockAt(ply) ^ nearness(ply);
  const entry = isWhole && !isExhaustive ? find(hash, lock) : NONE;
  const word = load<i32>(FOUND);
  if (entry >= 0 && !isOpen) {
    const score = scoreBy(word, depth, alpha, beta, ply);
    if (score != UNKNOWN) return score;
  }
  if (mayCut && !isOpen && isWhole && !isExhaustive && goal > 0) {
    const likely = shallowScore(position, depth, beta, ply);
    if (likely != UNKNOWN) return likely;
  }
  return expand(position, depth, alpha, beta, ply, entry, word, hash, lock, without);
}

function expand(
  position: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  ply: i32,
  entry: i32,
  word: i32,
  hash: i32,
  lock: i32,
  without: i32,
): i32 {
  const first = position + SIZE;
  const end = generate(position, first);
  if (end == first) return goal * (ply - WON);
  const moves = i32((end - first) / SIZE);
  const captures = isCapture(position, first);
  const known = entry >= 0 ? choiceOf(entry) : NONE;
  const choice = known < moves ? known : NONE;
  const isOpen = beta - alpha > 1;
  const isSpecial =
    !isExhaustive &&
    (moves == 1 || (isOpen && choice != NONE && isSingular(position, depth, ply, word, choice)));
  if (isStopped) return 0;
  const mayReduce = !captures && depth >= 2 && !isExhaustive;
  const mayForce = goal < 0 && !captures && !isExhaustive && (isOpen || depth <= FORCING_DEPTH);
  weigh(captures, position, first, end, ply, choice);
  let best = -WON;
  let bestPlace = NONE;
  let low = alpha;
  for (let n = 0; n < moves; n++) {
    const place = pick(ply, moves);
    if (place == without) continue;
    const successor = first + SIZE * place;
    step(position, successor, ply);
    turn(successor, end);
    const offers = (mayForce || (mayReduce && n > 0)) && canCapture(end);
    const next = (n == 0 && isSpecial) || (mayForce && offers) ? depth : depth - 1;
    const less = mayReduce && !offers ? reductionOf(n, depth, isOpen, ply) : 0;
    const score =
      best == -WON
        ? -search(end, next, -beta, -low, ply + 1, true, NONE)
        : lateScore(end, next, less, low, beta, ply);
    if (isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    bestPlace = place;
    if (isOpen) note(ply, place);
    if (score < beta) continue;
    if (!captures) learn(position, first, moves, place, ply, depth);
    break;
  }
  if (without == NONE) {
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    keep(hash, lock, depth, fromRoot(best, ply), bound, bestPlace);
  }
  return best;
}

/** The mover's score for a later move, reduced by `less` plies unless the move looks better. */
function lateScore(after: usize, depth: i32, less: i32, low: i32, beta: i32, ply: i32): i32 {
  let score = -search(after, depth - less, -1 - low, -low, ply + 1, true, NONE);
  if (score > low && less > 0 && !isStopped) {
    score = -search(after, depth, -1 - low, -low, ply + 1, true, NONE);
  }
  if (score > low && score < beta && !isStopped) {
    score = -search(after, depth, -beta, -low, ply + 1, true, NONE);
  }
  return score;
}

/** The bound of a much shallower search if it is far above the window; otherwise `UNKNOWN`. */
function shallowScore(position: usize, depth: i32, beta: i32, ply: i32): i32 {
  if (depth < PROBE_DEPTH || abs(beta) >= DECIDED) return UNKNOWN;
  const margin = probeMargin(depth);
  const target = beta + margin;
  const score = search(position, (depth * 2) / 5, target - 1, target, ply, false, NONE);
  if (isStopped) return 0;
  return score >= target ? score - margin : UNKNOWN;
}

/** The score in the second word of a table entry, as in `src/engine/search/table.ts`. */
function scoreBy(word: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  if (depthOf(word) < depth) return UNKNOWN;
  const score = fromHere(word >> 16, ply);
  const bound = boundOf(word);
  return bound == EXACT || (bound == AT_LEAST ? score >= beta : score <= alpha) ? score : UNKNOWN;
}

function depthOf(word: i32): i32 {
  return (word >>> 8) & 255;
}

function boundOf(word: i32): i32 {
  return (word >>> 6) & 3;
}

function isSingular(position: usize, depth: i32, ply: i32, word: i32, choice: i32): bool {
  if (depth < SINGULAR_DEPTH || ply == 0) return false;
  if (boundOf(word) == AT_MOST || depthOf(word) < depth - 4) return false;
  const target = (word >> 16) - SINGULAR_MARGIN;
  if (abs(target) >= DECIDED) return false;
  return search(position, depth >> 1, target - 1, target, ply, false, choice) < target;
}
