/**
 * The rules of draughts in AssemblyScript, compiled once for each kind of board. The compiler sees
 * the board's folder as `board`. `npm run lab -- assembly` compiles them alone for the library
 * (`src/draughts/numeric`), and with the search (`core.ts`) for the engine.
 */
import { generate, SIZE, turn } from './board/ground';
import { STACK } from './stack';

export * from './board/ground';
export { chooseFacts } from './facts';
export { room, STACK } from './stack';

export function clear(p: usize): void {
  memory.fill(p, 0, SIZE);
}

/** The number of lines of `depth` plies from the stack's first position, without draw rules. */
export function perft(depth: i32): f64 {
  return depth == 0 ? 1 : f64(linesFrom(STACK, depth));
}

function linesFrom(position: usize, depth: i32): i64 {
  const first = position + SIZE;
  const end = generate(position, first);
  if (depth == 1) return (end - first) / SIZE;
  let lines: i64 = 0;
  for (let p = first; p < end; p += SIZE) {
    turn(p, end);
    lines += linesFrom(end, depth - 1);
  }
  return lines;
}
