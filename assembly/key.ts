/** The two keys of a position without kings, as in `src/engine/ground/large.ts`. */
const HALF = 0x1ffffff;

export function keyOf(seed: i32, me: u64, them: u64): i32 {
  const own = mixed(mixed(seed, i32(me & HALF)), i32(me >> 25));
  return mixed(mixed(own, i32(them & HALF)), i32(them >> 25));
}

function mixed(key: i32, word: i32): i32 {
  const h = (key ^ word) * i32(0x85ebca6b);
  return ((h ^ i32(u32(h) >> 15)) * i32(0xc2b2ae35)) ^ i32(u32(h) >> 13);
}
