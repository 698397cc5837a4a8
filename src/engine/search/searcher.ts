/** The compiled search for one kind of board, and the memory that it uses. */
import { frisianEndings } from '../../draughts/draws/frisian.ts';
import { internationalEndings } from '../../draughts/draws/international.ts';
import { kingsOnlyPlies } from '../../draughts/draws/ratio.ts';
import { russianEndings } from '../../draughts/draws/russian.ts';
import { onePieceEach } from '../../draughts/draws/sudden.ts';
import { open } from '../../draughts/numeric/core.ts';
import { layoutOf } from '../../draughts/numeric/layout.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { SearchExports } from './exports.ts';
import { outsideOf, type Seat } from './outside.ts';
import { MAX_PLY } from './score.ts';
import type { Judgment, SearchCore, Searcher, Tree } from './tree.ts';

/** A separate core, for looking at positions without a search. */
export const coreFor = (judgment: Judgment): SearchCore =>
  judgment.start(layoutOf(judgment.variant)).choose(judgment);

/** Same as in `assembly/path.ts`: the most plies before the root. */
export const MOST_PAST = 1024;
const NONE = -1;

const isSearch = (exports: object): exports is SearchExports => 'search' in exports;

export function startSearcher(module: WebAssembly.Module): Searcher {
  const seat: Seat = { tree: null, found: new Int32Array(1) };
  const { exports, choose } = open(module, isSearch, outsideOf(seat));
  const { buffer } = exports.memory;
  seat.found = new Int32Array(buffer, exports.FOUND.value, 1);
  const rows = MOST_PAST + MAX_PLY + 2;
  const parts = {
    counts: new Int32Array(buffer, exports.COUNTS.value, rows),
    undoable: new Int32Array(buffer, exports.UNDOABLE.value, rows),
    line: new Int16Array(buffer, exports.LINES.value, MAX_PLY + 1),
    length: new Int16Array(buffer, exports.LENGTHS.value, 1),
    search: (tree: Tree, depth: number, alpha: number, beta: number, without = NONE): number => {
      seat.tree = tree;
      const score = exports.search(tree.past, depth, alpha, beta, without);
      seat.tree = null;
      return score;
    },
  };
  return {
    choose: ({ variant, words, isLearned, isExhaustive = false }) => {
      new Int32Array(buffer, exports.WEIGHTS.value).set(words);
      const { family, plies } = familyOf(variant);
      exports.prepare(
        variant.goal === 'lose' ? -1 : 1,
        variant.goal === 'first-king' ? 1 : 0,
        family,
        plies,
        variant.draws.includes(onePieceEach) ? 1 : 0,
        isLearned ? 1 : 0,
        isExhaustive ? 1 : 0,
      );
      return { ...exports, ...choose(variant), ...parts };
    },
  };
}

/** The families of draw counts, numbered as in `assembly/draws.ts`. A variant has at most one. */
function familyOf({ draws }: Variant): { readonly family: number; readonly plies: number } {
  for (const rule of draws) {
    const plies = kingsOnlyPlies(rule);
    if (plies !== null) return { family: 1, plies };
    if (rule === internationalEndings) return { family: 2, plies: 0 };
    if (rule === frisianEndings) return { family: 3, plies: 0 };
    if (rule === russianEndings) return { family: 4, plies: 0 };
  }
  return { family: 0, plies: 0 };
}
