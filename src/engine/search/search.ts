/**
 * Principal variation search (Marsland and Campbell, 1982): the first move of a position with an open window, the others
 * with a window of nothing, searched again when they turn out better.
 *
 * What makes it selective, and where each was seen to work in draughts (Scan 3.1 by Fabien Letouzey, KestoG by Igor
 * Korshunov): a cut-off when a much shallower search is far above the window (Buro's ProbCut in its simplest form), late
 * moves searched less deep, the table's move deeper when it is much better than all others, and single replies
 * for free.
 *
 * Scores change sides as `0 - score`: a `-0` is no small integer, and would make every score a floating one.
 */
import { enter, isDraw, isInTime, nearness, step } from './path.ts';
import { quiesce } from './quiesce.ts';
import { learn, pick, weigh } from './order.ts';
import { DECIDED, fromHere, fromRoot, lossIn, MAX_PLY, winIn, WON } from './score.ts';
import { AT_LEAST, AT_MOST, boundOf, choiceOf, depthOf, EXACT, find, keep, scoreOf } from './table.ts';
import { LINE, UNKNOWN, type Tree } from './tree.ts';

/** Nodes between two questions whether the time is over. */
const ASK_EVERY = 2048;

/** Depths from which on a shallow search may cut off, and what it must be above the window by for each ply of depth. */
const PROBE_DEPTH = 3;
const PROBE_MARGIN = 10;
/** Depth from which on the table's move is tested for being the only good one, and by how much it must be. */
const SINGULAR_DEPTH = 8;
const SINGULAR_MARGIN = 40;
/** No move is left out. */
const NONE = -1;

/**
 * The score of the position at an index of the stack, `depth` plies deep, exact between `alpha` and `beta` and a bound
 * outside. `mayCut` is false right below a shallow search, which must not hand its work to a still shallower one;
 * `without` is a successor's place that is left out of consideration.
 */
export function search(
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
  if (depth <= 0 || ply >= MAX_PLY || position > tree.room)
    return quiesce(tree, position, alpha, beta, ply, 0);
  if (isOutOfTime(tree)) return 0;
  const { ground, table, order } = tree;
  if (ply > tree.deepest) tree.deepest = ply;

  if (tree.firstKingWins && ground.material(position) >>> 24 !== 0) return lossIn(ply);
  // A quicker win than one already found is all that could matter here (loss-distance pruning).
  if (winIn(ply + 1) <= alpha) return winIn(ply + 1);

  if (without === NONE) enter(tree, position, ply);
  const first = position + ground.words;
  if (ply > 0 && isDraw(tree, position, ply)) {
    return ground.generate(position, first) === first ? tree.goal * lossIn(ply) : 0;
  }
  if (ply > 0) {
    const known = tree.probe(position);
    if (known !== UNKNOWN && isInTime(tree, known, ply)) return fromHere(known, ply);
  }

  const isOpen = beta - alpha > 1;
  const hash = tree.hashes[tree.past + ply]!;
  const lock = tree.locks[tree.past + ply]! ^ nearness(tree, ply);
  const entry = without === NONE ? find(table, hash, lock) : -1;
  let choice = -1;
  if (entry >= 0) {
    choice = choiceOf(table, entry);
    if (!isOpen && depthOf(table, entry) >= depth) {
      const score = fromHere(scoreOf(table, entry), ply);
      const bound = boundOf(table, entry);
      if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score;
    }
  }

  if (mayCut && !isOpen && depth >= PROBE_DEPTH && without === NONE && Math.abs(beta) < DECIDED) {
    const target = beta + PROBE_MARGIN * depth;
    const score = search(tree, position, Math.trunc((depth * 2) / 5), target - 1, target, ply, false);
    if (tree.isStopped) return 0;
    if (score >= target) return score - PROBE_MARGIN * depth;
  }

  const end = ground.generate(position, first);
  if (end === first) return tree.goal * lossIn(ply);
  const moves = (end - first) / ground.words;
  const isForced = moves === 1;
  const isCapture = ground.isCapture(position, first);
  if (choice >= moves) choice = -1;

  let deeper = isForced ? 1 : 0;
  if (
    isOpen &&
    entry >= 0 &&
    choice >= 0 &&
    deeper === 0 &&
    isSingular(tree, position, depth, ply, entry, choice)
  ) {
    deeper = 1;
  }
  if (tree.isStopped) return 0;

  weigh(order, ground, position, first, end, ply, choice);
  let best = -WON;
  let bestPlace = -1;
  let low = alpha;
  for (let n = 0; n < moves; n += 1) {
    const place = pick(order, ply, moves);
    if (place === without) continue;
    const successor = first + place * ground.words;
    step(tree, position, successor, ply);
    ground.turn(successor, end);
    const next = depth - 1 + (n === 0 ? deeper : 0);
    let score = 0;
    if (best === -WON) score = 0 - search(tree, end, next, 0 - beta, 0 - low, ply + 1, true);
    else {
      const less = isCapture || depth < 2 ? 0 : reduction(n, isOpen);
      score = 0 - search(tree, end, next - less, -1 - low, 0 - low, ply + 1, true);
      if (score > low && less > 0 && !tree.isStopped) {
        score = 0 - search(tree, end, next, -1 - low, 0 - low, ply + 1, true);
      }
      if (score > low && score < beta && !tree.isStopped) {
        score = 0 - search(tree, end, next, 0 - beta, 0 - low, ply + 1, true);
      }
    }
    if (tree.isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    bestPlace = place;
    if (isOpen) note(tree, ply, place);
    if (score >= beta) {
      if (!isCapture) learn(order, ground, position, first, moves, place, ply, depth);
      break;
    }
  }
  if (without === NONE) {
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    keep(table, hash, lock, depth, fromRoot(best, ply), bound, bestPlace);
  }
  return best;
}

/** Counts a position; true once the search must end. */
function isOutOfTime(tree: Tree): boolean {
  tree.nodes += 1;
  if (!tree.mayStop) return false;
  if (tree.nodes >= tree.maxNodes) tree.isStopped = true;
  if (tree.nodes >= tree.askAt) {
    tree.askAt = tree.nodes + ASK_EVERY;
    if (tree.isOver()) tree.isStopped = true;
  }
  return tree.isStopped;
}

/** How much less deep the n-th quiet move is searched. */
function reduction(n: number, isOpen: boolean): number {
  if (isOpen) return n >= 3 ? 1 : 0;
  return n >= 4 ? 2 : 1;
}

/** Whether every other move stays well below the table's move at half the depth. */
function isSingular(
  tree: Tree,
  position: number,
  depth: number,
  ply: number,
  entry: number,
  choice: number,
): boolean {
  if (depth < SINGULAR_DEPTH || ply === 0) return false;
  const { table } = tree;
  if (boundOf(table, entry) === AT_MOST || depthOf(table, entry) < depth - 4) return false;
  const target = scoreOf(table, entry) - SINGULAR_MARGIN;
  if (Math.abs(target) >= DECIDED) return false;
  const score = search(tree, position, depth >> 1, target - 1, target, ply, false, choice);
  return score < target && !tree.isStopped;
}

/** A move and the best line after it become the best line of this ply. */
function note({ lines, lengths }: Tree, ply: number, place: number): void {
  const row = ply * LINE;
  const length = lengths[ply + 1]!;
  lines[row] = place;
  lines.copyWithin(row + 1, row + LINE, row + LINE + length);
  lengths[ply] = length + 1;
}
