/**
 * What WebAssembly asks of TypeScript in the middle of a search (`assembly/outside.ts`): the table, and the positions that it leaves to the
 * readable search. That one may in turn ask WebAssembly, so whoever waits keeps where it was.
 */
import { shared } from '../../draughts/numeric/stack.ts';
import { step } from '../search/path.ts';
import { quiesce } from '../search/quiesce.ts';
import { fromRoot } from '../search/score.ts';
import { search } from '../search/search.ts';
import { scoreBy } from '../search/settled.ts';
import { choiceOf, find, keep } from '../search/table.ts';
import { UNKNOWN, type Tree } from '../search/tree.ts';
import { hear, tell, type Counts } from './counts.ts';

const { stack } = shared;

/** What stands for an entry of the table is its index, more by this: no score is so high. */
const ENTRIES = UNKNOWN;
/** Words of a position on the border, and in the stack. */
const SHOWN = 6;
export const STEP = 8;

/** Who searches, and from where on the stack has room. */
export interface Seat {
  tree: Tree | null;
  room: number;
  /** Two positions that WebAssembly shows: one to go on with, after the one before it. */
  border: Int32Array;
  counts: Counts;
}

/** How many words the border has. */
export const BORDER_WORDS = 2 * SHOWN;

/** The imports of the module, for whoever sits there when it asks. */
export function outsideOf(seat: Seat): Readonly<Record<string, (...numbers: number[]) => number>> {
  return {
    isOver: () => (treeOf(seat).isOver() ? 1 : 0),
    find: (hash: number, lock: number, depth: number, beta: number, ply: number) => {
      const { table } = treeOf(seat);
      const entry = find(table, hash, lock);
      const known = entry < 0 ? UNKNOWN : scoreBy(table, entry, depth, beta - 1, beta, ply);
      return known === UNKNOWN ? ENTRIES + entry : known;
    },
    choiceOf: (entry: number) => choiceOf(treeOf(seat).table, entry),
    keep: (hash, lock, depth, score, bound, choice, ply) => {
      keep(treeOf(seat).table, hash, lock, depth, fromRoot(score, ply), bound, choice);
      return 0;
    },
    searchOutside: (depth: number, beta: number, ply: number) =>
      meanwhile(seat, (tree, at) => {
        const successor = at + STEP;
        take(seat, 0, at);
        take(seat, 1, successor);
        forget(tree, ply - 1);
        step(tree, at, successor, ply - 1);
        tree.ground.turn(successor, successor + STEP);
        return search(tree, successor + STEP, depth, beta - 1, beta, ply, true);
      }),
    quiesceOutside: (alpha: number, beta: number, ply: number, threats: number) =>
      meanwhile(seat, (tree, at) => {
        take(seat, 0, at);
        return quiesce(tree, at, alpha, beta, ply, threats);
      }),
  };
}

function treeOf({ tree }: Seat): Tree {
  if (!tree) throw new Error('nobody searches');
  return tree;
}

/** Sits down, or back again: WebAssembly goes on. */
export function sit(seat: Seat, tree: Tree, room: number): void {
  seat.tree = tree;
  seat.room = room;
  tell(seat.counts, tree);
}

/** Lets another search go on where this one stopped, which it does afterwards. */
function meanwhile(seat: Seat, other: (tree: Tree, at: number) => number): number {
  const tree = treeOf(seat);
  const { room } = seat;
  hear(seat.counts, tree);
  const score = other(tree, room);
  sit(seat, tree, room);
  return score;
}

/** Puts a position that is shown into the stack. */
function take({ border }: Seat, place: number, at: number): void {
  for (let i = 0; i < SHOWN; i += 1) stack[at + i] = border[place * SHOWN + i]!;
  stack[at + 6] = 0;
  stack[at + 7] = 0;
}

/** Among men alone nothing is counted for a draw. */
function forget({ counts, undoable, past }: Tree, ply: number): void {
  counts[past + ply] = 0;
  undoable[past + ply] = 0;
}
