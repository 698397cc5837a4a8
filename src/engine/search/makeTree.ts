/** Makes the tree of a search: the game's last position at the root, and what came before it as history. */
import { effort, shared } from '../../draughts/numeric/stack.ts';
import type { Line } from '../../draughts/line.ts';
import type { Move, Position } from '../../draughts/types.ts';
import { NO_COUNT } from '../draws/count.ts';
import { countingOf, drawsOnePieceEach } from '../draws/counting.ts';
import { groundOf } from '../ground/groundOf.ts';
import type { Knowledge } from './knowledge.ts';
import type { Limits, World } from './limits.ts';
import type { Memory } from './memory.ts';
import { MOST_MOVES } from './order.ts';
import { quiesce } from './quiesce.ts';
import { ROOT } from './root.ts';
import { MAX_PLY } from './score.ts';
import { LINE, type Tree } from './tree.ts';

/** What the first depth may visit: it mostly needs some hundred, but towers and kings can capture for ever. */
const FIRST_LEAST = 3000;
const FIRST_MOST = 10_000;

/** A tree with the line's last position at `ROOT`, and room for the root to go on by `ahead` plies. */
export function makeTree(
  line: Line,
  { evaluate, probe }: Knowledge,
  { table, order, quick }: Memory,
  { nodes = Infinity, ms = Infinity }: Limits,
  { now, isCancelled }: World,
  ahead = 0,
): Tree {
  const { variant, positions, moves } = line;
  const ground = groundOf(variant);
  const begin = now(0);
  const plies = moves.length + ahead + MAX_PLY + 2;
  const tree: Tree = {
    ground,
    evaluate,
    probe,
    leaf: quick?.leaf ?? quiesce,
    quick,
    counting: countingOf(variant),
    table,
    order,
    goal: variant.goal === 'lose' ? -1 : 1,
    firstKingWins: variant.goal === 'first-king',
    onePieceEachDraws: drawsOnePieceEach(variant),
    room: shared.stack.length - ground.words * MOST_MOVES,
    nodes: 0,
    effort: effort.positions,
    maxNodes: nodes,
    isOver: () => isCancelled() || now(tree.nodes) - begin >= ms,
    askAt: 0,
    mayStop: false,
    firstNodes: Math.min(Math.max(nodes, FIRST_LEAST), FIRST_MOST),
    isStopped: false,
    deepest: 0,
    hashes: new Int32Array(plies),
    locks: new Int32Array(plies),
    counts: new Int32Array(plies),
    undoable: new Int32Array(plies),
    past: moves.length,
    lines: new Int16Array(LINE * (MAX_PLY + 2)),
    lengths: new Int16Array(MAX_PLY + 2),
  };
  tree.counts[0] = NO_COUNT;
  positions.forEach((position, ply) => {
    ground.load(position, ROOT);
    tree.hashes[ply] = ground.hash(ROOT);
    tree.locks[ply] = ground.lock(ROOT);
    const [move, next] = [moves[ply], positions[ply + 1]];
    if (move && next) remember(tree, position, move, next, ply);
  });
  return tree;
}

/** Counts a move of the game. */
function remember(tree: Tree, before: Position, move: Move, after: Position, ply: number): void {
  const { ground, counts, undoable } = tree;
  const successor = ROOT + ground.words;
  ground.load({ ...after, turn: before.turn }, successor);
  const isQuietKing = move.taken.length === 0 && before.board[move.from]?.[0].role === 'king';
  undoable[ply + 1] = isQuietKing ? undoable[ply]! + 1 : 0;
  counts[ply + 1] = tree.counting(
    counts[ply]!,
    ground.material(ROOT),
    ground.material(successor),
    isQuietKing,
    successor,
  );
}
