/** WebAssembly searches the 10x10 boards, with scores and counts equal to TypeScript's. */
import { internationalEndings } from '../../draughts/draws/international.ts';
import { frisianEndings } from '../../draughts/draws/frisian.ts';
import { kingsOnlyPlies } from '../../draughts/draws/ratio.ts';
import { facts, factsOf } from '../../draughts/numeric/facts.ts';
import type { Variant } from '../../draughts/variant.ts';
import { HISTORY_SIZE, makeOrder, type Order } from '../search/order.ts';
import { REDUCTIONS } from '../search/reduction.ts';
import { MAX_PLY } from '../search/score.ts';
import { LINE, ROOT, type Quick, type Tree } from '../search/tree.ts';
import { COUNTS, enter, leave, outsideOf, put, type Seat } from './outside.ts';

/** Packed weights if they were learned; otherwise the worth of a man on each square, and a king's. */
export interface Judgment {
  readonly isLearned: boolean;
  readonly words: Int32Array;
}

/** As in `assembly/path.ts`: the most plies before the root. */
const MOST_PAST = 1024;
const NONE = -1;

export function quickSearch(module: WebAssembly.Module, variant: Variant, judgment: Judgment): Quick {
  const seat: Seat = {
    tree: null,
    words: new Int32Array(0),
    found: new Int32Array(0),
    work: new Int32Array(0),
    counts: new Float64Array(0),
  };
  const { exports } = new WebAssembly.Instance(module, { outside: outsideOf(seat) });
  const { buffer } = exports.memory;
  seat.words = new Int32Array(buffer);
  seat.found = new Int32Array(buffer, exports.FOUND.value, 1);
  seat.work = new Int32Array(buffer, exports.WORK.value, 1);
  seat.counts = new Float64Array(buffer, exports.COUNTED.value, COUNTS);
  seat.words.set(judgment.words, exports.WEIGHTS.value >>> 2);
  new Int8Array(buffer, exports.REDUCTIONS.value, REDUCTIONS.length).set(REDUCTIONS);
  const { family, plies } = countingOf(variant);
  exports.prepare(
    variant.goal === 'lose' ? -1 : 1,
    variant.goal === 'first-king' ? 1 : 0,
    (factsOf(variant) & facts.STRAIGHT) === 0 ? 0 : 1,
    family,
    plies,
    judgment.isLearned ? 1 : 0,
  );
  const rows = (['HASHES', 'LOCKS', 'COUNTS', 'UNDOABLE'] as const).map((row) => exports[row].value >>> 2);
  const line = new Int16Array(buffer, exports.LINES.value, LINE);
  const lengths = new Int16Array(buffer, exports.LENGTHS.value, 1);
  return {
    order: orderIn(exports),
    search: (tree, depth, alpha, beta, without = NONE) => {
      enter(seat, tree);
      put(seat, ROOT, exports.STACK.value >>> 2);
      const past = Math.min(tree.past, MOST_PAST);
      pathsOf(tree).forEach((path, i) =>
        seat.words.set(path.subarray(tree.past - past, tree.past + 1), rows[i]),
      );
      const score = exports.search(past, depth, alpha, beta, without);
      tree.lines.set(line);
      tree.lengths[0] = lengths[0]!;
      leave(seat, tree);
      return score;
    },
  };
}

const pathsOf = ({ hashes, locks, counts, undoable }: Tree): readonly Int32Array[] => [
  hashes,
  locks,
  counts,
  undoable,
];

/** The families of draw counts, as in `assembly/draws.ts`. */
function countingOf({ draws }: Variant): { readonly family: number; readonly plies: number } {
  for (const rule of draws) {
    const plies = kingsOnlyPlies(rule);
    if (plies !== null) return { family: 1, plies };
    if (rule === internationalEndings) return { family: 2, plies: 0 };
    if (rule === frisianEndings) return { family: 3, plies: 0 };
  }
  return { family: 0, plies: 0 };
}

/** The order of moves, in the memory of WebAssembly. */
const orderIn = ({ memory: { buffer }, KILLERS, HISTORY, KNOWN, IS_KNOWN }: WebAssembly.Exports): Order => ({
  ...makeOrder(),
  killers: new Int32Array(buffer, KILLERS.value, 2 * (MAX_PLY + 2)),
  history: new Int32Array(buffer, HISTORY.value, HISTORY_SIZE),
  known: new Int32Array(buffer, KNOWN.value, HISTORY_SIZE + 1),
  isKnown: new Uint8Array(buffer, IS_KNOWN.value, HISTORY_SIZE),
});
