/** Each has its own shape, so that none depends on color vision. Lengths are in squares. */
import { type Brush, disc, fade, plate, ring, within } from './brush.ts';
import { paintText } from './font.ts';
import type { Tile, Trace } from '../picture/picture.ts';
import type { Theme } from '../scene/theme.ts';

/** The wash under everything on the moved piece's squares; `size` in pixels, for a crisp edge. */
export function paintWash(brush: Brush, theme: Theme, size: number): void {
  brush.fillStyle = fade(theme.last, 0.62);
  brush.fillRect(0, 0, size, size);
  const edge = Math.max(2, Math.round(size * 0.035));
  brush.strokeStyle = fade(theme.lastEdge, 0.75);
  brush.lineWidth = edge;
  brush.strokeRect(edge / 2, edge / 2, size - edge, size - edge);
}

export function paintTrace(brush: Brush, theme: Theme, trace: Trace): void {
  if (trace === 'from') {
    brush.setLineDash([0.1048, 0.1047]);
    ring(brush, 0.5, 0.5, 0.2, 0.05, theme.start);
    brush.setLineDash([]);
  }
  if (trace === 'landing') {
    disc(brush, 0.5, 0.5, 0.15, fade(theme.shadow, 0.35));
    disc(brush, 0.5, 0.5, 0.125, theme.lastEdge);
  }
  if (trace === 'passed') {
    disc(brush, 0.5, 0.5, 0.1, fade(theme.shadow, 0.35));
    disc(brush, 0.5, 0.5, 0.075, theme.lastEdge);
  }
}

type Stroke = readonly [width: number, color: string];

/** Strokes the path twice: the wide stroke is the edge of the narrow one. */
function paintEdged(brush: Brush, strokes: readonly [Stroke, Stroke], path: () => void): void {
  within(brush, () => {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    for (const [width, color] of strokes) {
      brush.lineWidth = width;
      brush.strokeStyle = color;
      brush.beginPath();
      path();
      brush.stroke();
    }
  });
}

/** The cross over a captured piece, around (x, y); `half` is half its width. */
export function paintCross(brush: Brush, theme: Theme, x: number, y: number, half: number): void {
  const strokes = [
    [1.07 * half, theme.mustEdge],
    [0.54 * half, theme.lastEdge],
  ] as const;
  paintEdged(brush, strokes, () => {
    brush.moveTo(x - half, y - half);
    brush.lineTo(x + half, y + half);
    brush.moveTo(x + half, y - half);
    brush.lineTo(x - half, y + half);
  });
}

export function paintCorners(brush: Brush, theme: Theme): void {
  const strokes = [
    [0.115, theme.mustEdge],
    [0.065, theme.must],
  ] as const;
  paintEdged(brush, strokes, () => {
    for (const y of [0, 1])
      for (const x of [0, 1]) {
        const [cx, cy] = [0.075 + 0.85 * x, 0.075 + 0.85 * y];
        brush.moveTo(cx + (x === 0 ? 0.2 : -0.2), cy);
        brush.lineTo(cx, cy);
        brush.lineTo(cx, cy + (y === 0 ? 0.2 : -0.2));
      }
  });
}

export function paintFlash(brush: Brush, theme: Theme): void {
  const glow = brush.createRadialGradient(0.5, 0.5, 0.25, 0.5, 0.5, 0.62);
  glow.addColorStop(0, fade(theme.flash, 0.95));
  glow.addColorStop(1, fade(theme.flash, 0));
  brush.fillStyle = glow;
  for (let ray = 0; ray < 16; ray += 1) {
    const angle = (ray * Math.PI) / 8;
    brush.beginPath();
    brush.moveTo(0.5, 0.5);
    brush.arc(0.5, 0.5, 0.7, angle - 0.1, angle + 0.1);
    brush.fill();
  }
}

export function paintChosen(brush: Brush, theme: Theme): void {
  const strokes = [
    [0.12, theme.frame],
    [0.07, theme.turn],
  ] as const;
  paintEdged(brush, strokes, () => brush.roundRect(0.06, 0.06, 0.88, 0.88, 0.1));
}

const NAME = 0.44;
const NAME_PLATE = { width: 0.67, height: 0.37, middle: 0.8 } as const;

/**
 * A ring unless a frame or corners mark the piece, and its square's name: on a man, or below a
 * crown or tower.
 */
export function paintName(brush: Brush, theme: Theme, tile: Tile): void {
  const { name, tower } = tile;
  if (tower === null || name === '') return;
  const [{ color, role }] = tower;
  const isTower = tower.length > 1;
  if (!isTower && !tile.chosen && !tile.mustCapture) {
    ring(brush, 0.5, 0.475, 0.445, 0.1, theme.frame);
    ring(brush, 0.5, 0.475, 0.445, 0.06, theme.turn);
  }
  if (!isTower && role === 'man') {
    const { face, crown } = theme[color];
    disc(brush, 0.5, 0.465, 0.31, face);
    paintText(brush, name, 0.5, 0.465, NAME, crown);
    return;
  }
  const { width, height, middle } = NAME_PLATE;
  const x = isTower ? 0.37 : 0.5;
  plate(brush, theme.frame, [x - width / 2, middle - height / 2, width, height], 0.1);
  brush.strokeStyle = theme.turn;
  brush.lineWidth = 0.045;
  brush.stroke();
  paintText(brush, name, x, middle, 0.87 * NAME, theme.text);
}

/** The height of a plate, also its width with one character; and of each further character. */
const PLATE = 0.5;
const FURTHER = 0.16;

export function paintTarget(brush: Brush, theme: Theme, numbers: string, y: number): void {
  const width = Math.min(0.94, PLATE + FURTHER * (numbers.length - 1));
  const size = Math.min(0.38, (1.5 * width) / numbers.length);
  plate(brush, theme.frame, [0.5 - width / 2, y - PLATE / 2, width, PLATE], PLATE / 2);
  brush.strokeStyle = theme.turn;
  brush.lineWidth = 0.045;
  brush.stroke();
  paintText(brush, numbers, 0.5, y, size, theme.text);
}
