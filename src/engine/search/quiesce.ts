/**
 * Searches until nothing is about to be captured, because only then a static score is meaningful.
 *
 * All captures are followed. If the side to move has no capture but the other side threatens one,
 * every move is tried for one ply, because passing isn't allowed (as in Scan by Fabien Letouzey).
 * That happens at most `THREATS` times in a line, because otherwise kings would chase each other
 * forever.
 */
import { theirKings } from '../ground/ground.ts';
import { fromHere, lossIn, MAX_PLY, WON, UNKNOWN } from './score.ts';
import { countIn, type Tree } from './tree.ts';

const THREATS = 1;

export function quiesce(
  tree: Tree,
  position: number,
  alpha: number,
  beta: number,
  ply: number,
  threats = 0,
): number {
  const { ground } = tree;
  if (countIn(tree)) return 0;
  if (ply > tree.deepest) tree.deepest = ply;
  if (tree.firstKingWins && theirKings(ground.material(position)) !== 0) return lossIn(ply);
  const known = tree.probe(position);
  if (known !== UNKNOWN) return fromHere(known, ply);
  if (ply >= MAX_PLY || position > tree.room) return tree.evaluate(position);
  const first = position + ground.words;
  const canCapture = ground.canCapture(position, first);
  if (!canCapture && (threats === THREATS || !ground.isThreatened(position, first))) {
    return tree.evaluate(position);
  }
  const end = ground.generate(position, first);
  if (end === first) return tree.goal * lossIn(ply);
  let best = -WON;
  let bound = alpha;
  for (let p = first; p < end; p += ground.words) {
    ground.turn(p, end);
    const score = 0 - quiesce(tree, end, 0 - beta, 0 - bound, ply + 1, canCapture ? threats : threats + 1);
    if (tree.isStopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score > bound) bound = score;
    if (score >= beta) return best;
  }
  return best;
}
