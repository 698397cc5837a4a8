/**
 * The search of International draughts in AssemblyScript, compiled to WebAssembly, with the board
 * in 64 bits. It visits the same positions in the same order as `src/engine/search`, so scores and
 * counts are the same, but it is several times as fast.
 *
 * `npm run lab -- assembly` compiles it to `assets/engine/international.wasm`.
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

/** The score of a position, in halves of 25 squares, after all captures. */
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

/**
 * The score of such a position without kings, searched `depth` plies deep in the null window below
 * `beta`.
 */
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
