import { METALS, type Theme } from '../scene/theme.ts';
import type { Brush } from './brush.ts';
import { paintWords } from './font.ts';

/** The line around the squares, `width` pixels wide. */
export interface Inlay {
  readonly color: string;
  readonly width: number;
}

/** Wide and golden around the last board of a won game. */
export const inlayOf = (theme: Theme, square: number, isWon: boolean): Inlay => ({
  color: isWon ? METALS.gold : theme.inlay,
  width: Math.max(1, Math.round(square * (isWon ? 0.07 : 0.03))),
});

function paintLabel(brush: Brush, theme: Theme, label: string, x: number, y: number, room: number): void {
  const place = { x, y: y + room * 0.2, size: room * 0.56, room: Infinity, align: 'center' } as const;
  paintWords(brush, label, place, theme.coordinate);
}

export function paintGutter(
  brush: Brush,
  theme: Theme,
  side: 'left' | 'right',
  label: string,
  size: { readonly width: number; readonly height: number; readonly room: number; readonly inlay: Inlay },
): void {
  const { width, height, room } = size;
  const inlay = size.inlay.width;
  brush.fillStyle = theme.frame;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = size.inlay.color;
  brush.fillRect(side === 'left' ? width - inlay : 0, 0, inlay, height);
  const middle = side === 'left' ? (width - inlay) / 2 : (width + inlay) / 2;
  paintLabel(brush, theme, label, middle, height / 2, room);
}

export function paintEdge(
  brush: Brush,
  theme: Theme,
  side: 'above' | 'below',
  labels: readonly string[],
  size: {
    readonly width: number;
    readonly height: number;
    readonly gutter: number;
    readonly square: number;
    readonly inlay: Inlay;
  },
): void {
  const { width, height, gutter, square } = size;
  const inlay = size.inlay.width;
  brush.fillStyle = theme.frame;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = size.inlay.color;
  brush.fillRect(
    gutter - inlay,
    side === 'above' ? height - inlay : 0,
    square * labels.length + 2 * inlay,
    inlay,
  );
  const middle = side === 'above' ? (height - inlay) / 2 : (height + inlay) / 2;
  for (const [column, label] of labels.entries())
    paintLabel(brush, theme, label, gutter + (column + 0.5) * square, middle, height);
}
