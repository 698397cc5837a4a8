/**
 * Captures: every way in which the pieces of the side to move can capture, followed to its end.
 *
 * One walk serves all variants. A piece goes from square to square as long as it can capture (FMJD 4.5), with the square
 * it came from empty and, under the Turkish strike, the captured pieces still in the way (FMJD 4.8, 4.11). That a king
 * must land where it can go on capturing needs no rule of its own: such squares are tried first, and only when none
 * leads on does the capture end behind the piece.
 */
import { boardOf } from './geometry.ts';
import { reachOf, type Reach } from './reach.ts';
import type { Color, Move, Piece, Position, Role, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/** A capture under way. The lists are the walk's own: they grow and shrink as it goes, and are copied when it ends. */
interface Walk {
  readonly variant: Variant;
  readonly reach: Readonly<Record<Role, Reach>>;
  readonly isLastRow: readonly boolean[];
  readonly color: Color;
  /** The rank with which the piece began. */
  readonly role: Role;
  /** The board without the moving piece. */
  readonly board: (Tower | null)[];
  readonly path: Square[];
  readonly taken: Square[];
  readonly routes: Move[];
}

/** A single jump: over one piece, to the squares where one may land, nearest first. */
interface Jump {
  readonly over: Square;
  readonly landings: readonly Square[];
}

/**
 * Every route of every capture that the side to move may make, duties of choice included: all landing squares count, so
 * two routes may be one and the same move (`distinctMoves`). Empty when nothing can be captured.
 */
export function captureRoutes(variant: Variant, position: Position): readonly Move[] {
  const routes: Move[] = [];
  const board = [...position.board];
  position.board.forEach((tower, from) => {
    if (tower?.[0].color !== position.turn) return;
    board[from] = null;
    walkOn(beginWalk(variant, tower[0], from, board, routes), from, tower[0].role, -1);
    board[from] = tower;
  });
  return routes.length > 1 ? mostValued(variant, position, routes) : routes;
}

function beginWalk(
  variant: Variant,
  { color, role }: Piece,
  from: Square,
  board: (Tower | null)[],
  routes: Move[],
): Walk {
  const isLastRow = boardOf(variant).isLastRow[color];
  return {
    variant,
    reach: reachOf(variant)[color],
    isLastRow,
    color,
    role,
    board,
    path: [from],
    taken: [],
    routes,
  };
}

/** Follows every capture from `square`; false when there is none. `banned` is the direction not to be taken. */
function walkOn(walk: Walk, square: Square, role: Role, banned: number): boolean {
  const { captures, back } = walk.reach[role];
  let isAble = false;
  captures[square]?.forEach((ray, direction) => {
    if (direction === banned) return;
    const jump = jumpAlong(walk, ray, role);
    if (!jump) return;
    isAble = true;
    take(walk, jump, role, walk.variant.mayTurnBack ? -1 : (back[direction] ?? -1));
  });
  return isAble;
}

function take(walk: Walk, { over, landings }: Jump, role: Role, banned: number): void {
  const captured = walk.board[over] ?? null;
  if (walk.variant.removal === 'at-once') walk.board[over] = null;
  walk.taken.push(over);
  const ends = landings.filter((landing) => !goesOn(walk, landing, role, banned));
  if (ends.length === landings.length) {
    for (const landing of ends) walk.routes.push(routeEndingAt(walk, landing, role));
  }
  walk.taken.pop();
  walk.board[over] = captured;
}

/** Lands and follows every capture from there; false when the capture cannot go on from this square. */
function goesOn(walk: Walk, landing: Square, role: Role, banned: number): boolean {
  const { crowning } = walk.variant;
  const isCrowned = role === 'man' && walk.isLastRow[landing] === true;
  if (isCrowned && crowning === 'ends-move') return false;
  walk.path.push(landing);
  const next = isCrowned && crowning === 'goes-on-as-king' ? 'king' : role;
  const went = walkOn(walk, landing, next, banned);
  walk.path.pop();
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

function jumpAlong(walk: Walk, ray: readonly Square[], role: Role): Jump | null {
  const { flies, lands } = walk.variant.king;
  let over: Square | null = null;
  const landings: Square[] = [];
  for (const square of ray) {
    const tower = walk.board[square];
    if (over === null) {
      if (tower) {
        if (!mayTake(walk, square, tower[0], role)) return null;
        over = square;
      } else if (role === 'man' || !flies) return null;
    } else {
      if (tower) break;
      landings.push(square);
      if (role === 'man' || !flies || lands === 'next') break;
    }
  }
  return over === null || landings.length === 0 ? null : { over, landings };
}

const mayTake = ({ color, taken, variant }: Walk, square: Square, piece: Piece, role: Role): boolean =>
  piece.color !== color &&
  !taken.includes(square) &&
  (role === 'king' || piece.role === 'man' || variant.menTakeKings);

/** The routes of the highest value: the variant's duty of choice. */
function mostValued(
  { captureValue }: Variant,
  { board }: Position,
  routes: readonly Move[],
): readonly Move[] {
  const roleOn = (square: Square): Role => board[square]?.[0].role ?? 'man';
  const values = routes.map(({ from, taken }) =>
    captureValue({ by: roleOn(from), taken: taken.map(roleOn) }),
  );
  const highest = Math.max(...values);
  return routes.filter((_, index) => values[index] === highest);
}
