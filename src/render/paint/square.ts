/** The grain is vertical: a row of pixels equal to the one above costs a PNG almost nothing. */
import { type Brush, fade } from './brush.ts';
import { paintText } from './font.ts';
import {
  paintChosen,
  paintCorners,
  paintCross,
  paintFlash,
  paintName,
  paintTarget,
  paintTrace,
  paintWash,
} from './mark.ts';
import { paintGhost } from './piece.ts';
import { paintRuns, paintTower } from './tower.ts';
import { GRAINS, type Ground, type Tile } from '../picture/picture.ts';
import type { Theme } from '../scene/theme.ts';

const WASHED: ReadonlySet<Tile['trace']> = new Set(['from', 'landing', 'to'] as const);

const LEAST_NUMBER = 9.5;

function paintNumber(brush: Brush, theme: Theme, label: string, size: number): void {
  const height = Math.min(0.42, Math.max(0.25, LEAST_NUMBER / size));
  paintText(brush, label, 0.075 + 0.3 * height * label.length, 0.05 + height / 2, height, theme.number);
}

function paintPieces(brush: Brush, theme: Theme, { ghost, tower }: Tile): void {
  if (ghost !== null) paintGhost(brush, theme, ghost);
  if (tower !== null) paintTower(brush, theme, tower);
}

/** The cross of a capture, away from a crown or what remains of a tower. */
function paintTaken(brush: Brush, theme: Theme, { tower, ghost }: Tile): void {
  if (tower !== null) paintCross(brush, theme, 0.84, 0.16, 0.07);
  else if (ghost?.[0].role === 'king') paintCross(brush, theme, 0.78, 0.78, 0.09);
  else paintCross(brush, theme, 0.5, 0.5, 0.13);
}

export function paintSquare(brush: Brush, theme: Theme, tile: Tile, size: number): void {
  paintGround(brush, theme, tile.ground, tile.grain, size);
  if (WASHED.has(tile.trace)) paintWash(brush, theme, size);
  brush.scale(size, size);
  if (tile.label !== '') paintNumber(brush, theme, tile.label, size);
  if (tile.crowned) paintFlash(brush, theme);
  if (tile.chosen) paintChosen(brush, theme);
  paintPieces(brush, theme, tile);
  if (tile.tower === null && tile.trace !== null) paintTrace(brush, theme, tile.trace);
  if (tile.trace === 'taken') paintTaken(brush, theme, tile);
  if (tile.mustCapture) paintCorners(brush, theme);
  paintName(brush, theme, tile);
  if (tile.target !== '') paintTarget(brush, theme, tile.target, tile.tower === null ? 0.5 : 0.8);
  if (tile.tower !== null && tile.tower.length > 1) paintRuns(brush, theme, tile.tower);
}

function noise(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Slow waves and fine lines (0 to 1), in one tone: the palette has only 16 colors. */
function hasVein(place: number, cut: number): boolean {
  const wave = Math.sin(place * 7 + cut * 2.1) * 0.35 + Math.sin(place * 19 + cut * 4.3) * 0.25;
  return wave + (noise(Math.floor(place * 11) + cut * 97) - 0.5) * 0.5 > 0.36;
}

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

/** A square of `size` pixels. Lines separate the squares of boards without light ones. */
export function paintGround(brush: Brush, theme: Theme, ground: Ground, cut: number, size: number): void {
  paintVeneer(brush, theme, ground, cut, size);
  if (ground !== 'open') return;
  const line = Math.max(1, Math.round(size * 0.02));
  brush.fillStyle = fade(theme.light, 0.55);
  brush.fillRect(0, 0, size, line);
  brush.fillRect(0, 0, line, size);
}
