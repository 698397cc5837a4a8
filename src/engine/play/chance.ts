/** Repeatable randomness: numbers from a seed (mulberry32 by Tommy Ettinger, public domain). */

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

export type Random = () => number;

/** Random numbers derived from a text, such as a game's id (hashed with FNV-1a). */
export function randomOf(seed: string): Random {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const chance = chanceOf(hash);
  return () => chance(2 ** 30) / 2 ** 30;
}
