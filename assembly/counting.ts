/** Counts the visited positions and ends the search, as in `src/engine/search/tree.ts`. */
import { effort, setEffort } from './captures';
import { isOver } from './outside';

/** How often to check the time, in positions. */
const ASK_EVERY = 2048;

/** Positions visited, and the numbers at which the search stops and next checks the time. */
let nodes: i64 = 0;
let most: i64 = 0;
let askAt: i64 = 0;
let deepest: i32 = 0;
export let isStopped: bool = false;

/**
 * The counts shared with TypeScript: `nodes`, `most`, `askAt`, `effort`, `deepest` and `isStopped`.
 */
export const COUNTED = memory.data(48);

/** Takes over the counts from TypeScript. */
export function hear(): void {
  nodes = i64(load<f64>(COUNTED));
  most = i64(load<f64>(COUNTED, 8));
  askAt = i64(load<f64>(COUNTED, 16));
  setEffort(i32(load<f64>(COUNTED, 24)));
  deepest = i32(load<f64>(COUNTED, 32));
  isStopped = load<f64>(COUNTED, 40) != 0;
}

/** Hands the counts over to TypeScript. */
export function tell(): void {
  store<f64>(COUNTED, f64(nodes));
  store<f64>(COUNTED, f64(askAt), 16);
  store<f64>(COUNTED, f64(effort), 24);
  store<f64>(COUNTED, f64(deepest), 32);
  store<f64>(COUNTED, isStopped ? 1 : 0, 40);
}

/** Counts a position at this ply; true once the search must end. */
export function countIn(ply: i32): bool {
  nodes += 1 + effort;
  setEffort(0);
  if (nodes >= most) isStopped = true;
  if (nodes >= askAt) {
    askAt = nodes + ASK_EVERY;
    if (isOver()) isStopped = true;
  }
  if (isStopped) return true;
  if (ply > deepest) deepest = ply;
  return false;
}

/** Uncounts a position that another search counts with its own effort. */
export function countOut(): void {
  nodes -= 1;
  setEffort(0);
}
