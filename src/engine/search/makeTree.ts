/** The tree of a search, with the game's last position as the root and the rest as history. */
import type { Line } from '../../draughts/line.ts';
import { beginCounting } from './counting.ts';
import { coreIn, type Memory } from './memory.ts';
import { MOST_PAST } from './searcher.ts';
import type { Knowledge, Limits, SearchCore, Tree, World } from './tree.ts';

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
    isOver: () => isCancelled() || now(core.nodes.value) - begin >= ms,
    maxNodes: nodes,
    past: enterGame(core, line),
  };
  core.setEffort(0);
  beginCounting(tree);
  return tree;
}

/** Writes the game's last plies to the path. Returns the number of plies before the root. */
function enterGame(core: SearchCore, { positions, moves }: Line): number {
  const { counts, undoable } = core;
  const dropped = Math.max(0, moves.length - MOST_PAST);
  core.startAt(0);
  counts[0] = 0;
  undoable[0] = 0;
  positions.forEach((position, ply) => {
    const at = Math.max(0, ply - dropped);
    // Positions before the path can't be repeated, but draw counts continue.
    if (ply > 0 && ply <= dropped) counts[0] = counts[1]!;
    core.load(position, core.root);
    core.enter(core.root, at);
    const [move, next] = [moves[ply], positions[ply + 1]];
    if (!move || !next) return;
    core.loadSuccessor(move, next, core.root + core.size);
    core.step(core.root, core.root + core.size, at);
  });
  return moves.length - dropped;
}
