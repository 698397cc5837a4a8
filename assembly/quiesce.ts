/**
 * The quiescence search of International draughts (`src/engine/search/quiesce.ts`) in AssemblyScript, which WebAssembly computes on whole
 * boards of 64 bits: the same positions in the same order, so the same scores and the same count, some times as quickly.
 *
 * `npm run assembly` makes `assets/engine/quiesce.wasm` of it.
 */
import { turned } from './board';
import { canCapture } from './canCapture';
import { captures, effort, setEffort } from './captures';
import { evaluate, WEIGHTS } from './evaluate';
import { MOVE } from './move';
import { quietMoves } from './quietMoves';

export { WEIGHTS };

/** Asks whether the search is called off, or its time over. */
declare function isOver(): bool;

/** As in `src/engine/search`: scores, the plies that are searched, the plies under a threat, and how often time is asked for. */
const WON = 30000;
const MAX_PLY = 120;
const THREATS = 1;
const ASK_EVERY = 2048;
const MOST_MOVES = 700;
/** The moves of all plies, one ply's behind those of the ply before. */
const MOVES = memory.data(MOVE * MOST_MOVES * (MAX_PLY + 2));

/** Positions visited, at which number the search stops, and at which it asks whether it is over. */
let nodes: i32 = 0;
let most: i32 = 0;
let askAt: i32 = 0;
let deepest: i32 = 0;
let isStopped: bool = false;
/** Whether a position had too many captures: then nothing of this search counts, and another has to be asked. */
let isLost: bool = false;

/** What a search has come to besides its score: `nodes`, `askAt`, `effort`, `deepest`, and how it ended (0 whole, 1 stopped, 2 lost). */
export const OUTCOME = memory.data(20);

function countIn(): bool {
  nodes += 1 + effort;
  setEffort(0);
  if (nodes >= most) isStopped = true;
  if (nodes >= askAt) {
    askAt = nodes + ASK_EVERY;
    if (isOver()) isStopped = true;
  }
  return isStopped;
}

/** Searches on from a position in halves of 25 squares, on a ply that is the deepest so far or not; what it comes to besides the score is in the globals. */
export function search(
  meLo: u32,
  meHi: u32,
  themLo: u32,
  themHi: u32,
  kingsLo: u32,
  kingsHi: u32,
  alpha: i32,
  beta: i32,
  ply: i32,
  mostNodes: i32,
  nextAsk: i32,
  effortBefore: i32,
): i32 {
  nodes = 0;
  most = mostNodes;
  askAt = nextAsk;
  setEffort(effortBefore);
  deepest = 0;
  isStopped = false;
  isLost = false;
  const me = u64(meLo) | (u64(meHi) << 25);
  const them = u64(themLo) | (u64(themHi) << 25);
  const kings = u64(kingsLo) | (u64(kingsHi) << 25);
  const score = quiesce(me, them, kings, alpha, beta, ply, 0, MOVES);
  store<i32>(OUTCOME, nodes);
  store<i32>(OUTCOME, askAt, 4);
  store<i32>(OUTCOME, effort, 8);
  store<i32>(OUTCOME, deepest, 12);
  store<i32>(OUTCOME, isLost ? 2 : isStopped ? 1 : 0, 16);
  return score;
}

function quiesce(
  me: u64,
  them: u64,
  kings: u64,
  alpha: i32,
  beta: i32,
  ply: i32,
  threats: i32,
  at: usize,
): i32 {
  if (countIn()) return 0;
  if (ply > deepest) deepest = ply;
  if (ply >= MAX_PLY) return evaluate(me, them, kings);
  const isCapture = canCapture(me, them, kings);
  if (!isCapture && (threats == THREATS || !canCapture(them, me, kings))) return evaluate(me, them, kings);
  const last = isCapture ? captures(me, them, kings, at) : quietMoves(me, them, kings, at);
  if (last == 0) {
    isLost = true;
    isStopped = true;
    return 0;
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
