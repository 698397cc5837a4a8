/** Chance that repeats: a stream of numbers from a seed (mulberry32 by Tommy Ettinger, public domain). */

/** Gives a whole number from 0 to before `below`. */
export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
