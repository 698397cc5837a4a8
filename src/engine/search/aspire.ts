/** One depth of iterative deepening. */
import { DEEP } from './reduction.ts';
import { ROOT } from './root.ts';
import { DECIDED, INFINITE } from './score.ts';
import { search } from './search.ts';
import type { Tree } from './tree.ts';

/** The first half width of the aspiration window, from this depth on; and of a deep search, whose score hardly moves. */
const WINDOW = 25;
const WINDOW_DEPTH = 5;
const DEEP_WINDOW = 12;

/** Searches the root to one depth, in a window around `guess` that is widened until the score lies inside. */
export function aspire(tree: Tree, depth: number, guess: number): number {
  let width =
    depth < WINDOW_DEPTH || Math.abs(guess) >= DECIDED ? INFINITE : depth < DEEP ? WINDOW : DEEP_WINDOW;
  let alpha = Math.max(-INFINITE, guess - width);
  let beta = Math.min(INFINITE, guess + width);
  for (;;) {
    const score = search(tree, ROOT, depth, alpha, beta, 0, false);
    if (tree.isStopped || (score > alpha && score < beta)) return score;
    width = width > 400 ? INFINITE : width * 3;
    if (score <= alpha) alpha = Math.max(-INFINITE, score - width);
    else beta = Math.min(INFINITE, score + width);
  }
}
