/** The squares of the pieces captured so far, in their order. */
const TRAIL = memory.data(64);

export function take(nth: i32, square: i32): void {
  store<u8>(TRAIL + nth, square);
}

export function taken(nth: i32): i32 {
  return i32(load<u8>(TRAIL + nth));
}
