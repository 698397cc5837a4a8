/** The state of the running search, and when it ends. */
import { effort, setEffort } from './effort';
import { isOver } from './outside';
import { MAX_PLY } from './score';

/** How often to check the time, in positions. */
const ASK_EVERY = 2048;

/** Whether a side without a move loses (1) or wins (-1). */
export let goal: i32 = 1;
export let firstKingWins: bool = false;
/** Turns off all pruning, to compare the search with minimax over the readable rules. */
export let isExhaustive: bool = false;

export function chooseGoal(lost: i32, kingWins: bool, exhaustive: bool): void {
  goal = lost;
  firstKingWins = kingWins;
  isExhaustive = exhaustive;
}

/** Positions visited, plus other work in positions. TypeScript sets these five for each search. */
export let nodes: f64 = 0;
/** The numbers of positions at which the search stops, and at which it next checks the time. */
export let most: f64 = 0;
export let askAt: f64 = 0;
export let deepest: i32 = 0;
export let isStopped: bool = false;

/** Counts a position at this ply; true if the search must end. */
export function countIn(ply: i32): bool {
  nodes += f64(1 + effort);
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

const LINE = MAX_PLY + 1;

/** The best line from each ply on, as the places of its moves. */
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
