/** A position in the stack: own pieces, theirs, the kings of both, and the move. */

/** Bytes per position. */
export const SIZE = 16;

export function me(p: usize): u32 {
  return load<u32>(p);
}

export function them(p: usize): u32 {
  return load<u32>(p, 4);
}

export function kings(p: usize): u32 {
  return load<u32>(p, 8);
}

/** `from | to << 5` of a capture. */
export function move(p: usize): i32 {
  return load<i32>(p, 12);
}

export function write(at: usize, own: u32, theirs: u32, crowned: u32): usize {
  store<u32>(at, own);
  store<u32>(at, theirs, 4);
  store<u32>(at, crowned, 8);
  return at + SIZE;
}
