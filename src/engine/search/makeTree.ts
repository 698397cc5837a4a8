/** The tree of a search: the game's last position at the root, and its earlier ones as history. */
import { effort, SHARE } from '../../draughts/numeric/stack.ts';
import type { Line } from '../../draughts/line.ts';
import type { Move, Position } from '../../draughts/types.ts';
import { countingOf, drawsOnePieceEach, NO_COUNT } from '../draws/counting.ts';
import { groundOf } from '../ground/groundOf.ts';
import type { Memory } from './memory.ts';
import { MOST_MOVES } from './order.ts';
import { enter } from './path.ts';
import { MAX_PLY } from './score.ts';
import { LINE, type Tree, ROOT, type Knowledge, type Limits, type World } from './tree.ts';

/**
 * Limits of the first depth. It usually needs about a hundred nodes, but many more with towers and
 * kings.
 */
const FIRST_LEAST = 3000;
const FIRST_MOST = 10_000;

export function makeTree(
  line: Line,
  { probe }: Knowledge,
  memory: Memory,
  { nodes = Infinity, ms = Infinity }: Limits,
  { now, isCancelled }: World,
  ahead = 0,
): Tree {
  const { table, quick } = memory;
  if (!quick) throw new Error('a memory that was not prepared');
  const { variant, positions, moves } = line;
  const ground = groundOf(variant);
  const begin = now(0);
  const plies = moves.length + ahead + MAX_PLY + 2;
  const tree: Tree = {
    ground,
    probe,
    search: quick.search,
    counting: countingOf(variant),
    table,
    goal: variant.goal === 'lose' ? -1 : 1,
    onePieceEachDraws: drawsOnePieceEach(variant),
    room: SHARE - ground.words * MOST_MOVES,
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
    enter(tree, ROOT, ply - tree.past);
    const [move, next] = [moves[ply], positions[ply + 1]];
    if (move && next) remember(tree, position, move, next, ply);
  });
  return tree;
}

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
