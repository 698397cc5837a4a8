/** The tree of a search: the game's last position at the root, and its earlier ones as history. */
import type { Line } from '../../draughts/line.ts';
import type { Move, Position } from '../../draughts/types.ts';
import { coreIn, type Memory } from './memory.ts';
import { MOST_PAST } from './searcher.ts';
import type { Knowledge, Limits, SearchCore, Tree, World } from './tree.ts';

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
): Tree {
  const { variant } = line;
  const core = coreIn(memory);
  const begin = now(0);
  const tree: Tree = {
    core,
    probe,
    table: memory.table,
    goal: variant.goal === 'lose' ? -1 : 1,
    nodes: 0,
    maxNodes: nodes,
    isOver: () => isCancelled() || now(tree.nodes) - begin >= ms,
    askAt: 0,
    mayStop: false,
    firstNodes: Math.min(Math.max(nodes, FIRST_LEAST), FIRST_MOST),
    isStopped: false,
    deepest: 0,
    past: enterGame(core, line),
  };
  core.setEffort(0);
  return tree;
}

/** Writes the game to the path; of a long one, the last plies. Returns the plies before the root. */
function enterGame(core: SearchCore, { positions, moves }: Line): number {
  const { counts, undoable } = core;
  const dropped = Math.max(0, moves.length - MOST_PAST);
  core.startAt(0);
  counts[0] = 0;
  undoable[0] = 0;
  positions.forEach((position, ply) => {
    const at = Math.max(0, ply - dropped);
    // Nothing before the path can be repeated, but a count goes on.
    if (ply > 0 && ply <= dropped) counts[0] = counts[1]!;
    core.load(position, core.root);
    core.enter(core.root, at);
    const [move, next] = [moves[ply], positions[ply + 1]];
    if (move && next) remember(core, position, move, next, at);
  });
  return moves.length - dropped;
}

function remember(core: SearchCore, before: Position, move: Move, after: Position, at: number): void {
  const { root, size, counts, undoable } = core;
  const successor = root + size;
  core.load({ ...after, turn: before.turn }, successor);
  const isQuietKing = move.taken.length === 0 && before.board[move.from]?.[0].role === 'king';
  undoable[at + 1] = isQuietKing ? undoable[at]! + 1 : 0;
  counts[at + 1] = core.countAfter(
    counts[at]!,
    core.material(root),
    core.material(successor),
    isQuietKing ? 1 : 0,
    successor,
  );
}
