/** Each mark has its own shape, so that none depends on color vision. Lengths are in squares. */
import type { Tower } from '../../draughts/types.ts';
import { crownShapes } from './pieceShapes.ts';
import { type Shape, arc, circle, disc, edged, fade, polyline, rect, ring, roundRect } from './shape.ts';
import { METALS, type Theme } from './theme.ts';
import { onTop } from './towerShapes.ts';
import type { Trace } from './trace.ts';

/** The wash below other marks, on the moved piece's squares. `edge` is the width of its edge. */
export const washShapes = (theme: Theme, edge: number): readonly Shape[] => [
  { path: rect(0, 0, 1, 1), fill: fade(theme.last, 0.62) },
  {
    path: rect(edge / 2, edge / 2, 1 - edge, 1 - edge),
    stroke: fade(theme.lastEdge, 0.75),
    width: edge,
  },
];

/** A ring of six arcs. */
const START = Array.from({ length: 6 }, (_, at) => {
  const [from, to] = [at, at + 0.5].map((sixths) => {
    const angle = (sixths * Math.PI) / 3;
    return [0.5 + 0.2 * Math.cos(angle), 0.5 + 0.2 * Math.sin(angle)] as const;
  });
  return from && to ? `${polyline([from])}${arc(0.2, to)}` : '';
}).join('');

export function traceShapes(theme: Theme, trace: Trace): readonly Shape[] {
  if (trace === 'from') return [{ path: START, stroke: theme.start, width: 0.05 }];
  if (trace === 'landing')
    return [disc(0.5, 0.5, 0.15, fade(theme.shadow, 0.35)), disc(0.5, 0.5, 0.125, theme.lastEdge)];
  if (trace === 'passed')
    return [disc(0.5, 0.5, 0.1, fade(theme.shadow, 0.35)), disc(0.5, 0.5, 0.075, theme.lastEdge)];
  return [];
}

/** The cross over a captured piece, around (x, y); `half` is half its width. */
function crossShapes(theme: Theme, x: number, y: number, half: number): readonly Shape[] {
  const path = [
    polyline([
      [x - half, y - half],
      [x + half, y + half],
    ]),
    polyline([
      [x + half, y - half],
      [x - half, y + half],
    ]),
  ];
  return edged(path.join(''), [
    [1.07 * half, theme.mustEdge],
    [0.54 * half, theme.lastEdge],
  ]);
}

/** The cross of a capture, placed away from a crown and from the rest of a tower. */
export function takenShapes(theme: Theme, rest: Tower | null, ghost: Tower | null): readonly Shape[] {
  if (rest !== null) return crossShapes(theme, 0.84, 0.15, 0.09);
  if (ghost?.[0].role === 'king') return crossShapes(theme, 0.77, 0.77, 0.12);
  return crossShapes(theme, 0.5, 0.5, 0.16);
}

/** The crown of a new king, drawn instead of its usual crown. */
export const coronationShapes = (theme: Theme, tower: Tower): Shape =>
  onTop(tower, ({ x, y, radius }) => [
    disc(x, y, 0.72 * radius, theme[tower[0].color].face),
    ring(x, y, radius - 0.03, 0.06, METALS.gold),
    ...crownShapes(x, y + 0.06 * radius, 0.7 * radius, METALS.gold, METALS.ink),
  ]);

const corner = (x: number, y: number): string =>
  polyline([
    [x + (x < 0.5 ? 0.2 : -0.2), y],
    [x, y],
    [x, y + (y < 0.5 ? 0.2 : -0.2)],
  ]);

/** On a piece that must capture. On a tower, thin and at the square's edge, around its plates. */
export function cornerShapes(theme: Theme, [, ...below]: Tower): readonly Shape[] {
  const [near, width] = below.length > 0 ? [0.04, 0.045] : [0.075, 0.065];
  const ends = [near, 1 - near];
  return edged(ends.flatMap((x) => ends.map((y) => corner(x, y))).join(''), [
    [1.77 * width, theme.mustEdge],
    [width, theme.must],
  ]);
}

export const chosenShapes = (theme: Theme): readonly Shape[] =>
  edged(roundRect(0.06, 0.06, 0.88, 0.88, 0.1), [
    [0.12, theme.frame],
    [0.07, theme.turn],
  ]);

/** A square that the chosen piece can go to, around (0.5, y), with a plate for its label. */
export const targetShape = (theme: Theme, width: number, height: number, y: number): Shape => ({
  path: roundRect(0.5 - width / 2, y - height / 2, width, height, height / 2),
  fill: theme.frame,
  stroke: theme.turn,
  width: 0.045,
});

/** Around the square where a lifted piece would be dropped. */
export const dropShape = (theme: Theme): Shape => ({
  path: circle(0.5, 0.5, 0.46),
  fill: fade(theme.turn, 0.4),
  stroke: theme.turn,
  width: 0.05,
});

const LEAST_NUMBER = 9.5;

const numberSize = (pixels: number): number => Math.min(0.42, Math.max(0.3, LEAST_NUMBER / pixels));

/** The number in the corner of an empty square of `pixels`. */
export function numberShape(theme: Theme, text: string, pixels: number): Shape {
  const size = numberSize(pixels);
  return { text, x: 0.075 + 0.3 * size * text.length, y: 0.05 + size / 2, size, fill: theme.number };
}
