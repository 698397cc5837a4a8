/**
 * Captures: every way in which the pieces of the side to move can capture, followed to its end.
 *
 * One walk serves all variants. A piece goes from square to square as long as it can capture (FMJD 4.5), with the square
 * it came from empty and, under the Turkish strike, the captured pieces still in the way (FMJD 4.8, 4.11). That a king
 * must land where it can go on capturing needs no rule of its own: a capture ends behind a piece only when it can go on
 * from none of the squares there.
 */
import { areOpposite, type Direction } from './direction.ts';
import { jumpAlong, type Jump, type Jumper } from './jump.ts';
import { reachOf, type Reaches } from './reach.ts';
import type { Move, Position, Role, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/**
 * A walk through the captures of a position. Its lists and its board are its own: they change as it goes, and are copied
 * when a capture ends.
 */
interface Walk extends Jumper {
  readonly start: Position;
  readonly reach: Reaches;
  readonly board: (Tower | null)[];
  readonly path: Square[];
  readonly taken: Square[];
  readonly routes: Move[];
  /**
   * Whether a capture can go on, by square and captures so far, for those who want each move once: what went on from
   * there before need not be followed again. `null` follows every route.
   */
  readonly known: Map<string, boolean> | null;
}

/**
 * Every route of every capture that the side to move may make, duties of choice included: all landing squares count, so
 * two routes may be one and the same move. Empty when nothing can be captured. Positions that nobody would play can have
 * a hundred thousand; for play there is `distinctCaptures`.
 */
export const captureRoutes = (variant: Variant, position: Position): readonly Move[] =>
  mostValued(variant, position, walkAll(variant, position, false));

/** Every capture that the side to move may make, each different move once: by the first of its routes. */
export function distinctCaptures(variant: Variant, position: Position): readonly Move[] {
  const routes = mostValued(variant, position, walkAll(variant, position, true));
  if (routes.length < 2) return routes;
  const seen = new Set<string>();
  return routes.filter(({ from, to, taken, promotes }) => {
    const identity = `${from} ${to} ${promotes} ${captureKey(variant, taken)}`;
    return !seen.has(identity) && seen.add(identity);
  });
}

/** Equal for the same captured pieces. In Bashni their order counts as well, for it makes the tower. */
const captureKey = ({ captured }: Variant, taken: readonly Square[]): string =>
  (captured === 'joins-tower' ? taken : taken.toSorted((a, b) => a - b)).join(' ');

function walkAll(variant: Variant, position: Position, isOnceEnough: boolean): readonly Move[] {
  const { turn: color, board } = position;
  const walk: Walk = {
    variant,
    start: position,
    color,
    reach: reachOf(variant)[color],
    board: [...board],
    path: [],
    taken: [],
    routes: [],
    known: isOnceEnough ? new Map() : null,
  };
  board.forEach((tower, from) => {
    if (tower?.[0].color === color) setOut(walk, from, tower);
  });
  return walk.routes;
}

/** Follows every capture of the piece on `from`, whose square counts as empty meanwhile. */
function setOut(walk: Walk, from: Square, tower: Tower): void {
  walk.board[from] = null;
  walk.path.push(from);
  walkOn(walk, from, tower[0].role, null);
  walk.path.pop();
  walk.board[from] = tower;
}

/** Follows every capture from `square`, where the piece came by `way`; false when there is none. */
function walkOn(walk: Walk, square: Square, role: Role, way: Direction | null): boolean {
  const { captures, ways } = walk.reach[role];
  let isAble = false;
  ways.forEach((next, index) => {
    if (way && areOpposite(way, next)) return;
    const jump = jumpAlong(walk, captures[square]?.[index] ?? [], role);
    if (!jump) return;
    isAble = true;
    take(walk, jump, role, walk.variant.mayTurnBack ? null : next);
  });
  return isAble;
}

/** `way` is the direction that may not be turned from straight back, if any. */
function take(walk: Walk, { over, landings }: Jump, role: Role, way: Direction | null): void {
  const captured = walk.board[over] ?? null;
  if (walk.variant.removal === 'at-once') walk.board[over] = null;
  walk.taken.push(over);
  const ends = landings.filter((landing) => !goesOn(walk, landing, role, way));
  if (ends.length === landings.length) {
    for (const landing of ends) walk.routes.push(routeEndingAt(walk, landing, role));
  }
  walk.taken.pop();
  walk.board[over] = captured;
}

/** Lands and follows every capture from there; false when the capture cannot go on from this square. */
function goesOn(walk: Walk, landing: Square, role: Role, way: Direction | null): boolean {
  const { crowning } = walk.variant;
  const isCrowned = role === 'man' && walk.reach.isLastRow[landing] === true;
  if (isCrowned && crowning === 'ends-move') return false;
  const next = isCrowned && crowning === 'goes-on-as-king' ? 'king' : role;
  return recall(walk, landing, next, way, () => {
    walk.path.push(landing);
    const went = walkOn(walk, landing, next, way);
    walk.path.pop();
    return went;
  });
}

/** What `follow` answers, asked only once for each state of a capture when the walk remembers them. */
function recall(
  { variant, path, taken, known }: Walk,
  square: Square,
  role: Role,
  way: Direction | null,
  follow: () => boolean,
): boolean {
  // Only one route leads to a state with a single capture.
  if (!known || taken.length < 2) return follow();
  const state = `${path[0]} ${square} ${role} ${way?.rows} ${way?.columns} ${captureKey(variant, taken)}`;
  const before = known.get(state);
  if (before !== undefined) return before;
  const went = follow();
  known.set(state, went);
  return went;
}

/** `role` is the rank of the piece before this last landing: it may have been crowned on the way. */
function routeEndingAt({ start, reach, path, taken }: Walk, to: Square, role: Role): Move {
  const from = path[0] ?? to;
  const wasMan = roleOn(start, from) === 'man';
  const isKing = role === 'king' || reach.isLastRow[to] === true;
  return { from, to, path: [...path, to], taken: [...taken], promotes: wasMan && isKing };
}

const roleOn = ({ board }: Position, square: Square): Role => board[square]?.[0].role ?? 'man';

/** The routes of the highest value: the variant's duty of choice. */
function mostValued({ captureValue }: Variant, position: Position, routes: readonly Move[]): readonly Move[] {
  if (routes.length < 2) return routes;
  const rank = (square: Square): Role => roleOn(position, square);
  const values = routes.map(({ from, taken }) => captureValue({ by: rank(from), taken: taken.map(rank) }));
  const highest = values.reduce((most, value) => Math.max(most, value));
  return routes.filter((_, index) => values[index] === highest);
}
