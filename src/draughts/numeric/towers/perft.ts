/** Counts the lines of play from a Bashni position; each order of capture is a move of its own. */
import { generate } from './generate.ts';
import { board, turnTowers } from './board.ts';

const { WORDS } = board;

/** The number of lines of `depth` plies (1 or more) from the position that stands in the stack at `position`. */
export function perft(position: number, depth: number): number {
  const at = position + WORDS;
  const end = generate(position, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / WORDS;
  let lines = 0;
  for (let p = at; p < end; p += WORDS) {
    turnTowers(p, end);
    lines += perft(end, depth - 1);
  }
  return lines;
}
