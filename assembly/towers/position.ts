/**
 * A Bashni position in the stack: the boards of the commanders, the last capture, and each square's
 * tower, packed as in `src/draughts/numeric/towers/board.ts`.
 */
const SQUARES = 32;
const TOWERS = 16;

/** Bytes per position. */
export const SIZE = TOWERS + 4 * SQUARES;

export function me(p: usize): u32 {
  return load<u32>(p);
}

export function them(p: usize): u32 {
  return load<u32>(p, 4);
}

export function kings(p: usize): u32 {
  return load<u32>(p, 8);
}

export function tower(p: usize, square: i32): u32 {
  return load<u32>(p + 4 * square, TOWERS);
}

export function setTower(p: usize, square: i32, pieces: u32): void {
  store<u32>(p + 4 * square, pieces, TOWERS);
}

/** Writes the boards of a position whose towers are there already. */
export function command(p: usize, own: u32, theirs: u32, crowned: u32): void {
  store<u32>(p, own);
  store<u32>(p, theirs, 4);
  store<u32>(p, crowned, 8);
}

export function copy(p: usize, at: usize): void {
  memory.copy(at, p, SIZE);
}

/** The owner's pieces and its prisoners; which of each are kings, from bit 0 down. */
export function ownCount(tower: u32): i32 {
  return i32(tower & 15);
}

export function prisoners(tower: u32): i32 {
  return i32((tower >> 4) & 15);
}

export function ownedKings(tower: u32): u32 {
  return (tower >> 8) & 0xfff;
}

export function prisonerKings(tower: u32): u32 {
  return tower >> 20;
}

export function commanderIsKing(tower: u32): u32 {
  return (tower >> 8) & 1;
}

export function crown(tower: u32): u32 {
  return tower | 0x100;
}

export function withPrisoner(tower: u32, isKing: u32): u32 {
  return (tower + 0x10) | (isKing << (20 + prisoners(tower)));
}

/** 0 if it was alone. If the owner has no piece left, the prisoners are free and own the tower. */
export function withoutCommander(tower: u32): u32 {
  if (ownCount(tower) > 1) return ((tower - 1) & 0xfff000ff) | ((tower >> 1) & 0x7ff00);
  return u32(prisoners(tower)) | ((tower >> 12) & 0xfff00);
}
