/**
 * A Bashni position in the stack: the boards of `small/board.ts` for the commanders, then every square's tower.
 */
import { board as small, turned } from '../small/board.ts';
import { shared } from '../stack.ts';

const { stack } = shared;
const SQUARES = 32;

export const board = {
  ...small,
  ME: 0,
  THEM: 1,
  KINGS: 2,
  /** From and to (`from | to << 5`) of the capture that led here. */
  MOVE: 3,
  /** The first of 32 towers (`tower.ts`). */
  TOWERS: 4,
  WORDS: 4 + SQUARES,
} as const;

const { KINGS, ME, THEM, TOWERS } = board;

/** Writes the position at `position`, seen by the other side, to `at`. */
export function turnTowers(position: number, at: number): void {
  stack[at + ME] = turned(stack[position + THEM]!);
  stack[at + THEM] = turned(stack[position + ME]!);
  stack[at + KINGS] = turned(stack[position + KINGS]!);
  for (let square = 0; square < SQUARES; square += 1) {
    stack[at + TOWERS + square] = stack[position + TOWERS + SQUARES - 1 - square]!;
  }
}
