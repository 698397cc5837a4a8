/**
 * Towers, as they stand in Bashni: seen from so low that the edge of every piece shows in its own color, and left in
 * their square, for on the right is the list of what they are made of (see `runs.ts`).
 *
 * Lengths are in squares; those upward shrink by `TILT`.
 */
import type { Piece, Tower } from '../../draughts/types.ts';
import type { Theme } from '../scene/theme.ts';
import { within } from './brush.ts';
import type { Brush } from './brush.ts';
import { PIECE_SETS, paintPiece, paintShadow, paintTop } from './piece.ts';

const TILT = 0.58;
const X = 0.37;
const RADIUS = 0.345;
/** The height of a disc, if there is room. */
const DISC = 0.17 / TILT;
/** What the discs of a tower have for their height, below the topmost face. */
const ROOM = 0.94 / TILT - 2 * RADIUS;

/** What shows of a cylinder from above and in front. */
function paintCylinder(brush: Brush, fill: string, radius: number, top: number, height: number): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(X, top + height, radius, 0, Math.PI);
  brush.arc(X, top, radius, Math.PI, 0);
  brush.fill();
}

/** A disc of a tower; a line at its foot parts it from the next, whatever their colors. */
function paintDisc(brush: Brush, theme: Theme, { color }: Piece, top: number, height: number): void {
  const { face, rim, groove } = theme[color];
  paintCylinder(brush, rim, RADIUS, top, height);
  paintCylinder(brush, face, RADIUS - 0.022, top, height - 0.035);
  brush.strokeStyle = color === 'white' ? rim : groove;
  brush.lineWidth = 0.028;
  brush.beginPath();
  brush.arc(X, top + height - 0.014, RADIUS - 0.014, 0.06, Math.PI - 0.06);
  brush.stroke();
}

function paintDiscs(brush: Brush, theme: Theme, tower: Tower): void {
  const height = Math.min(DISC, ROOM / tower.length);
  const top = 0.5 / TILT - (tower.length * height) / 2;
  if (PIECE_SETS[theme.pieces].hasShadow)
    paintShadow(brush, theme, { x: X, y: top + tower.length * height + 0.05, radius: RADIUS });
  for (const [depth, piece] of [...tower.entries()].reverse())
    paintDisc(brush, theme, piece, top + depth * height, height);
  paintTop(brush, theme, tower[0], { x: X, y: top, radius: RADIUS });
}

/** Paints what stands on a square, the brush being scaled to the square. */
export function paintTower(brush: Brush, theme: Theme, tower: Tower): void {
  if (tower.length === 1) {
    paintPiece(brush, theme, tower[0]);
    return;
  }
  within(brush, () => {
    brush.scale(1, TILT);
    paintDiscs(brush, theme, tower);
  });
}
