import type { Brush } from './brush.ts';
import { paintName, paintTarget } from './mark.ts';
import { paintShapes } from './shapes.ts';
import type { Ground, Tile } from '../picture/picture.ts';
import {
  chosenShapes,
  cornerShapes,
  coronationShapes,
  numberShape,
  takenShapes,
  traceShapes,
  washShapes,
} from '../scene/markShapes.ts';
import { ghostShapes } from '../scene/pieceShapes.ts';
import { type Shape, fade } from '../scene/shape.ts';
import type { Theme } from '../scene/theme.ts';
import { runShapes, towerShapes } from '../scene/towerShapes.ts';

const WASHED: ReadonlySet<Tile['trace']> = new Set(['from', 'landing', 'to'] as const);

/** The shapes on a square of `size` pixels, below its pieces. */
const lowShapes = (theme: Theme, { trace, label }: Tile, size: number): readonly Shape[] => [
  ...(WASHED.has(trace) ? washShapes(theme, Math.max(2, Math.round(size * 0.035)) / size) : []),
  ...(label === '' ? [] : [numberShape(theme, label, size)]),
];

const shapesOf = (theme: Theme, tile: Tile): readonly Shape[] => {
  const { ghost, tower, trace } = tile;
  const chosen = tile.chosen ? chosenShapes(theme) : [];
  const piece = tower === null ? [] : towerShapes(theme, tower);
  return [
    ...(ghost === null ? [] : ghostShapes(theme, ghost)),
    // A tower would hide the frame.
    ...(tower !== null && tower.length > 1 ? [...piece, ...chosen] : [...chosen, ...piece]),
    ...(tower !== null && tile.crowned ? [coronationShapes(theme, tower)] : []),
    ...(tower === null && trace !== null ? traceShapes(theme, trace) : []),
    ...(trace === 'taken' ? takenShapes(theme, tower, ghost) : []),
  ];
};

export function paintSquare(brush: Brush, theme: Theme, tile: Tile, size: number): void {
  const { tower, target } = tile;
  paintGround(brush, theme, tile.ground, size);
  brush.scale(size, size);
  paintShapes(brush, lowShapes(theme, tile, size));
  paintShapes(brush, shapesOf(theme, tile));
  paintName(brush, theme, tile);
  if (target !== '') paintTarget(brush, theme, target, tower === null ? 0.5 : 0.8);
  if (tower !== null && tower.length > 1) paintShapes(brush, runShapes(theme, tower, tile.trace === 'taken'));
  if (tower !== null && tile.mustCapture) paintShapes(brush, cornerShapes(theme, tower));
}

/** A square of `size` pixels. On boards without light squares, lines separate the squares. */
function paintGround(brush: Brush, theme: Theme, ground: Ground, size: number): void {
  brush.fillStyle = ground === 'light' ? theme.light : theme.dark;
  brush.fillRect(0, 0, size, size);
  if (ground !== 'open') return;
  const line = Math.max(1, Math.round(size * 0.02));
  brush.fillStyle = fade(theme.light, 0.55);
  brush.fillRect(0, 0, size, line);
  brush.fillRect(0, 0, line, size);
}
