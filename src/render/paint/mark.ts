/**
 * What happened on a square and what must happen: every mark has a shape of its own, so that none depends on telling
 * its colour from another.
 *
 * Lengths are in squares, as for pieces.
 */
import type { Theme } from '../scene/theme.ts';
import type { Trace } from '../picture/tile.ts';
import { disc, fade, ring } from './brush.ts';
import type { Brush } from './brush.ts';

/** The wash on the squares where the moving piece stood, under everything else; `size` in pixels, for a crisp edge. */
export function paintWash(brush: Brush, theme: Theme, size: number): void {
  brush.fillStyle = fade(theme.last, 0.62);
  brush.fillRect(0, 0, size, size);
  const edge = Math.max(2, Math.round(size * 0.035));
  brush.strokeStyle = fade(theme.lastEdge, 0.75);
  brush.lineWidth = edge;
  brush.strokeRect(edge / 2, edge / 2, size - edge, size - edge);
}

/** What the last move left on an empty square: a ring where it began, dots where it touched or passed. */
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

/** The cross over a captured piece, around (x, y); `half` is half its width. */
export function paintCross(brush: Brush, theme: Theme, x: number, y: number, half: number): void {
  brush.lineCap = 'round';
  for (const [width, color] of [
    [1.07, theme.mustEdge],
    [0.54, theme.lastEdge],
  ] as const) {
    brush.lineWidth = width * half;
    brush.strokeStyle = color;
    brush.beginPath();
    brush.moveTo(x - half, y - half);
    brush.lineTo(x + half, y + half);
    brush.moveTo(x + half, y - half);
    brush.lineTo(x - half, y + half);
    brush.stroke();
  }
}

/** Four corners around a piece that must capture. */
export function paintCorners(brush: Brush, theme: Theme): void {
  for (const [width, color] of [
    [0.115, theme.mustEdge],
    [0.065, theme.must],
  ] as const) {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    brush.lineWidth = width;
    brush.strokeStyle = color;
    brush.beginPath();
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const [cx, cy] = [0.075 + 0.85 * x, 0.075 + 0.85 * y];
      brush.moveTo(cx + (x === 0 ? 0.2 : -0.2), cy);
      brush.lineTo(cx, cy);
      brush.lineTo(cx, cy + (y === 0 ? 0.2 : -0.2));
    }
    brush.stroke();
  }
}

/** Rays of light behind a new king. */
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
