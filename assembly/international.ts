/**
 * The search of International draughts in AssemblyScript, which WebAssembly computes on whole boards of 64 bits: the same positions in the
 * same order as in `src/engine/search`, so the same scores and the same count, some times as quickly.
 *
 * `npm run lab -- assembly` makes `assets/engine/international.wasm` of it.
 */
import { COUNTED, hear, tell } from './counting';
import { WEIGHTS } from './evaluate';
import { free } from './leave';
import { menSearch } from './menSearch';
import { HISTORY, IS_KNOWN, KILLERS, KNOWN } from './order';
import { BORDER } from './outside';
import { quiesce } from './quiesce';
import { REDUCTIONS } from './reduction';

export { BORDER, COUNTED, HISTORY, IS_KNOWN, KILLERS, KNOWN, REDUCTIONS, WEIGHTS };

/** The score of a position in halves of 25 squares, after all captures. */
export function leaf(
  meLo: u32,
  meHi: u32,
  themLo: u32,
  themHi: u32,
  kingsLo: u32,
  kingsHi: u32,
  alpha: i32,
  beta: i32,
  ply: i32,
): i32 {
  hear();
  const score = quiesce(
    board(meLo, meHi),
    board(themLo, themHi),
    board(kingsLo, kingsHi),
    alpha,
    beta,
    ply,
    0,
    free,
  );
  tell();
  return score;
}

/** The score of such a position without kings, `depth` plies deep in a window of nothing below `beta`. */
export function search(
  meLo: u32,
  meHi: u32,
  themLo: u32,
  themHi: u32,
  depth: i32,
  beta: i32,
  ply: i32,
  mayCut: bool,
): i32 {
  hear();
  const score = menSearch(board(meLo, meHi), board(themLo, themHi), depth, beta, ply, mayCut, free);
  tell();
  return score;
}

function board(lo: u32, hi: u32): u64 {
  return u64(lo) | (u64(hi) << 25);
}
