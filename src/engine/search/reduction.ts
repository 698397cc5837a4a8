/** From `DEEP` plies on, late moves are reduced more, and shallow searches need less margin. */
export const DEEP = 10;

/** Greater depths and later moves count as this one. */
const MOST = 64;
const FIRST = 1.5;
const STEP = 0.7;

/** By depth and the number of earlier moves, one row of `MOST` per depth. */
export const REDUCTIONS = Int8Array.from({ length: MOST * MOST }, (_, i) => {
  const [depth, before] = [Math.floor(i / MOST), i % MOST];
  return before === 0 ? 0 : Math.round(FIRST + STEP * Math.log(Math.max(1, depth)) * Math.log(before));
});

/** The reduction, in plies, of a quiet move after others. The root's moves are reduced less. */
export function reductionOf(before: number, depth: number, isOpen: boolean, ply: number): number {
  if (depth >= DEEP) {
    const reduction = REDUCTIONS[Math.min(depth, MOST - 1) * MOST + Math.min(before, MOST - 1)]!;
    return reduction - (ply === 0 ? 1 : 0);
  }
  if (isOpen) return before >= 3 ? 1 : 0;
  return before >= 4 ? 2 : 1;
}

/** Hundredths of a man per ply, and per ply from `DEEP` on. */
const MARGIN = 10;
const DEEP_MARGIN = 4;

/** How far a shallow search must be above the window to cut off. */
export const probeMargin = (depth: number): number =>
  depth < DEEP ? MARGIN * depth : MARGIN * (DEEP - 1) + DEEP_MARGIN * (depth - DEEP + 1);
