/**
 * Moves made square by square. A tap on a square plays the move that ends there if it is the only
 * such move. Otherwise, the piece moves there, and the next tap continues.
 */
import { walkCaptures } from '../../draughts/captureWalk.ts';
import { MOST_STEPS } from '../../draughts/moves.ts';
import type { Move, Square } from '../../draughts/types.ts';
import { moveKey } from '../../notation/sameMove.ts';
import type { BoardState, Walk } from './state.ts';

/** A path over the board; several can be the same move. */
export interface Route {
  readonly path: readonly Square[];
  readonly taken: readonly Square[];
  readonly move: Move;
}

/** Far more than a game needs. Above this number, only one route of each move can be played. */
const MOST_ROUTES = 4000;

type Moves = Pick<BoardState, 'variant' | 'position' | 'legal' | 'movers' | 'premoves'>;

const directly = (move: Move): Route => ({ path: move.path, taken: move.taken, move });

export function routesOf({ variant, position, legal, movers, premoves }: Moves): readonly Route[] {
  if (!movers.includes(position.turn)) return premoves?.().map(directly) ?? [];
  const routes = legal.map(directly);
  if (!legal.some(({ taken }) => taken.length > 0)) return routes;
  const byKey = new Map(legal.map((move) => [moveKey(variant, move), move]));
  const known = new Set(routes.map(({ path }) => path.join()));
  const search = { steps: MOST_STEPS, most: MOST_ROUTES, everyRoute: true } as const;
  for (const found of walkCaptures(variant, position, search).moves) {
    const move = byKey.get(moveKey(variant, found));
    if (move === undefined || known.has(found.path.join())) continue;
    routes.push({ path: found.path, taken: found.taken, move });
  }
  return routes;
}

export const startsOf = (routes: readonly Route[]): ReadonlySet<Square> =>
  new Set(routes.flatMap(({ path }) => path[0] ?? []));

export const capturingIn = (routes: readonly Route[]): ReadonlySet<Square> =>
  startsOf(routes.filter(({ taken }) => taken.length > 0));

/** Whether it is the mover's own piece, which can't move while another piece must capture. */
export const isBarred = ({ position, movers }: Moves, routes: readonly Route[], square: Square): boolean =>
  movers.includes(position.turn) &&
  position.board[square]?.[0].color === position.turn &&
  capturingIn(routes).size > 0 &&
  !startsOf(routes).has(square);

/** The routes that start with the squares walked so far. */
export const fitting = (routes: readonly Route[], walk: Walk): readonly Route[] =>
  walk.length === 0 ? [] : routes.filter(({ path }) => walk.every((square, at) => path[at] === square));

export function waysOf(routes: readonly Route[], walk: Walk) {
  const fit = fitting(routes, walk);
  const ends = new Set(fit.flatMap(({ path }) => path.at(-1) ?? []));
  const between = fit.flatMap(({ path }) => path.slice(walk.length, -1));
  return {
    /** Squares where a move can end. */
    ends,
    /** Squares where a capture can land but not end. */
    stops: new Set(between.filter((square) => !ends.has(square))),
    /** The next square of each route. */
    next: new Set(fit.flatMap(({ path }) => path[walk.length] ?? [])),
  };
}

/** The squares captured on the way so far. */
export const takenBy = (routes: readonly Route[], walk: Walk): readonly Square[] =>
  fitting(routes, walk)[0]?.taken.slice(0, Math.max(0, walk.length - 1)) ?? [];

export type TapStep =
  | { readonly kind: 'move'; readonly route: Route }
  | { readonly kind: 'walk'; readonly walk: Walk }
  | { readonly kind: 'unclear' };

const onlyMove = (routes: readonly Route[]): Route | null => {
  const [first] = routes;
  return first !== undefined && routes.every(({ move }) => move === first.move) ? first : null;
};

/** The chosen piece's next square after a tap or a drop on a square; `null` if there is none. */
export function stepTo(routes: readonly Route[], walk: Walk, square: Square): TapStep | null {
  const fit = fitting(routes, walk);
  const { length } = walk;
  const through = fit.filter(({ path }) => path.includes(square, length));
  const only = onlyMove(through);
  if (through.length === 0) return null;
  if (only !== null) return { kind: 'move', route: only };
  const next = through.filter(({ path }) => path[length] === square);
  const whole = next.find(({ path }) => path.length === length + 1);
  if (whole !== undefined) return { kind: 'move', route: whole };
  if (next.length > 0) return { kind: 'walk', walk: [...walk, square] };
  const end = onlyMove(through.filter(({ path }) => path.at(-1) === square));
  if (end !== null) return { kind: 'move', route: end };
  const ways = new Map(
    through.map(({ path }) => {
      const way = path.slice(0, path.indexOf(square, length) + 1);
      return [way.join(), way];
    }),
  );
  const [way] = ways.values();
  return way !== undefined && ways.size === 1 ? { kind: 'walk', walk: way } : { kind: 'unclear' };
}

type Tap = TapStep | { readonly kind: 'choose'; readonly square: Square } | { readonly kind: 'release' };

/** The effect of a tap on a square, or of Enter on it. */
export function tapOn(routes: readonly Route[], walk: Walk, square: Square): Tap | null {
  const step = stepTo(routes, walk, square);
  if (step !== null) return step;
  if (walk.length === 1 && walk[0] === square) return { kind: 'release' };
  if (startsOf(routes).has(square)) return { kind: 'choose', square };
  return walk.length > 0 ? { kind: 'release' } : null;
}
