/** Mixes a word into a key, with the steps of MurmurHash3's finalizer by Austin Appleby. */
export function mixed(key: i32, word: i32): i32 {
  const h = (key ^ word) * i32(0x85ebca6b);
  return ((h ^ i32(u32(h) >> 15)) * i32(0xc2b2ae35)) ^ i32(u32(h) >> 13);
}
