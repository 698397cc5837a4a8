/** A position on dark squares: own and opposing pieces, all kings, a name, and king runs. */
import { Bits, SIZE } from '../board/shape';
import { OWN_KING, OWN_MAN, THEIR_KING, THEIR_MAN } from '../codes';
import { bitOf, WORD } from './squares';

export { SIZE };

export function me(p: usize): Bits {
  return load<Bits>(p);
}

export function them(p: usize): Bits {
  return load<Bits>(p, WORD);
}

export function kings(p: usize): Bits {
  return load<Bits>(p, 2 * WORD);
}

export function write(p: usize, own: Bits, theirs: Bits, crowned: Bits): usize {
  store<Bits>(p, own);
  store<Bits>(p, theirs, WORD);
  store<Bits>(p, crowned, 2 * WORD);
  return p + SIZE;
}

/** The name of the capture that led here, `from | to << 6`. */
export function nameOf(p: usize): i32 {
  return load<i32>(p, 3 * WORD);
}

export function name(p: usize, from: i32, to: i32): void {
  store<i32>(p, from | (to << 6), 3 * WORD);
}

/** Frisian, on 10x10; see `kingRuns.ts`. */
export function runs(p: usize): i32 {
  return load<i32>(p, 3 * WORD + 4);
}

export function setRuns(p: usize, all: i32): void {
  store<i32>(p, all, 3 * WORD + 4);
}

export function put(p: usize, square: i32, piece: i32): void {
  const bit = bitOf(square);
  const isOwn = piece <= OWN_KING;
  const isKing = piece == OWN_KING || piece == THEIR_KING;
  write(p, me(p) | (isOwn ? bit : 0), them(p) | (isOwn ? 0 : bit), kings(p) | (isKing ? bit : 0));
}

export function code(p: usize, square: i32): i32 {
  const bit = bitOf(square);
  const isKing = i32((kings(p) & bit) != 0);
  if ((me(p) & bit) != 0) return OWN_MAN + isKing;
  return (them(p) & bit) != 0 ? THEIR_MAN + isKing : 0;
}
