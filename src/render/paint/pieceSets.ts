/** The edge and face of a disc, and the mark of a man. Lengths are in squares. */
import { type Brush, disc, fade, ring, within } from './brush.ts';
import type { PieceColors } from '../scene/theme.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface PieceSet {
  /** The visible edge below the face, `height` high; the face covers the rest later. */
  edge(brush: Brush, colors: PieceColors, disc: Disc, height: number): void;
  face(brush: Brush, colors: PieceColors, disc: Disc): void;
  man(brush: Brush, colors: PieceColors, disc: Disc): void;
}

/** Turned wood: a beveled face with two grooves, lit from above. */
export const turned: PieceSet = {
  edge(brush, colors, { x, y, radius }, height) {
    disc(brush, x, y + height, radius, colors.rim);
    disc(brush, x, y + height, radius - 0.024, colors.side);
  },
  face(brush, colors, face) {
    const { x, y, radius } = face;
    disc(brush, x, y, radius, colors.shine);
    disc(brush, x, y + 0.014, radius - 0.014, colors.face);
    ring(brush, x, y, radius - 0.012, 0.026, colors.rim);
    ring(brush, x, y, radius * 0.74, 0.034, colors.groove);
  },
  man: (brush, colors, { x, y, radius }) => ring(brush, x, y, radius * 0.42, 0.034, colors.groove),
};

const rimmedEdge: PieceSet['edge'] = (brush, colors, { x, y, radius }, height) => {
  disc(brush, x, y + height, radius, colors.side);
  ring(brush, x, y + height, radius - 0.012, 0.024, colors.rim);
};

/** Polished stones: a dome with a highlight above and its own shade below. */
export const stone: PieceSet = {
  edge: rimmedEdge,
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

function paintDisc(brush: Brush, colors: PieceColors, { x, y, radius }: Disc): void {
  disc(brush, x, y, radius, colors.rim);
  disc(brush, x, y, radius - 0.042, colors.face);
}

/** Printed discs: an outline, a flat face, and one line in the second color. */
export const ink: PieceSet = {
  edge: (brush, colors, { x, y, radius }, height) => paintDisc(brush, colors, { x, y: y + height, radius }),
  face: paintDisc,
  man: (brush, colors, { x, y, radius }) => ring(brush, x, y, radius * 0.58, 0.04, colors.crown),
};

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

/** Pressed discs with a milled rim, as in travel sets. */
export const milled: PieceSet = {
  edge: rimmedEdge,
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
