/** The squares and their frame, which stay unchanged while pieces move. */
import { squaresIn } from '../../notation/square.ts';
import { coordinatesOf } from '../../render/scene/coordinates.ts';
import { type Shape, fade, rect } from '../../render/scene/shape.ts';
import type { Theme } from '../../render/scene/theme.ts';
import type { Places } from './places.ts';
import type { BoardState } from './state.ts';
import { svgOf } from './svg.ts';

/** The width of an edge, with and without coordinates, in squares. */
const GUTTER = 0.46;
const NARROW = 0.12;
const INLAY = 0.03;
const LETTER = 0.29;

type Labels = ReturnType<typeof coordinatesOf>;

function veneer(theme: Theme, { size, at }: Places, isLight: boolean): readonly Shape[] {
  const squares: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if ((at(x, y) === null) === isLight) squares.push(rect(x, y, 1, 1));
  return squares.length === 0 ? [] : [{ path: squares.join(''), fill: isLight ? theme.light : theme.dark }];
}

/** The lines that separate the squares of boards without light squares. */
function lines(theme: Theme, { size, board }: Places): readonly Shape[] {
  if (board.squares.length < size ** 2) return [];
  const path = Array.from(
    { length: size },
    (_, at) => `${rect(at, 0, 0.02, size)}${rect(0, at, size, 0.02)}`,
  );
  return [{ path: path.join(''), fill: fade(theme.light, 0.55) }];
}

function labels(theme: Theme, size: number, { above, below, left, right }: Labels): readonly Shape[] {
  const middle = (INLAY + GUTTER) / 2;
  const along = (
    texts: readonly string[],
    placed: (at: number) => readonly [number, number],
  ): readonly Shape[] =>
    texts.flatMap((text, at) => {
      const [x, y] = placed(at + 0.5);
      return text === '' ? [] : [{ text, x, y, size: LETTER, fill: theme.coordinate }];
    });
  return [
    ...along(above, (at) => [at, -middle]),
    ...along(below, (at) => [at, size + middle]),
    ...along(left, (at) => [-middle, at]),
    ...along(right, (at) => [size + middle, at]),
  ];
}

const NONE: Labels = { above: [], below: [], left: [], right: [] };

const edge = (texts: readonly string[]): number => (texts.some((text) => text !== '') ? GUTTER : NARROW);

/** The squares without the frame and the coordinates. */
export const squaresOf = (theme: Theme, places: Places): readonly Shape[] => [
  ...veneer(theme, places, true),
  ...veneer(theme, places, false),
  ...lines(theme, places),
];

export function groundOf(state: BoardState, places: Places) {
  const { theme, variant, bottom, notation } = state;
  const { size, board } = places;
  const written = state.hasCoordinates ? coordinatesOf(board, squaresIn(variant, notation), bottom) : NONE;
  const edges = {
    left: edge(written.left),
    right: edge(written.right),
    above: edge(written.above),
    below: edge(written.below),
  };
  const [width, height] = [edges.left + size + edges.right, edges.above + size + edges.below];
  const shapes = [
    { path: rect(-edges.left, -edges.above, width, height), fill: theme.frame },
    { path: rect(-INLAY, -INLAY, size + 2 * INLAY, size + 2 * INLAY), fill: theme.inlay },
    ...squaresOf(theme, places),
    ...labels(theme, size, written),
  ];
  const box = [-edges.left, -edges.above, width, height].join(' ');
  return {
    edges,
    svg: `<svg viewBox="${box}" class="board-ground" aria-hidden="true">${svgOf(shapes)}</svg>`,
  };
}
