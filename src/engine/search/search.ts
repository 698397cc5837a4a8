/**
 * Principal variation search (Marsland and Campbell, 1982): a position's first move with an open
 * window, the others with a null window, and again if they turn out better.
 *
 * It is selective in ways that work in draughts (Scan 3.1 by Fabien Letouzey, KestoG by Igor
 * Korshunov): a cutoff if a much shallower search is far above the window (a simple ProbCut, by
 * Buro), reductions of late moves unless they allow a capture, an extension of a table move that is
 * much better than all others, and of single replies.
 *
 * Scores change sides as `0 - score`, because `-0` would turn them into floating-point numbers.
 */
import type { Ground } from '../ground/ground.ts';
import { learn, pick, weigh } from './order.ts';
import { enter, nearness, step, resultOf } from './path.ts';
import { probeMargin, reductionOf } from './reduction.ts';
import { DECIDED, fromRoot, lossIn, MAX_PLY, WON, UNKNOWN } from './score.ts';
import {
  AT_LEAST,
  AT_MOST,
  boundOf,
  choiceOf,
  depthOf,
  EXACT,
  find,
  keep,
  scoreBy,
  scoreOf,
} from './table.ts';
import { quiesce } from './quiesce.ts';
import { countIn, LINE, ROOT, type SearchRoot, type Tree } from './tree.ts';

/** From this depth on, a shallow search may cut off. */
const PROBE_DEPTH = 3;
/** From this depth on, the table's move may be singular: better than all others by the margin. */
const SINGULAR_DEPTH = 8;
const SINGULAR_MARGIN = 40;
/** No move is excluded, or none is known. */
const NONE = -1;

export const searchRoot: SearchRoot = (tree, depth, alpha, beta, without = NONE) =>
  search(tree, ROOT, depth, alpha, beta, 0, false, without);

/** Exact between `alpha` and `beta`, a bound outside. `mayCut` is false below a shallow search. */
function search(
  tree: Tree,
  position: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  mayCut: boolean,
  without = NONE,
): number {
  tree.lengths[ply] = 0;
  if (depth <= 0 || ply >= MAX_PLY || position > tree.room) {
    return quiesce(tree, position, alpha, beta, ply);
  }
  if (countIn(tree)) return 0;
  if (ply > tree.deepest) tree.deepest = ply;
  const isWhole = without === NONE;
  if (isWhole) enter(tree, position, ply);
  const result = resultOf(tree, position, alpha, beta, ply);
  if (result !== UNKNOWN) return result;

  const isOpen = beta - alpha > 1;
  const hash = tree.hashes[tree.past + ply]!;
  const lock = tree.locks[tree.past + ply]! ^ nearness(tree, ply);
  const entry = isWhole ? find(tree.table, hash, lock) : NONE;
  if (entry >= 0 && !isOpen) {
    const known = scoreBy(tree.table, entry, depth, alpha, beta, ply);
    if (known !== UNKNOWN) return known;
  }
  if (mayCut && !isOpen && isWhole) {
    const likely = shallowScore(tree, position, depth, beta, ply);
    if (likely !== UNKNOWN) return likely;
  }
  return expand(tree, position, depth, alpha, beta, ply, entry, hash, lock, without);
}

function expand(
  tree: Tree,
  position: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  entry: number,
  hash: number,
  lock: number,
  without: number,
): number {
  const { ground, table, order } = tree;
  const first = position + ground.words;
  const end = ground.generate(position, first);
  if (end === first) return tree.goal * lossIn(ply);
  const moves = (end - first) / ground.words;
  const isCapture = ground.isCapture(position, first);
  const known = entry >= 0 ? choiceOf(table, entry) : NONE;
  const choice = known < moves ? known : NONE;
  const isOpen = beta - alpha > 1;
  const isAlone = moves === 1 || (isOpen && isSingular(tree, position, depth, ply, entry, choice));
  if (tree.isStopped) return 0;
  weigh(order, ground, position, first, end, ply, choice);
  let best = -WON;
  let bestPlace = NONE;
  let low = alpha;
  for (let n = 0; n < moves; n += 1) {
    const place = pick(order, ply, moves);
    if (place === without) continue;
    const successor = first + place * ground.words;
    step(tree, position, successor, ply);
    ground.turn(successor, end);
    const next = n === 0 && isAlone ? depth : depth - 1;
    const less =
      isCapture || depth < 2 || isSacrifice(ground, end, n) ? 0 : reductionOf(n, depth, isOpen, ply);
    const score =
      best === -WON
        ? 0 - search(tree, end, next, 0 - beta, 0 - low, ply + 1, true)
        : lateScore(tree, end, next, less, low, beta, ply);
    if (tree.isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    bestPlace = place;
    if (isOpen) note(tree, ply, place);
    if (score < beta) continue;
    if (!isCapture) learn(order, ground, position, first, moves, place, ply, depth);
    break;
  }
  if (without === NONE) {
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    keep(table, hash, lock, depth, fromRoot(best, ply), bound, bestPlace);
  }
  return best;
}

/** The mover's score of a later move, reduced by `less` plies unless it looks better. */
function lateScore(
  tree: Tree,
  after: number,
  depth: number,
  less: number,
  low: number,
  beta: number,
  ply: number,
): number {
  let score = 0 - search(tree, after, depth - less, -1 - low, 0 - low, ply + 1, true);
  if (score > low && less > 0 && !tree.isStopped) {
    score = 0 - search(tree, after, depth, -1 - low, 0 - low, ply + 1, true);
  }
  if (score > low && score < beta && !tree.isStopped) {
    score = 0 - search(tree, after, depth, 0 - beta, 0 - low, ply + 1, true);
  }
  return score;
}

/** Whether a quiet move allows a capture, as combinations do: it is never reduced. */
const isSacrifice = (ground: Ground, after: number, n: number): boolean =>
  n > 0 && ground.canCapture(after, after + ground.words);

/** The bound of a much shallower search if it is far above the window; otherwise `UNKNOWN`. */
function shallowScore(tree: Tree, position: number, depth: number, beta: number, ply: number): number {
  if (depth < PROBE_DEPTH || Math.abs(beta) >= DECIDED) return UNKNOWN;
  const margin = probeMargin(depth);
  const target = beta + margin;
  const score = search(tree, position, Math.trunc((depth * 2) / 5), target - 1, target, ply, false);
  if (tree.isStopped) return 0;
  return score >= target ? score - margin : UNKNOWN;
}

function isSingular(
  tree: Tree,
  position: number,
  depth: number,
  ply: number,
  entry: number,
  choice: number,
): boolean {
  if (choice === NONE || depth < SINGULAR_DEPTH || ply === 0) return false;
  const { table } = tree;
  if (boundOf(table, entry) === AT_MOST || depthOf(table, entry) < depth - 4) return false;
  const target = scoreOf(table, entry) - SINGULAR_MARGIN;
  if (Math.abs(target) >= DECIDED) return false;
  return search(tree, position, depth >> 1, target - 1, target, ply, false, choice) < target;
}

/** The move and the best line after it become this ply's best line. */
function note({ lines, lengths }: Tree, ply: number, place: number): void {
  const row = ply * LINE;
  const length = lengths[ply + 1]!;
  lines[row] = place;
  lines.copyWithin(row + 1, row + LINE, row + LINE + length);
  lengths[ply] = length + 1;
}
