/** The edge and face of a disc, and the mark of a man. Lengths are in squares. */
import { type Shape, arc, circle, disc, ellipse, fade, polyline, ring } from './shape.ts';
import type { PieceColors, PieceSetId } from './theme.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Draw = (colors: PieceColors, disc: Disc) => readonly Shape[];

interface PieceSet {
  /** The visible edge below the face, `height` high. The face covers the rest afterward. */
  readonly edge: (colors: PieceColors, disc: Disc, height: number) => readonly Shape[];
  readonly face: Draw;
  readonly man: Draw;
}

/** Turned wood: a beveled face with two grooves, lit from above. */
const turned: PieceSet = {
  edge: (colors, { x, y, radius }, height) => [
    disc(x, y + height, radius, colors.rim),
    disc(x, y + height, radius - 0.024, colors.side),
  ],
  face: (colors, { x, y, radius }) => [
    disc(x, y, radius, colors.shine),
    disc(x, y + 0.014, radius - 0.014, colors.face),
    ring(x, y, radius - 0.012, 0.026, colors.rim),
    ring(x, y, radius * 0.74, 0.034, colors.groove),
  ],
  man: (colors, { x, y, radius }) => [ring(x, y, radius * 0.42, 0.034, colors.groove)],
};

const rimmedEdge: PieceSet['edge'] = (colors, { x, y, radius }, height) => [
  disc(x, y + height, radius, colors.side),
  ring(x, y + height, radius - 0.012, 0.024, colors.rim),
];

/** How far the lit dome of a stone is raised above its disc. */
const DOME = 0.07;

/** The part of a disc that its lit dome covers. */
function lens({ x, y, radius }: Disc): string {
  const half = Math.sqrt(radius ** 2 - (DOME / 2) ** 2);
  const middle = y - DOME / 2;
  const [left, right] = [
    [x - half, middle],
    [x + half, middle],
  ] as const;
  return `${polyline([left])}${arc(radius, right)}${arc(radius, left)}Z`;
}

/** Polished stones: a dome with a highlight above and its own shade below. */
const stone: PieceSet = {
  edge: rimmedEdge,
  face: (colors, face) => [
    disc(face.x, face.y, face.radius, colors.shade),
    { path: lens(face), fill: colors.face },
    ring(face.x, face.y, face.radius - 0.012, 0.026, colors.rim),
  ],
  man: (colors, { x, y, radius }) => [
    {
      path: ellipse(x - radius * 0.08, y - radius * 0.52, radius * 0.5, radius * 0.2, -4.6),
      fill: fade(colors.shine, 0.9),
    },
  ],
};

const printed: Draw = (colors, { x, y, radius }) => [
  disc(x, y, radius, colors.rim),
  disc(x, y, radius - 0.042, colors.face),
];

/** Printed discs: an outline, a flat face, and one line in the second color. */
const ink: PieceSet = {
  edge: (colors, { x, y, radius }, height) => printed(colors, { x, y: y + height, radius }),
  face: printed,
  man: (colors, { x, y, radius }) => [ring(x, y, radius * 0.58, 0.04, colors.crown)],
};

const NOTCHES = 24;

function notches({ x, y, radius }: Disc): string {
  const lines = Array.from({ length: NOTCHES }, (_, notch) => {
    const angle = ((notch + 0.5) * 2 * Math.PI) / NOTCHES;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return polyline([
      [x + dx * 0.82, y + dy * 0.82],
      [x + dx * 0.97, y + dy * 0.97],
    ]);
  });
  return lines.join('');
}

/** Pressed discs with a milled rim, as in travel sets. */
const milled: PieceSet = {
  edge: rimmedEdge,
  face: (colors, face) => {
    const { x, y, radius } = face;
    return [
      disc(x, y, radius, colors.face),
      { path: notches(face), stroke: fade(colors.groove, 0.8), width: 0.028 },
      ring(x, y, radius - 0.012, 0.026, colors.rim),
      disc(x, y, radius * 0.74, colors.shade),
      disc(x, y + 0.02, radius * 0.7, colors.face),
    ];
  },
  man: (colors, { x, y, radius }) => [{ path: circle(x, y, radius * 0.26), fill: fade(colors.groove, 0.7) }],
};

export const PIECE_SETS: Readonly<Record<PieceSetId, PieceSet>> = { turned, stone, ink, milled };
