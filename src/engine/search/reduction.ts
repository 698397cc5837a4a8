/**
 * What is left out of a search far from its leaves: the deeper it goes, the longer a move that is thought little of has to wait, and the
 * sooner a shallow search that is above the window is believed.
 */

/** From this depth on. */
export const DEEP = 10;

/** Greater depths and later moves are treated as these. */
const MOST = 64;
const FIRST = 1.5;
const STEP = 0.7;

/** By depth and by the moves before, a row of `MOST` for each depth. */
export const REDUCTIONS = Int8Array.from({ length: MOST * MOST }, (_, i) => {
  const [depth, before] = [Math.floor(i / MOST), i % MOST];
  return before === 0 ? 0 : Math.round(FIRST + STEP * Math.log(Math.max(1, depth)) * Math.log(before));
});

/** Plies by which a quiet move after so many others is searched less deep; the root's moves, at `ply` 0, one ply deeper than others. */
export function reductionOf(before: number, depth: number, isOpen: boolean, ply: number): number {
  if (depth >= DEEP) return deepReduction(before, depth) - (ply === 0 ? 1 : 0);
  if (isOpen) return before >= 3 ? 1 : 0;
  return before >= 4 ? 2 : 1;
}

/** There are always more plies left than these. */
const deepReduction = (before: number, depth: number): number =>
  REDUCTIONS[Math.min(depth, MOST - 1) * MOST + Math.min(before, MOST - 1)]!;

/** Hundredths of a man by which a shallow search must be above the window of one so deep, for each ply and for each deep one. */
const MARGIN = 10;
const DEEP_MARGIN = 4;

/** What a shallow search must be above the window by. */
export const probeMargin = (depth: number): number =>
  depth < DEEP ? MARGIN * depth : MARGIN * (DEEP - 1) + DEEP_MARGIN * (depth - DEEP + 1);
