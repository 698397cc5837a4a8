/**
 * Captures: every way in which the pieces of the side to move can capture, followed to its end.
 *
 * One walk serves all variants. A piece goes from square to square as long as it can capture (FMJD 4.5), with the square
 * it came from empty and, under the Turkish strike, the captured pieces still in the way (FMJD 4.8, 4.11). That a king
 * must land where it can go on capturing needs no rule of its own: a capture ends behind a piece only when it can go on
 * from none of the squares there.
 */
import { areOpposite, type Direction } from './direction.ts';
import { boardOf } from './geometry.ts';
import { jumpAlong, type Jump, type Jumper } from './jump.ts';
import { reachOf, type Reach } from './reach.ts';
import type { Move, Piece, Position, Role, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/** A capture under way. The lists are the walk's own: they grow and shrink as it goes, and are copied when it ends. */
interface Walk extends Jumper {
  readonly reach: Readonly<Record<Role, Reach>>;
  readonly isLastRow: readonly boolean[];
  /** The rank with which the piece began. */
  readonly role: Role;
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
  const routes: Move[] = [];
  const board = [...position.board];
  position.board.forEach((tower, from) => {
    if (tower?.[0].color !== position.turn) return;
    board[from] = null;
    const walk = beginWalk(variant, tower[0], from, board, routes, isOnceEnough ? new Map() : null);
    walkOn(walk, from, tower[0].role, null);
    board[from] = tower;
  });
  return routes;
}

const beginWalk = (
  variant: Variant,
  { color, role }: Piece,
  from: Square,
  board: (Tower | null)[],
  routes: Move[],
  known: Walk['known'],
): Walk => ({
  variant,
  reach: reachOf(variant)[color],
  isLastRow: boardOf(variant).isLastRow[color],
  color,
  role,
  board,
  path: [from],
  taken: [],
  routes,
  known,
});

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
  const isCrowned = role === 'man' && walk.isLastRow[landing] === true;
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
  { variant, taken, known }: Walk,
  square: Square,
  role: Role,
  way: Direction | null,
  follow: () => boolean,
): boolean {
  // Only one route leads to a state with a single capture.
  if (!known || taken.length < 2) return follow();
  const state = `${square} ${role} ${way?.rows} ${way?.columns} ${captureKey(variant, taken)}`;
  const before = known.get(state);
  if (before !== undefined) return before;
  const went = follow();
  known.set(state, went);
  return went;
}

/** `role` is the rank of the piece before this last landing: it may have been crowned on the way. */
const routeEndingAt = ({ role: first, isLastRow, path, taken }: Walk, to: Square, role: Role): Move => ({
  from: path[0] ?? to,
  to,
  path: [...path, to],
  taken: [...taken],
  promotes: first === 'man' && (role === 'king' || isLastRow[to] === true),
});

/** The routes of the highest value: the variant's duty of choice. */
function mostValued(
  { captureValue }: Variant,
  { board }: Position,
  routes: readonly Move[],
): readonly Move[] {
  if (routes.length < 2) return routes;
  const roleOn = (square: Square): Role => board[square]?.[0].role ?? 'man';
  const values = routes.map(({ from, taken }) =>
    captureValue({ by: roleOn(from), taken: taken.map(roleOn) }),
  );
  const highest = values.reduce((most, value) => Math.max(most, value));
  return routes.filter((_, index) => values[index] === highest);
}
