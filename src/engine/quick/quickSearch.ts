/** WebAssembly searches every board, in a memory of its own. */
import { internationalEndings } from '../../draughts/draws/international.ts';
import { frisianEndings } from '../../draughts/draws/frisian.ts';
import { kingsOnlyPlies } from '../../draughts/draws/ratio.ts';
import { russianEndings } from '../../draughts/draws/russian.ts';
import { layoutOf } from '../../draughts/numeric/layout.ts';
import { factsOf } from '../../draughts/numeric/facts.ts';
import { plainRules, type Rays } from '../../draughts/numeric/plain/rules.ts';
import type { Variant } from '../../draughts/variant.ts';
import { drawsOnePieceEach } from '../draws/counting.ts';
import { groundOf } from '../ground/groundOf.ts';
import { HISTORY_SIZE, type Order } from '../search/order.ts';
import { REDUCTIONS } from '../search/reduction.ts';
import { MAX_PLY } from '../search/score.ts';
import { LINE, ROOT, type Quick, type Tree } from '../search/tree.ts';
import { carrierOf } from './carrier.ts';
import { coreFrom, type Core, type Place } from './core.ts';
import { carrierIn, COUNTS, enter, leave, outsideOf, type Seat } from './outside.ts';

/** As in `assembly/path.ts`: the most plies before the root. */
const MOST_PAST = 1024;
const NONE = -1;

export function quickSearch(module: WebAssembly.Module): Quick {
  const seat: Seat = {
    carrier: null,
    tree: null,
    words: new Int32Array(0),
    found: new Int32Array(0),
    work: new Int32Array(0),
    counts: new Float64Array(0),
  };
  const exports = coreFrom(module, outsideOf(seat));
  const { buffer } = exports.memory;
  seat.words = new Int32Array(buffer);
  seat.found = new Int32Array(buffer, exports.FOUND.value, 1);
  seat.work = new Int32Array(buffer, exports.WORK.value, 1);
  seat.counts = new Float64Array(buffer, exports.COUNTED.value, COUNTS);
  new Int8Array(buffer, exports.REDUCTIONS.value, REDUCTIONS.length).set(REDUCTIONS);
  const rows = (['HASHES', 'LOCKS', 'COUNTS', 'UNDOABLE'] as const).map((row) => exports[row].value >>> 2);
  const line = new Int16Array(buffer, exports.LINES.value, LINE);
  const lengths = new Int16Array(buffer, exports.LENGTHS.value, 1);
  return {
    order: orderIn(exports),
    prepare: ({ variant, words, isLearned, isExhaustive = false }) => {
      seat.carrier = carrierOf(groundOf(variant));
      seat.words.set(words, exports.WEIGHTS.value >>> 2);
      prepareBoard(exports, variant);
      const { family, plies } = countingOf(variant);
      exports.prepare(
        factsOf(variant),
        variant.goal === 'lose' ? -1 : 1,
        variant.goal === 'first-king' ? 1 : 0,
        family,
        plies,
        drawsOnePieceEach(variant) ? 1 : 0,
        isLearned ? 1 : 0,
        isExhaustive ? 1 : 0,
      );
    },
    search: (tree, depth, alpha, beta, without = NONE) => {
      enter(seat, tree);
      carrierIn(seat).put(ROOT, seat.words, exports.STACK.value >>> 2);
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

/** The plain board's size and directions, as in `assembly/plain/rays.ts`. */
function prepareBoard(exports: Core, variant: Variant): void {
  if (layoutOf(variant) !== 'plain') return;
  const { buffer } = exports.memory;
  const rules = plainRules(variant);
  exports.chooseSize(rules.size, rules.squares);
  new Int8Array(buffer, exports.CROWNS.value).set(rules.crowns);
  const write = ({ value }: Place, { ways, names, back, squares }: Rays): void => {
    new Int32Array(buffer, value)[0] = ways;
    new Int8Array(buffer, value + 4).set(names);
    new Int8Array(buffer, value + 36).set(back);
    new Int16Array(buffer, value + 64).set(squares);
  };
  write(exports.MAN_MOVES, rules.manMoves);
  write(exports.KING_MOVES, rules.kingMoves);
  write(exports.MAN_CAPTURES, rules.manCaptures);
  write(exports.KING_CAPTURES, rules.kingCaptures);
}

/** The families of draw counts, as in `assembly/draws.ts`. */
function countingOf({ draws }: Variant): { readonly family: number; readonly plies: number } {
  for (const rule of draws) {
    const plies = kingsOnlyPlies(rule);
    if (plies !== null) return { family: 1, plies };
    if (rule === internationalEndings) return { family: 2, plies: 0 };
    if (rule === frisianEndings) return { family: 3, plies: 0 };
    if (rule === russianEndings) return { family: 4, plies: 0 };
  }
  return { family: 0, plies: 0 };
}

/** The order of moves, in the memory of WebAssembly. */
const orderIn = ({ memory: { buffer }, KILLERS, HISTORY, KNOWN, IS_KNOWN }: Core): Order => ({
  killers: new Int32Array(buffer, KILLERS.value, 2 * (MAX_PLY + 2)),
  history: new Int32Array(buffer, HISTORY.value, HISTORY_SIZE),
  known: new Int32Array(buffer, KNOWN.value, HISTORY_SIZE + 1),
  isKnown: new Uint8Array(buffer, IS_KNOWN.value, HISTORY_SIZE),
});
