/** A Bashni position: the commanders' boards, the last capture, and each square's tower. */
import { SIZE } from '../board/shape';
import { kings, me, them } from '../dark/position';

export { kings, me, SIZE, them };

const TOWERS = 16;

export function tower(p: usize, square: i32): u32 {
  return load<u32>(p + 4 * square, TOWERS);
}

export function setTower(p: usize, square: i32, pieces: u32): void {
  store<u32>(p + 4 * square, pieces, TOWERS);
}

export function copy(p: usize, at: usize): void {
  memory.copy(at, p, SIZE);
}

// A tower in one word. Colors never alternate inside a tower, because prisoners come from the tops
// of other towers: the owner's pieces are above the prisoners.
//
//     bits  0-3   the owner's pieces          bits  8-19  which of them are kings, from bit 8 down
//     bits  4-7   prisoners                   bits 20-31  which of them are kings, from bit 20 down

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

/** 0 if it was alone. If the owner has no piece left, the freed prisoners own the tower. */
export function withoutCommander(tower: u32): u32 {
  if (ownCount(tower) > 1) return ((tower - 1) & 0xfff000ff) | ((tower >> 1) & 0x7ff00);
  return u32(prisoners(tower)) | ((tower >> 12) & 0xfff00);
}
