/**
 * The door of the search: a game and limits go in, the best move comes out. Iterative deepening, so that an answer is
 * there whenever the time is over.
 */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import { aspire } from './aspire.ts';
import { glance } from './glance.ts';
import type { Knowledge } from './knowledge.ts';
import type { Limits, World } from './limits.ts';
import { prepare, type Memory } from './memory.ts';
import { makeTree } from './makeTree.ts';
import { isEnough, type Finding } from './patience.ts';
import { movesOf } from './readable.ts';
import { MAX_PLY, pliesToEnd } from './score.ts';

/** What a search found. */
export interface Thought {
  readonly move: Move;
  /** Hundredths of a man from the side to move's point of view; see `score.ts` for forced results. */
  readonly score: number;
  /** The best line found, `move` first. */
  readonly line: readonly Move[];
  /** Plies searched in full, and the deepest ply seen. */
  readonly depth: number;
  readonly deepest: number;
  readonly nodes: number;
  readonly ms: number;
}

/**
 * Thinks about the line's last position; `null` when it has no legal move. `onDepth` hears of every depth that is
 * finished. Everything comes from the arguments: the same memory, line and node limit give the same thought.
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
  const found = thought ?? atAGlance(knowledge, line);
  return found && { ...found, nodes: tree.nodes, ms: world.now(tree.nodes) - begin };
}

/** What there is to say where not even the first depth came to an end: a legal move, and what the board is worth by itself. */
function atAGlance(knowledge: Knowledge, line: Line): Omit<Thought, 'nodes' | 'ms'> | null {
  const [move] = legalMoves(line.variant, lastPosition(line));
  return move ? { move, score: glance(line, knowledge), line: [move], depth: 0, deepest: 0 } : null;
}
