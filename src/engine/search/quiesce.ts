/**
 * Searches on until nothing is about to be taken: a static score means something only then.
 *
 * All captures are followed, since they are duty. Where the side to move has none but the other side threatens to capture,
 * every move is tried for one ply (as Scan by Fabien Letouzey does), because passing is not allowed; that happens at most
 * `THREATS` times in a line, or kings would chase each other for ever.
 */
import { fromHere, lossIn, MAX_PLY, WON } from './score.ts';
import { countIn, UNKNOWN, type Tree } from './tree.ts';

const THREATS = 1;

/** The score of a position after all captures, within a window. */
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
  if (tree.firstKingWins && ground.material(position) >>> 24 !== 0) return lossIn(ply);
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
