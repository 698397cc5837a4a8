/** From depth `DEEP` on, late moves are reduced more, and shallow searches need less margin. */
import { log } from './outside';

const DEEP = 10;
/** Hundredths of a man per ply, and per ply from `DEEP` on. */
const MARGIN = 10;
const DEEP_MARGIN = 4;

/** The largest depth and number of earlier moves in the table; larger values count as this. */
const MOST = 64;
const FIRST = 1.5;
const STEP = 0.7;
const REDUCTIONS = memory.data(MOST * MOST);

for (let depth = 1; depth < MOST; depth++) {
  for (let before = 1; before < MOST; before++) {
    const plies = FIRST + STEP * log(depth) * log(before);
    store<i8>(REDUCTIONS + depth * MOST + before, i32(plies + 0.5));
  }
}

/** The reduction of a quiet move, in plies. The root's moves are reduced less. */
export function reductionOf(before: i32, depth: i32, isOpen: bool, ply: i32): i32 {
  if (depth >= DEEP) {
    const reduction = load<i8>(REDUCTIONS + min(depth, MOST - 1) * MOST + min(before, MOST - 1));
    return reduction - i32(ply == 0);
  }
  if (isOpen) return before >= 3 ? 1 : 0;
  return before >= 4 ? 2 : 1;
}

/** How far a shallow search must be above the window to cut off. */
export function probeMargin(depth: i32): i32 {
  return depth < DEEP ? MARGIN * depth : MARGIN * (DEEP - 1) + DEEP_MARGIN * (depth - DEEP + 1);
}
