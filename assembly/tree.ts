/** The state of the running search, and when it ends. */
import { effort, setEffort } from './effort';
import { isOver } from './outside';
import { MAX_PLY } from './score';

/** How often to check the time, in positions. */
const ASK_EVERY = 2048;

/** Whether a side without a move loses (1) or wins (-1). */
export let goal: i32 = 1;
export let firstKingWins: bool = false;
/** Leaves nothing out, so that a test can compare it with minimax over the readable rules. */
export let isExhaustive: bool = false;

export function chooseGoal(lost: i32, kingWins: bool, exhaustive: bool): void {
  goal = lost;
  firstKingWins = kingWins;
  isExhaustive = exhaustive;
}

/** Positions visited, and the numbers at which the search stops and next checks the time. */
let nodes: i64 = 0;
let most: i64 = 0;
let askAt: i64 = 0;
let deepest: i32 = 0;
export let isStopped: bool = false;

/** The counts shared with TypeScript: `nodes`, `most`, `askAt`, `deepest` and `isStopped`. */
export const COUNTED = memory.data(40);

/** Takes over the counts from TypeScript. */
export function hear(): void {
  nodes = i64(load<f64>(COUNTED));
  most = i64(load<f64>(COUNTED, 8));
  askAt = i64(load<f64>(COUNTED, 16));
  deepest = i32(load<f64>(COUNTED, 24));
  isStopped = load<f64>(COUNTED, 32) != 0;
}

/** Hands the counts over to TypeScript. */
export function tell(): void {
  store<f64>(COUNTED, f64(nodes));
  store<f64>(COUNTED, f64(askAt), 16);
  store<f64>(COUNTED, f64(deepest), 24);
  store<f64>(COUNTED, isStopped ? 1 : 0, 32);
}

/** Counts a position at this ply; true once the search must end. */
export function countIn(ply: i32): bool {
  nodes += 1 + effort;
  setEffort(0);
  if (nodes >= most) isStopped = true;
  if (nodes >= askAt) {
    askAt = nodes + ASK_EVERY;
    tell();
    if (isOver()) isStopped = true;
  }
  if (isStopped) return true;
  if (ply > deepest) deepest = ply;
  return false;
}

const LINE = MAX_PLY + 1;

/** The best line from each ply on, as places of moves. */
export const LINES = memory.data(2 * LINE * (MAX_PLY + 2));
export const LENGTHS = memory.data(2 * (MAX_PLY + 2));

export function endLine(ply: i32): void {
  store<i16>(LENGTHS + 2 * ply, 0);
}

/** The move and the best line after it become this ply's best line. */
export function note(ply: i32, place: i32): void {
  const row = LINES + 2 * ply * LINE;
  const length = load<i16>(LENGTHS + 2 * ply, 2);
  store<i16>(row, place);
  memory.copy(row + 2, row + 2 * LINE, 2 * length);
  store<i16>(LENGTHS + 2 * ply, length + 1);
}
