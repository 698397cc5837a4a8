/** Pressed discs with a milled rim, as in travelling sets: notches all round, and a sunken field in the middle. */
import type { PieceColors } from '../../scene/theme.ts';
import { disc, fade, ring } from '../brush.ts';
import type { Brush } from '../brush.ts';
import type { Disc, PieceSet } from './pieceSet.ts';

const NOTCHES = 24;

function paintNotches(brush: Brush, colors: PieceColors, { x, y, radius }: Disc): void {
  brush.beginPath();
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    const angle = ((notch + 0.5) * 2 * Math.PI) / NOTCHES;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    brush.moveTo(x + dx * radius * 0.82, y + dy * radius * 0.82);
    brush.lineTo(x + dx * radius * 0.97, y + dy * radius * 0.97);
  }
  brush.lineWidth = 0.028;
  brush.strokeStyle = fade(colors.groove, 0.8);
  brush.stroke();
}

export const milled: PieceSet = {
  hasShadow: true,
  edge(brush, colors, { x, y, radius }, height) {
    disc(brush, x, y + height, radius, colors.side);
    ring(brush, x, y + height, radius - 0.012, 0.024, colors.rim);
  },
  face(brush, colors, face) {
    const { x, y, radius } = face;
    disc(brush, x, y, radius, colors.face);
    paintNotches(brush, colors, face);
    ring(brush, x, y, radius - 0.012, 0.026, colors.rim);
    disc(brush, x, y, radius * 0.74, colors.shade);
    disc(brush, x, y + 0.02, radius * 0.7, colors.face);
  },
  man: (brush, colors, { x, y, radius }) => disc(brush, x, y, radius * 0.26, fade(colors.groove, 0.7)),
};
