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
