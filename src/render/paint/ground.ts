/**
 * The bare squares. The grain runs straight down: it looks like quarter-sawn veneer, and a row of pixels that equals
 * the row above costs a PNG almost nothing.
 */
import type { Theme } from '../scene/theme.ts';
import { GRAINS } from '../picture/tile.ts';
import type { Ground } from '../picture/tile.ts';
import { fade } from './brush.ts';
import type { Brush } from './brush.ts';

/** A number from 0 to 1 that is always the same for the same seed (Murmur's finaliser). */
function noise(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Whether a vein runs at a place from 0 to 1 across the square: slow waves and fine lines. One tone, for 16 are all there are. */
function hasVein(place: number, cut: number): boolean {
  const wave = Math.sin(place * 7 + cut * 2.1) * 0.35 + Math.sin(place * 19 + cut * 4.3) * 0.25;
  return wave + (noise(Math.floor(place * 23) + cut * 97) - 0.5) * 0.8 > 0.42;
}

/** Paints the vein that begins at `left`, if one does, and says where the next change is. */
function paintVein(brush: Brush, left: number, cut: number, size: number): number {
  const vein = hasVein(left / size, cut);
  let right = left + 1;
  while (right < size && hasVein(right / size, cut) === vein) right += 1;
  if (vein) brush.fillRect(left, 0, right - left, size);
  return right;
}

function paintVeneer(brush: Brush, theme: Theme, ground: Ground, cut: number, size: number): void {
  const isLight = ground === 'light';
  brush.fillStyle = isLight ? theme.light : theme.dark;
  brush.fillRect(0, 0, size, size);
  brush.fillStyle = isLight ? theme.lightVein : theme.darkVein;
  for (let x = 0; x < size;) x = paintVein(brush, x, isLight ? cut + GRAINS : cut, size);
}

/** Fills a square of `size` pixels. Squares of a board without light ones are told apart by lines. */
export function paintGround(brush: Brush, theme: Theme, ground: Ground, cut: number, size: number): void {
  paintVeneer(brush, theme, ground, cut, size);
  if (ground !== 'open') return;
  const line = Math.max(1, Math.round(size * 0.02));
  brush.fillStyle = fade(theme.light, 0.55);
  brush.fillRect(0, 0, size, line);
  brush.fillRect(0, 0, line, size);
}
