/** Turned wood: a bevelled face with two grooves, lit from above. */
import { disc, ring } from '../brush.ts';
import type { PieceSet } from './pieceSet.ts';

export const turned: PieceSet = {
  hasShadow: true,
  edge(brush, colors, { x, y, radius }, height) {
    disc(brush, x, y + height, radius, colors.rim);
    disc(brush, x, y + height, radius - 0.024, colors.side);
  },
  face(brush, colors, face) {
    const { x, y, radius } = face;
    disc(brush, x, y, radius, colors.shine);
    disc(brush, x, y + 0.014, radius - 0.014, colors.face);
    ring(brush, x, y, radius - 0.012, 0.026, colors.rim);
    ring(brush, x, y, radius * 0.74, 0.026, colors.groove);
  },
  man: (brush, colors, { x, y, radius }) => ring(brush, x, y, radius * 0.42, 0.026, colors.groove),
};
