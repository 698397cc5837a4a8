/** Discs as printed in books: an outline, a flat face and one line in the second colour. No light falls on paper. */
import type { PieceColors } from '../../scene/theme.ts';
import { disc, ring } from '../brush.ts';
import type { Brush } from '../brush.ts';
import type { Disc, PieceSet } from './pieceSet.ts';

function paintDisc(brush: Brush, colors: PieceColors, { x, y, radius }: Disc): void {
  disc(brush, x, y, radius, colors.rim);
  disc(brush, x, y, radius - 0.042, colors.face);
}

export const ink: PieceSet = {
  hasShadow: false,
  edge: (brush, colors, { x, y, radius }, height) => paintDisc(brush, colors, { x, y: y + height, radius }),
  face: paintDisc,
  man: (brush, colors, { x, y, radius }) => ring(brush, x, y, radius * 0.58, 0.04, colors.crown),
};
