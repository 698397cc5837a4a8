/** The marks below and above the pieces. */
import type { Square } from '../../draughts/types.ts';
import { squaresIn } from '../../notation/square.ts';
import { arrowShapes } from '../../render/scene/arrowShapes.ts';
import { numberOf } from '../../render/scene/coordinates.ts';
import {
  chosenShapes,
  cornerShapes,
  coronationShapes,
  numberShape,
  takenShapes,
  targetShape,
  traceShapes,
  washShapes,
} from '../../render/scene/markShapes.ts';
import { fade, polyline } from '../../render/scene/shape.ts';
import { tracesOf } from '../../render/scene/trace.ts';
import type { Places } from './places.ts';
import { type Route, capturingIn, fitting, takenBy, waysOf } from './routes.ts';
import type { BoardState, Walk } from './state.ts';
import { svgAt, svgOf } from './svg.ts';

const WASH_EDGE = 0.035;
const ROUTE = 0.07;
const TARGET = 0.34;
const STOP = 0.18;

/** The most lines. More of them would cover each other. */
const MOST_LINES = 8;

interface Marked {
  readonly state: BoardState;
  readonly places: Places;
  readonly routes: readonly Route[];
  readonly walk: Walk;
  /** The width of a square on the screen. */
  readonly pixels: number;
}

function lastMarks({ state, places, walk }: Marked): string {
  if (state.last === null || walk.length > 0) return '';
  const { theme, position } = state;
  const marks = [...tracesOf(state.variant, state.last.move)].map(([square, trace]) => {
    const washed = trace === 'passed' || trace === 'taken' ? [] : washShapes(theme, WASH_EDGE);
    const traced = position.board[square] ? [] : traceShapes(theme, trace);
    return svgAt(places.of(square), [...washed, ...traced]);
  });
  return marks.join('');
}

function numbers({ state, places, pixels, walk }: Marked): string {
  if (!state.hasCoordinates || squaresIn(state.variant, state.notation) !== 'numeric') return '';
  const traces = state.last === null ? null : tracesOf(state.variant, state.last.move);
  const empty = [...state.position.board.keys()].filter(
    (square) => !state.position.board[square] && !traces?.has(square) && square !== walk.at(-1),
  );
  return empty
    .map((square) => svgAt(places.of(square), [numberShape(state.theme, numberOf(square), pixels)]))
    .join('');
}

/** The centers of squares. */
const pointsOn = (places: Places, path: readonly Square[]): readonly (readonly [number, number])[] =>
  path.map((square) => {
    const { x, y } = places.of(square);
    return [x + 0.5, y + 0.5];
  });

/** The paths that the chosen piece can still take. */
function routeLines({ state, places, routes, walk }: Marked): string {
  const captures = fitting(routes, walk).filter(({ taken }) => taken.length > 0);
  const lines = new Map(
    captures.map(({ path }) => {
      const points = pointsOn(places, path.slice(walk.length - 1));
      return [points.join(' '), points];
    }),
  );
  const stroke = fade(state.theme.turn, 0.75);
  return [...lines.values()]
    .slice(0, MOST_LINES)
    .map((points) => svgOf([{ path: polyline(points), stroke, width: ROUTE, isRound: true }]))
    .join('');
}

function targets({ state, places, routes, walk }: Marked): string {
  const { ends, stops } = waysOf(routes, walk);
  const { theme } = state;
  const marks = (squares: Iterable<Square>, width: number): string =>
    [...squares].map((square) => svgAt(places.of(square), [targetShape(theme, width, width, 0.5)])).join('');
  return `${marks(ends, TARGET)}${marks(stops, STOP)}`;
}

export function marksBelow(marked: Marked): string {
  const { state, places, walk } = marked;
  const at = walk.at(-1);
  const chosen = at === undefined ? '' : svgAt(places.of(at), chosenShapes(state.theme));
  return [lastMarks(marked), numbers(marked), chosen, routeLines(marked), targets(marked)].join('');
}

/** Corners on pieces that must capture, and a cross on each captured piece. */
export function marksAbove({ state, places, routes, walk }: Marked): string {
  const arrows = (state.arrows ?? []).map(({ tone, path }) =>
    svgOf(arrowShapes(tone, pointsOn(places, path))),
  );
  const { theme, position, last } = state;
  const must = walk.length > 0 ? [] : [...capturingIn(routes)];
  const taken = walk.length > 0 ? takenBy(routes, walk) : (last?.move.taken ?? []);
  const cross = (square: Square): string => {
    const tower = position.board[square] ?? null;
    // A piece is still on its square while its capture is being chosen.
    const rest = walk.length > 0 && tower?.length === 1 ? null : tower;
    return svgAt(places.of(square), takenShapes(theme, rest, null));
  };
  const corners = must.flatMap((square) => {
    const tower = position.board[square];
    return tower ? [svgAt(places.of(square), cornerShapes(theme, tower))] : [];
  });
  const king = walk.length === 0 && last?.move.promotes ? position.board[last.move.to] : null;
  const crown = last && king ? [svgAt(places.of(last.move.to), [coronationShapes(theme, king)])] : [];
  return [...taken.map(cross), ...crown, ...corners, ...arrows].join('');
}
