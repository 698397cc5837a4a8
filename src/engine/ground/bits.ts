export function count(bits: number): number {
  let b = bits - ((bits >>> 1) & 0x55555555);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const placeOf = (bit: number): number => 31 - Math.clz32(bit);

/** Mixes a word into a key (the steps of MurmurHash3's finalizer, by Austin Appleby). */
export function mixed(key: number, word: number): number {
  const h = Math.imul(key ^ word, 0x85ebca6b);
  return Math.imul(h ^ (h >>> 15), 0xc2b2ae35) ^ (h >>> 13);
}
