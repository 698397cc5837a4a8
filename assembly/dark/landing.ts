/** Writes moves on boards with at most one piece per square. */
import { Bits } from '../board/shape';
import { keepTop, start, top } from '../captureList';
import { kings, me, name, nameOf, SIZE, them, write } from './position';
import { bitOf } from './squares';

/** Lists a capture, unless another route led to it. */
export function landed(position: usize, from: i32, to: i32, gone: Bits, _: i32, isCrowned: bool): void {
  const here = bitOf(to);
  const left = them(position) & ~gone;
  const rest = kings(position) & ~bitOf(from) & ~gone;
  const royals = isCrowned ? rest | here : rest;
  name(top, from, to);
  for (let p = start; p < top; p += SIZE) {
    if (them(p) == left && nameOf(p) == nameOf(top) && kings(p) == royals) return;
  }
  write(top, (me(position) & ~bitOf(from)) | here, left, royals);
  keepTop();
}

/** Writes a quiet move to `at`; `own` and `crowned` are the sets after the move. */
export function moved(p: usize, at: usize, _from: i32, _to: Bits, own: Bits, crowned: Bits): usize {
  return write(at, own, them(p), crowned);
}
