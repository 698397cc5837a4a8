/**
 * Searches until nothing is about to be captured, because a static score is meaningful only then.
 *
 * All captures are followed. If the side to move has no capture but the other side threatens one,
 * every move is tried for one ply, because passing isn't allowed (as in Scan by Fabien Letouzey).
 * That happens at most `THREATS` times in a line, because otherwise kings would chase each other
 * forever. Where the goal is to lose, a capture is no threat.
 */
import { theirKings } from './draws';
import { evaluate } from './board/evaluate';
import { canCapture, generate, isThreatened, material, SIZE, turn } from './board/ground';
import { known } from './path';
import { fromHere, MAX_PLY, UNKNOWN, WON } from './score';
import { room } from './stack';
import { countIn, firstKingWins, goal, isStopped } from './tree';

const THREATS = 1;

export function quiesce(position: usize, alpha: i32, beta: i32, ply: i32, threats: i32): i32 {
  if (countIn(ply)) return 0;
  if (firstKingWins && theirKings(material(position)) != 0) return ply - WON;
  const score = known(position);
  if (score != UNKNOWN) return fromHere(score, ply);
  if (ply >= MAX_PLY || position > room()) return evaluate(position);
  const first = position + SIZE;
  const isCapture = canCapture(position);
  const isStill = !isCapture && (goal < 0 || threats == THREATS || !isThreatened(position, first));
  if (isStill) return evaluate(position);
  const end = generate(position, first);
  if (end == first) return goal * (ply - WON);
  const deeper = isCapture ? threats : threats + 1;
  let best = -WON;
  let bound = alpha;
  for (let p = first; p < end; p += SIZE) {
    turn(p, end);
    const found = -quiesce(end, -beta, -bound, ply + 1, deeper);
    if (isStopped) return 0;
    if (found <= best) continue;
    best = found;
    if (found > bound) bound = found;
    if (found >= beta) return best;
  }
  return best;
}
