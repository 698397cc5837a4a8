/** Polished stones: a dome without a line on it, a gleam above and its own shade below. */
import { disc, fade, ring, within } from '../brush.ts';
import type { PieceSet } from './pieceSet.ts';

export const stone: PieceSet = {
  hasShadow: true,
  edge(brush, colors, { x, y, radius }, height) {
    disc(brush, x, y + height, radius, colors.side);
    ring(brush, x, y + height, radius - 0.012, 0.024, colors.rim);
  },
  face(brush, colors, { x, y, radius }) {
    disc(brush, x, y, radius, colors.shade);
    within(brush, () => {
      brush.beginPath();
      brush.arc(x, y, radius, 0, 2 * Math.PI);
      brush.clip();
      disc(brush, x, y - 0.07, radius, colors.face);
    });
    ring(brush, x, y, radius - 0.012, 0.026, colors.rim);
  },
  man(brush, colors, { x, y, radius }) {
    brush.beginPath();
    brush.ellipse(x - radius * 0.08, y - radius * 0.52, radius * 0.5, radius * 0.2, -0.08, 0, 2 * Math.PI);
    brush.fillStyle = fade(colors.shine, 0.9);
    brush.fill();
  },
};
