/** The edge of every piece shows. Lengths are in squares; vertical lengths shrink by `TILT`. */
import { type Run, runsOf } from '../../draughts/piece.ts';
import type { Piece, Tower } from '../../draughts/types.ts';
import type { Disc } from './pieceSets.ts';
import { crownShapes, faceOf, pieceShapes, topShapes } from './pieceShapes.ts';
import { type Shape, arc, polyline, roundRect } from './shape.ts';
import type { Theme } from './theme.ts';

const TILT = 0.58;
const X = 0.36;
const RADIUS = 0.335;
const DISC = 0.17 / TILT;
const ROOM = 0.94 / TILT - 2 * RADIUS;

function cylinder(fill: string, radius: number, top: number, height: number): Shape {
  const [left, right] = [X - radius, X + radius];
  const path = [
    polyline([[right, top + height]]),
    arc(radius, [left, top + height]),
    polyline([[left, top]]).replace('M', 'L'),
    arc(radius, [right, top]),
    'Z',
  ];
  return { path: path.join(''), fill };
}

/** The angle that is cut off at both ends of the line at the bottom of a disc. */
const SHY = 0.06;

/** A line at the bottom separates discs of the same color. */
function discShapes(theme: Theme, { color }: Piece, top: number, height: number): readonly Shape[] {
  const { face, rim, groove } = theme[color];
  const line = Math.min(0.045, 0.3 * height);
  const [radius, foot] = [RADIUS - 0.026, top + height - 0.56 * line];
  const [dx, dy] = [radius * Math.cos(SHY), radius * Math.sin(SHY)];
  return [
    cylinder(rim, RADIUS, top, height),
    cylinder(face, RADIUS - 0.026, top, height - 1.1 * line),
    {
      path: `${polyline([[X + dx, foot + dy]])}${arc(radius, [X - dx, foot + dy])}`,
      stroke: color === 'white' ? rim : groove,
      width: line,
    },
  ];
}

/** The most discs to draw for a tower whose plates have counts. */
const MOST_DISCS = 6;

/** The longest runs lose discs first, but every run keeps at least one. */
function discsOf(tower: Tower): readonly Piece[] {
  const plates = runsOf(tower).flatMap(platesOf);
  if (BELOW_CROSS / plates.length <= LEAST_READ) return tower;
  const runs = plates.map(({ piece, count }) => Array.from({ length: count }, () => piece));
  for (let surplus = tower.length - MOST_DISCS; surplus > 0; surplus -= 1) {
    const [longest] = runs.toSorted((one, other) => other.length - one.length);
    longest?.pop();
  }
  return runs.flat();
}

interface Stack extends Disc {
  readonly height: number;
}

function stackOf(tower: Tower): Stack {
  const count = discsOf(tower).length;
  const height = Math.min(DISC, ROOM / count);
  return { x: X, y: 0.5 / TILT - (count * height) / 2, radius: RADIUS, height };
}

/** The face of the top piece, and how flat it is drawn. */
export const topOf = (tower: Tower): { readonly face: Disc; readonly tilt: number } =>
  tower.length === 1 ? { face: faceOf(tower[0]), tilt: 1 } : { face: stackOf(tower), tilt: TILT };

/** Shapes over the face of the top piece. */
export function onTop(tower: Tower, shapes: (face: Disc) => readonly Shape[]): Shape {
  const { face, tilt } = topOf(tower);
  return { tilt, shapes: shapes(face) };
}

/** A single piece, or the discs of a tower. `runShapes` are drawn on top of them. */
export function towerShapes(theme: Theme, tower: Tower): readonly Shape[] {
  if (tower.length === 1) return pieceShapes(theme, tower[0]);
  const stack = stackOf(tower);
  const discs = [...discsOf(tower).entries()]
    .reverse()
    .flatMap(([depth, piece]) => discShapes(theme, piece, stack.y + depth * stack.height, stack.height));
  return [{ tilt: TILT, shapes: [...discs, ...topShapes(theme, tower[0], stack)] }];
}

/** Between the corners of a piece that must capture. */
const LEFT = 0.6;
const WIDTH = 0.325;
const FOOT = 0.925;

/** The height of one plate, and of all plates without and with the cross of a capture above. */
const PLATE_HEIGHT = 0.36;
const LIST_HEIGHT = 0.84;
const BELOW_CROSS = 0.66;

/** Lower plates have no text, because it would be unreadable. */
const LEAST_READ = 0.13;

/** Each king has its own plate, because a crown leaves no room for a number. */
const platesOf = (run: Run): readonly Run[] =>
  run.piece.role === 'king' ? Array.from({ length: run.count }, () => ({ ...run, count: 1 })) : [run];

const slab = (fill: string, margin: number, top: number, height: number): Shape => ({
  path: roundRect(LEFT + margin, top + margin, WIDTH - 2 * margin, height - 2 * margin, 0.05),
  fill,
});

function plateShapes(theme: Theme, { piece, count }: Run, top: number, height: number): readonly Shape[] {
  const { face, rim, crown } = theme[piece.color];
  const [x, y] = [LEFT + WIDTH / 2, top + height / 2];
  const plate = [slab(rim, 0.008, top, height), slab(face, 0.024, top, height)];
  if (piece.role === 'king')
    return [...plate, ...crownShapes(x, y, Math.min(0.125, height * 0.36), crown, null)];
  if (height <= LEAST_READ) return plate;
  const text = String(count);
  return [...plate, { text, x, y, size: Math.min(0.33, height * 0.95, 0.48 / text.length), fill: crown }];
}

/** The plates that count the pieces of a tower, from the top down. */
export function runShapes(theme: Theme, tower: Tower, isCrossed = true): readonly Shape[] {
  const plates = runsOf(tower).flatMap(platesOf);
  const height = Math.min(PLATE_HEIGHT, (isCrossed ? BELOW_CROSS : LIST_HEIGHT) / plates.length);
  const top = FOOT - plates.length * height;
  return [
    slab(theme.frame, -0.015, top, plates.length * height),
    ...plates.flatMap((run, at) => plateShapes(theme, run, top + at * height, height)),
  ];
}
