/** Every piece's edge shows. Lengths are in squares; vertical ones shrink by `TILT`. */
import { type Run, runsOf } from '../../draughts/piece.ts';
import type { Piece, Tower } from '../../draughts/types.ts';
import { type Brush, fade, plate, within } from './brush.ts';
import { paintText } from './font.ts';
import { paintCrown, paintPiece, paintTop } from './piece.ts';
import type { Theme } from '../scene/theme.ts';

const TILT = 0.58;
const X = 0.36;
const RADIUS = 0.335;
const DISC = 0.17 / TILT;
const ROOM = 0.94 / TILT - 2 * RADIUS;

function paintCylinder(brush: Brush, fill: string, radius: number, top: number, height: number): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(X, top + height, radius, 0, Math.PI);
  brush.arc(X, top, radius, Math.PI, 0);
  brush.fill();
}

/** A line at the bottom separates discs of equal color. */
function paintDisc(brush: Brush, theme: Theme, { color }: Piece, top: number, height: number): void {
  const { face, rim, groove } = theme[color];
  paintCylinder(brush, rim, RADIUS, top, height);
  paintCylinder(brush, face, RADIUS - 0.026, top, height - 0.05);
  brush.strokeStyle = color === 'white' ? rim : groove;
  brush.lineWidth = 0.045;
  brush.beginPath();
  brush.arc(X, top + height - 0.025, RADIUS - 0.026, 0.06, Math.PI - 0.06);
  brush.stroke();
}

function paintDiscs(brush: Brush, theme: Theme, tower: Tower): void {
  const height = Math.min(DISC, ROOM / tower.length);
  const top = 0.5 / TILT - (tower.length * height) / 2;
  for (const [depth, piece] of [...tower.entries()].reverse())
    paintDisc(brush, theme, piece, top + depth * height, height);
  paintTop(brush, theme, tower[0], { x: X, y: top, radius: RADIUS });
}

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

const LEFT = 0.63;
const WIDTH = 0.36;
const FOOT = 0.98;

/** The height of a plate, and of all plates; the corner above is for the cross of a capture. */
const PLATE_HEIGHT = 0.36;
const LIST_HEIGHT = 0.73;

/** Lower plates stay plain, because their text would be unreadable. */
const LEAST_READ = 0.13;

/** A plate per king, because a crown leaves no room for a number. */
const platesOf = (run: Run): readonly Run[] =>
  run.piece.role === 'king' ? Array.from({ length: run.count }, () => ({ ...run, count: 1 })) : [run];

function paintSlab(brush: Brush, fill: string, margin: number, top: number, height: number): void {
  plate(brush, fill, [LEFT + margin, top + margin, WIDTH - 2 * margin, height - 2 * margin], 0.05);
}

function paintPlate(brush: Brush, theme: Theme, { piece, count }: Run, top: number, height: number): void {
  const { face, rim, crown, crownEdge } = theme[piece.color];
  paintSlab(brush, rim, 0.008, top, height);
  paintSlab(brush, face, 0.024, top, height);
  const [x, y] = [LEFT + WIDTH / 2, top + height / 2];
  if (piece.role === 'king')
    paintCrown(brush, x, y, Math.min(0.125, height * 0.36), crown, fade(crownEdge, 0));
  else if (height > LEAST_READ) paintText(brush, String(count), x, y, Math.min(0.33, height * 0.95), crown);
}

export function paintRuns(brush: Brush, theme: Theme, tower: Tower): void {
  const plates = runsOf(tower).flatMap(platesOf);
  const height = Math.min(PLATE_HEIGHT, LIST_HEIGHT / plates.length);
  const top = FOOT - plates.length * height;
  paintSlab(brush, theme.frame, -0.015, top, plates.length * height);
  for (const [at, run] of plates.entries()) paintPlate(brush, theme, run, top + at * height, height);
}
