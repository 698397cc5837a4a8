/** The entrance to the search: iterative deepening, so that a move is ready when the time is over. */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import { groundOf } from '../ground/groundOf.ts';
import { makeTree } from './makeTree.ts';
import { prepare, type Memory } from './memory.ts';
import { isEnough, type Finding } from './patience.ts';
import { movesOf } from './readable.ts';
import { DEEP } from './reduction.ts';
import { DECIDED, INFINITE, MAX_PLY, pliesToEnd } from './score.ts';
import { search } from './search.ts';
import { ROOT, type Knowledge, type Limits, type Tree, type World } from './tree.ts';

export interface Thought {
  readonly move: Move;
  /** As in `score.ts`, for the side to move. */
  readonly score: number;
  readonly line: readonly Move[];
  /** Plies searched in full, and the deepest ply reached. */
  readonly depth: number;
  readonly deepest: number;
  readonly nodes: number;
  readonly ms: number;
}

/**
 * Thinks about the line's last position; `null` without a legal move. `onDepth` gets every finished
 * depth. The same memory, line and node limit give the same thought.
 */
export function think(
  line: Line,
  knowledge: Knowledge,
  memory: Memory,
  limits: Limits,
  world: World,
  onDepth: (thought: Thought) => void = () => undefined,
): Thought | null {
  prepare(memory, knowledge);
  const { ms = Infinity } = limits;
  const begin = world.now(0);
  const tree = makeTree(line, knowledge, memory, limits, world);
  let thought: Thought | null = null;
  let guess = 0;
  let before: Finding | null = null;
  const deepest = Math.min(limits.depth ?? MAX_PLY, MAX_PLY - 1);
  for (let depth = 1; depth <= deepest; depth += 1) {
    const score = aspire(tree, depth, guess);
    const best = movesOf(tree.ground, lastPosition(line), tree.lines.subarray(0, tree.lengths[0]), tree.room);
    const [move] = best;
    if (move) {
      const isWhole = !tree.isStopped;
      if (isWhole) guess = score;
      thought = {
        move,
        score: guess,
        line: best,
        depth: isWhole ? depth : depth - 1,
        deepest: tree.deepest,
        nodes: tree.nodes,
        ms: world.now(tree.nodes) - begin,
      };
      if (isWhole) onDepth(thought);
    }
    if (tree.isStopped || !thought) break;
    tree.mayStop = true;
    const end = pliesToEnd(guess);
    if (end !== null && depth > end) break;
    const found = { place: tree.lines[0]!, score: guess, depth };
    if (isEnough(tree, (world.now(tree.nodes) - begin) / ms, found, before)) break;
    before = found;
  }
  const found = thought ?? firstMove(knowledge, line);
  return found && { ...found, nodes: tree.nodes, ms: world.now(tree.nodes) - begin };
}

function firstMove(knowledge: Knowledge, line: Line): Omit<Thought, 'nodes' | 'ms'> | null {
  const [move] = legalMoves(line.variant, lastPosition(line));
  return move ? { move, score: glance(line, knowledge), line: [move], depth: 0, deepest: 0 } : null;
}

/** The evaluation of the line's last position, without looking ahead. */
export function glance(line: Line, { evaluate }: Knowledge): number {
  groundOf(line.variant).load(lastPosition(line), ROOT);
  return evaluate(ROOT);
}

/** The first half width of the aspiration window, from `WINDOW_DEPTH` and from `DEEP` on. */
const WINDOW = 25;
const WINDOW_DEPTH = 5;
const DEEP_WINDOW = 12;

/** Searches the root to one depth, in a window around `guess` that widens until it holds the score. */
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
