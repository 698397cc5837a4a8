/** What a position's score is without looking at its moves: by the rules, the endings, or an earlier search. */
import { isDraw, isInTime } from './path.ts';
import { fromHere, lossIn, winIn } from './score.ts';
import { AT_LEAST, boundOf, depthOf, EXACT, scoreOf, type Table } from './table.ts';
import { UNKNOWN, type Tree } from './tree.ts';

/** The result of a position by the rules or by exact knowledge, or a bound that no result can be beyond; `UNKNOWN` if none. */
export function resultOf(tree: Tree, position: number, alpha: number, beta: number, ply: number): number {
  const { ground } = tree;
  if (tree.firstKingWins && ground.material(position) >>> 24 !== 0) return lossIn(ply);
  // Loss-distance pruning: only a win quicker than this, or a loss slower, could matter here.
  if (winIn(ply + 1) <= alpha) return winIn(ply + 1);
  if (lossIn(ply) >= beta) return lossIn(ply);
  // The root is to be moved from, whatever is known of it.
  if (ply === 0) return UNKNOWN;
  if (isDraw(tree, position, ply)) {
    const first = position + ground.words;
    return ground.generate(position, first) === first ? tree.goal * lossIn(ply) : 0;
  }
  const known = tree.probe(position);
  return known !== UNKNOWN && isInTime(tree, known, ply) ? fromHere(known, ply) : UNKNOWN;
}

/** The score by an entry of the table that was searched deep enough and decides a closed window; `UNKNOWN` otherwise. */
export function scoreBy(
  table: Table,
  entry: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  if (depthOf(table, entry) < depth) return UNKNOWN;
  const score = fromHere(scoreOf(table, entry), ply);
  const bound = boundOf(table, entry);
  return bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha) ? score : UNKNOWN;
}
