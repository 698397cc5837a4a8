import { Bits } from '../board/shape';
import { MOST_CAPTURES } from '../effort';
import { kings, me, name, nameOf, SIZE, them, write } from './position';
import { bitOf } from './squares';

/**
 * Writes a finished capture to `top`, unless another route led to it. Returns the index after the
 * last capture, or 0 if there are too many.
 */
export function landed(
  position: usize,
  start: usize,
  top: usize,
  from: i32,
  to: i32,
  gone: Bits,
  _: i32,
  isCrowned: bool,
): usize {
  const here = bitOf(to);
  const left = them(position) & ~gone;
  const rest = kings(position) & ~bitOf(from) & ~gone;
  const royals = isCrowned ? rest | here : rest;
  name(top, from, to);
  for (let p = start; p < top; p += SIZE) {
    if (them(p) == left && nameOf(p) == nameOf(top) && kings(p) == royals) return top;
  }
  if (i32(top - start) >= MOST_CAPTURES * SIZE) return 0;
  return write(top, (me(position) & ~bitOf(from)) | here, left, royals);
}
