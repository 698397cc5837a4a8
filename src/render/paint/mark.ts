/**
 * The marks that only pictures have; all others are in `scene/markShapes.ts`. Lengths are in
 * squares.
 */
import type { Brush } from './brush.ts';
import { paintShapes } from './shapes.ts';
import type { Tower } from '../../draughts/types.ts';
import type { Tile } from '../picture/picture.ts';
import { targetShape } from '../scene/markShapes.ts';
import { crownShapes } from '../scene/pieceShapes.ts';
import { type Shape, disc, ring } from '../scene/shape.ts';
import type { Theme } from '../scene/theme.ts';
import { onTop, topOf } from '../scene/towerShapes.ts';

/** Around a single piece that has no frame or corners; on top of a tower, which would hide it. */
function ringShapes(theme: Theme, tower: Tower, tile: Tile): readonly Shape[] {
  const ringed = (x: number, y: number, radius: number): readonly Shape[] => [
    ring(x, y, radius, 0.1, theme.frame),
    ring(x, y, radius, 0.06, theme.turn),
  ];
  if (tower.length > 1) return [onTop(tower, ({ x, y, radius }) => ringed(x, y, radius - 0.05))];
  return tile.chosen || tile.mustCapture ? [] : ringed(0.5, 0.495, 0.44);
}

/** The size of names, and how far below the middle: on men, below a small crown, on towers. */
const NAMES = {
  man: { size: 0.44, below: 0 },
  king: { size: 0.36, below: 0.11 },
  tower: { size: 0.3, below: 0 },
} as const;

/** Longer names are smaller. */
const USUAL_LENGTH = 2.4;

/** The name of a piece's square, on its face instead of its usual mark. */
function nameShapes(theme: Theme, tower: Tower, name: string): readonly Shape[] {
  const [{ color, role }] = tower;
  const { face: fill, crown, crownEdge } = theme[color];
  const kind = tower.length > 1 ? 'tower' : role;
  const { size, below } = NAMES[kind];
  const {
    face: { x, y, radius },
    tilt,
  } = topOf(tower);
  return [
    { tilt, shapes: [disc(x, y, 0.8 * radius, fill)] },
    ...(kind === 'king' ? crownShapes(x, y - 0.17, 0.15, crown, crownEdge) : []),
    { text: name, x, y: y * tilt + below, size: size * Math.min(1, USUAL_LENGTH / name.length), fill: crown },
  ];
}

export function paintName(brush: Brush, theme: Theme, tile: Tile): void {
  const { name, tower } = tile;
  if (tower === null || name === '') return;
  paintShapes(brush, [...ringShapes(theme, tower, tile), ...nameShapes(theme, tower, name)]);
}

/**
 * The height of a plate, which is also its width for one character, and the width of each further
 * character.
 */
const PLATE = 0.5;
const FURTHER = 0.16;

export function paintTarget(brush: Brush, theme: Theme, text: string, y: number): void {
  const width = Math.min(0.94, PLATE + FURTHER * (text.length - 1));
  const size = Math.min(0.38, (1.5 * width) / text.length);
  paintShapes(brush, [targetShape(theme, width, PLATE, y), { text, x: 0.5, y, size, fill: theme.text }]);
}
