/** A position in the stack: own pieces, theirs, the kings of both, the move, and king runs. */

/** Bytes per position. */
export const SIZE = 32;

export function me(p: usize): u64 {
  return load<u64>(p);
}

export function them(p: usize): u64 {
  return load<u64>(p, 8);
}

export function kings(p: usize): u64 {
  return load<u64>(p, 16);
}

/** `from | to << 6` of a capture. */
export function move(p: usize): i32 {
  return load<i32>(p, 24);
}

/** As in `src/draughts/numeric/large/kingRuns.ts`. */
export function runs(p: usize): i32 {
  return load<i32>(p, 28);
}

export function write(at: usize, own: u64, theirs: u64, crowned: u64): usize {
  store<u64>(at, own);
  store<u64>(at, theirs, 8);
  store<u64>(at, crowned, 16);
  return at + SIZE;
}
