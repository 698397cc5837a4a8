/** The entry point of the search. It deepens iteratively, so a move is ready when time is up. */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move, Position } from '../../draughts/types.ts';
import { isStopped, limit } from './counting.ts';
import { coreIn, own, prepare, type Memory } from './memory.ts';
import { makeTree } from './makeTree.ts';
import { DECIDED, INFINITE, MAX_PLY, pliesToEnd } from './score.ts';
import type { Knowledge, Limits, SearchCore, Tree, World } from './tree.ts';
import { play } from '../../draughts/position.ts';

/** Stops at the first move that isn't listed because there are too many captures. */
function movesOf(core: SearchCore, from: Position): readonly Move[] {
  const moves: Move[] = [];
  let position = from;
  for (const place of core.line.subarray(0, core.length[0])) {
    const move = moveAt(core, position, place);
    if (!move) break;
    moves.push(move);
    position = play(core.variant, position, move);
  }
  return moves;
}

function moveAt(core: SearchCore, position: Position, place: number): Move | undefined {
  const { variant, size } = core;
  const free = core.room();
  const turned = free + size;
  const first = turned + size;
  core.load(position, free);
  const end = core.generate(free, first);
  const successor = first + place * size;
  if (successor >= end) throw new Error(`expected the place of a listed move, got ${place}`);
  core.turn(successor, turned);
  const hash = core.hash(turned);
  const lock = core.lock(turned);
  return legalMoves(variant, position).find((legal) => {
    core.load(play(variant, position, legal), free);
    return core.hash(free) === hash && core.lock(free) === lock;
  });
}

interface Finding {
  readonly place: number;
  readonly score: number;
  readonly depth: number;
}

// Most searches stop when another depth would hardly finish. A search in trouble, whose score fell
// or whose move changed, uses all of its time; an obvious move is played early.
/**
 * Shares of the time after which an obvious move, and any move that isn't in trouble, is played.
 */
const OBVIOUS = 0.3;
const ENOUGH = 0.6;
/** In hundredths of a man: how large a drop means trouble, and how far ahead an obvious move is. */
const FALL = 10;
const FAR = 80;

function isEnough(tree: Tree, part: number, found: Finding, before: Finding | null): boolean {
  if (part < OBVIOUS || !before) return false;
  if (isTroubled(found, before)) return part >= 1;
  return part >= ENOUGH || isObvious(tree, found);
}

export const isTroubled = (found: Finding, before: Finding): boolean =>
  found.place !== before.place || found.score <= before.score - FALL;

function isObvious(tree: Tree, { place, score, depth }: Finding): boolean {
  const target = score - FAR;
  if (Math.abs(target) >= DECIDED) return false;
  const others = tree.core.search(tree, depth >> 1, target - 1, target, place);
  return !isStopped(tree.core) && others < target;
}

export interface SearchResult {
  readonly move: Move;
  /** Same scale as in `score.ts`, for the side to move. */
  readonly score: number;
  readonly line: readonly Move[];
  /** How many plies were searched in full, and how deep the deepest line went. */
  readonly depth: number;
  readonly deepest: number;
  readonly nodes: number;
  readonly ms: number;
}

/** `null` if there is no legal move. The same memory, line and node limit give the same result. */
export function think(
  line: Line,
  knowledge: Knowledge,
  memory: Memory,
  limits: Limits,
  world: World,
  onDepth: (thought: SearchResult) => void = () => undefined,
): SearchResult | null {
  prepare(memory, knowledge);
  const { ms = Infinity } = limits;
  const begin = world.now(0);
  const tree = makeTree(line, knowledge, memory, limits, world);
  const { core } = tree;
  let thought: SearchResult | null = null;
  let guess = 0;
  let before: Finding | null = null;
  const deepest = Math.min(limits.depth ?? MAX_PLY, MAX_PLY - 1);
  for (let depth = 1; depth <= deepest; depth += 1) {
    const score = aspire(tree, depth, guess);
    const best = movesOf(core, lastPosition(line));
    const [move] = best;
    if (move) {
      const isWhole = !isStopped(core);
      if (isWhole) guess = score;
      thought = {
        move,
        score: guess,
        line: best,
        depth: isWhole ? depth : depth - 1,
        deepest: core.deepest.value,
        nodes: core.nodes.value,
        ms: world.now(core.nodes.value) - begin,
      };
      if (isWhole) onDepth(thought);
    }
    if (isStopped(core) || !thought) break;
    if (depth === 1) limit(tree);
    const end = pliesToEnd(guess);
    if (end !== null && depth > end) break;
    const found = { place: core.line[0]!, score: guess, depth };
    if (isEnough(tree, (world.now(core.nodes.value) - begin) / ms, found, before)) break;
    before = found;
  }
  const found = thought ?? firstMove(line, knowledge, memory);
  return found && { ...found, nodes: core.nodes.value, ms: world.now(core.nodes.value) - begin };
}

function firstMove(
  line: Line,
  knowledge: Knowledge,
  memory: Memory,
): Omit<SearchResult, 'nodes' | 'ms'> | null {
  const [move] = legalMoves(line.variant, lastPosition(line));
  return move ? { move, score: glance(line, knowledge, memory), line: [move], depth: 0, deepest: 0 } : null;
}

/** The evaluation of the line's last position, without looking ahead. */
export function glance(line: Line, knowledge: Knowledge, memory: Memory): number {
  own(memory, knowledge);
  const { load, root, evaluate } = coreIn(memory);
  load(lastPosition(line), root);
  return evaluate(root);
}

/** Half the first width of the aspiration window, from depth `WINDOW_DEPTH` and `DEEP` on. */
const WINDOW = 25;
const WINDOW_DEPTH = 5;
const DEEP_WINDOW = 12;
/** Same as in `assembly/reduction.ts`. */
const DEEP = 10;

export function aspire(tree: Tree, depth: number, guess: number): number {
  let width =
    depth < WINDOW_DEPTH || Math.abs(guess) >= DECIDED ? INFINITE : depth < DEEP ? WINDOW : DEEP_WINDOW;
  let alpha = Math.max(-INFINITE, guess - width);
  let beta = Math.min(INFINITE, guess + width);
  for (;;) {
    const score = tree.core.search(tree, depth, alpha, beta);
    if (isStopped(tree.core) || (score > alpha && score < beta)) return score;
    width = width > 400 ? INFINITE : width * 3;
    if (score <= alpha) alpha = Math.max(-INFINITE, score - width);
    else beta = Math.min(INFINITE, score + width);
  }
}
