/**
 * WebAssembly searches positions with men only in null windows, with equal scores and counts;
 * TypeScript does the rest.
 */
import { shared } from '../../draughts/numeric/stack.ts';
import { count } from '../ground/bits.ts';
import { HISTORY_SIZE, makeOrder, type Order } from '../search/order.ts';
import { REDUCTIONS } from '../search/reduction.ts';
import { MAX_PLY } from '../search/score.ts';
import type { Quick, Tree } from '../search/tree.ts';
import { BORDER_WORDS, COUNTS, enter, leave, outsideOf, STEP, type Seat } from './callbacks.ts';

const { stack } = shared;

/** Endings in files have at most this many pieces. */
const FEW = 4;

export function quickSearch(module: WebAssembly.Module, packed: Int32Array): Quick {
  const seat: Seat = { tree: null, room: 0, border: new Int32Array(0), counts: new Float64Array(0) };
  const { exports } = new WebAssembly.Instance(module, { outside: outsideOf(seat) });
  const { buffer } = exports.memory;
  seat.border = new Int32Array(buffer, exports.BORDER.value, BORDER_WORDS);
  seat.counts = new Float64Array(buffer, exports.COUNTED.value, COUNTS);
  new Int32Array(buffer, exports.WEIGHTS.value, packed.length).set(packed);
  new Int8Array(buffer, exports.REDUCTIONS.value, REDUCTIONS.length).set(REDUCTIONS);
  return {
    order: orderIn(exports),
    takes,
    leaf: (tree, position, alpha, beta, ply) => {
      enter(seat, tree, position + STEP);
      const score = exports.leaf(
        stack[position]!,
        stack[position + 1]!,
        stack[position + 2]!,
        stack[position + 3]!,
        stack[position + 4]!,
        stack[position + 5]!,
        alpha,
        beta,
        ply,
      );
      leave(seat, tree);
      return score;
    },
    search: (tree, position, depth, beta, ply, mayCut) => {
      enter(seat, tree, position + STEP);
      const score = exports.search(
        stack[position]!,
        stack[position + 1]!,
        stack[position + 2]!,
        stack[position + 3]!,
        depth,
        beta,
        ply,
        mayCut ? 1 : 0,
      );
      leave(seat, tree);
      return score;
    },
  };
}

/** The order of moves, in the memory of WebAssembly. */
const orderIn = ({ memory: { buffer }, KILLERS, HISTORY, KNOWN, IS_KNOWN }: WebAssembly.Exports): Order => ({
  ...makeOrder(),
  killers: new Int32Array(buffer, KILLERS.value, 2 * (MAX_PLY + 2)),
  history: new Int32Array(buffer, HISTORY.value, HISTORY_SIZE),
  known: new Int32Array(buffer, KNOWN.value, HISTORY_SIZE + 1),
  isKnown: new Uint8Array(buffer, IS_KNOWN.value, HISTORY_SIZE),
});

const takes = ({ counts, past }: Tree, position: number, ply: number): boolean =>
  (stack[position + 4]! | stack[position + 5]!) === 0 && counts[past + ply] === 0 && menOn(position) > FEW;

const menOn = (position: number): number =>
  count(stack[position]!) +
  count(stack[position + 1]!) +
  count(stack[position + 2]!) +
  count(stack[position + 3]!);
