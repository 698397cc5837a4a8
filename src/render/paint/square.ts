/** One square of the picture with all that it shows, from the wood up. */
import type { Theme } from '../scene/theme.ts';
import type { Tile } from '../picture/tile.ts';
import type { Brush } from './brush.ts';
import { paintText } from './font.ts';
import { paintGround } from './ground.ts';
import { paintChosen, paintTarget } from './choice.ts';
import { paintCorners, paintCross, paintFlash, paintTrace, paintWash } from './mark.ts';
import { paintGhost } from './piece.ts';
import { paintRuns } from './runs.ts';
import { paintTower } from './tower.ts';

const WASHED: ReadonlySet<Tile['trace']> = new Set(['from', 'landing', 'to'] as const);

/** The least height of a number in pixels: small squares give it a larger share of themselves. */
const LEAST_NUMBER = 9.5;

/** The number of a square, in its corner. */
function paintNumber(brush: Brush, theme: Theme, label: string, size: number): void {
  const height = Math.min(0.42, Math.max(0.25, LEAST_NUMBER / size));
  paintText(brush, label, 0.075 + 0.3 * height * label.length, 0.05 + height / 2, height, theme.number);
}

function paintPieces(brush: Brush, theme: Theme, { ghost, tower }: Tile): void {
  if (ghost !== null) paintGhost(brush, theme, ghost);
  if (tower !== null) paintTower(brush, theme, tower);
}

/** The cross of a capture; it makes room for a crown, and for what is left of a tower. */
function paintTaken(brush: Brush, theme: Theme, { tower, ghost }: Tile): void {
  if (tower !== null) paintCross(brush, theme, 0.84, 0.16, 0.07);
  else if (ghost?.[0].role === 'king') paintCross(brush, theme, 0.78, 0.78, 0.09);
  else paintCross(brush, theme, 0.5, 0.5, 0.13);
}

/** Paints a square of `size` pixels. */
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
  if (tile.target !== '') paintTarget(brush, theme, tile.target, tile.tower === null ? 0.5 : 0.8);
  if (tile.tower !== null && tile.tower.length > 1) paintRuns(brush, theme, tile.tower);
}
