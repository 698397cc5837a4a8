/**
 * The bare squares. The grain runs straight down: it looks like quarter-sawn veneer, and a row of pixels that equals
 * the row above costs a PNG almost nothing.
 */
import type { Theme } from '../theme.ts';
import { GRAINS } from '../tile.ts';
import type { Ground } from '../tile.ts';
import { fade } from './brush.ts';
import type { Brush } from './brush.ts';

/** A number from 0 to 1 that is always the same for the same seed (Murmur's finaliser). */
function noise(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The grain has few tones: what repeats, compresses. */
const TONES = 3;

/** How dark the grain is at a place from 0 to 1 across the square: slow waves and fine veins, -1 to 1. */
function grainAt(place: number, cut: number): number {
  const wave = Math.sin(place * 7 + cut * 2.1) * 0.35 + Math.sin(place * 19 + cut * 4.3) * 0.25;
  const vein = noise(Math.floor(place * 23) + cut * 97) - 0.5;
  return Math.round((wave + vein * 0.8) * TONES) / TONES;
}

const DEPTH = { light: 0.1, dark: 0.13, open: 0.13 } as const;

/** Paints the grain from `left` on, as far as it has one tone, and says where that ends. */
function paintVein(
  brush: Brush,
  theme: Theme,
  left: number,
  vein: { readonly depth: number; readonly cut: number; readonly size: number },
): number {
  const { depth, cut, size } = vein;
  const tone = grainAt(left / size, cut);
  let right = left + 1;
  while (right < size && grainAt(right / size, cut) === tone) right += 1;
  brush.fillStyle = fade(tone > 0 ? theme.shadow : '#ffffff', Math.abs(tone) * depth);
  brush.fillRect(left, 0, right - left, size);
  return right;
}

function paintVeneer(brush: Brush, theme: Theme, ground: Ground, cut: number, size: number): void {
  brush.fillStyle = ground === 'light' ? theme.light : theme.dark;
  brush.fillRect(0, 0, size, size);
  const vein = {
    depth: theme.grain * DEPTH[ground],
    cut: ground === 'light' ? cut + GRAINS : cut,
    size,
  };
  for (let x = 0; x < size;) x = paintVein(brush, theme, x, vein);
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
