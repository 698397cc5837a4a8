/**
 * The one walk through the captures of a position, for every variant and for whoever asks. A piece goes from square to
 * square as long as it can capture (FMJD 4.5), with the square it came from empty and, under the Turkish strike, the
 * captured pieces still in the way (FMJD 4.8, 4.11). That a king must land where it can go on capturing needs no rule of
 * its own: a capture ends behind a piece only when it can go on from none of the squares there.
 *
 * Positions can be composed with millions of routes. So each state of a capture (where the piece stands, and what it has
 * captured) is gone on from only once, and a walk has so many steps and no more.
 */
import { areOpposite, type Direction } from './direction.ts';
import { jumpAlong, type Jump, type Jumper } from './jump.ts';
import { reachOf, type Reaches } from './reach.ts';
import type { Move, Position, Role, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/** Squares that somebody wrote for a capture: the first is where it begins. */
export interface Written {
  readonly squares: readonly Square[];
  /** Whether these are all squares of the route; otherwise it passes them in this order, among others. */
  readonly isWhole: boolean;
}

/** What is asked of a walk. */
export interface CaptureSearch {
  /** Landing squares that are looked at, at most. */
  readonly steps: number;
  /** Moves that are kept, at most. */
  readonly most: number;
  /** Follows only routes that suit this. */
  readonly written?: Written;
  /** Follows every route: two of them may be one and the same move. */
  readonly everyRoute?: true;
}

/** What a walk found. */
export interface Found {
  /** The captures of the highest value that was met: the variant's duty of choice. */
  readonly moves: readonly Move[];
  /** That value; `-Infinity` when nothing was found. */
  readonly value: number;
  /** False when the steps ran out, or there were more moves than are kept. */
  readonly isWhole: boolean;
  readonly steps: number;
}

/** A walk under way. Its lists and its board are its own and change as it goes. */
interface Walk extends Jumper {
  readonly start: Position;
  readonly search: CaptureSearch;
  readonly reach: Reaches;
  readonly board: (Tower | null)[];
  readonly path: Square[];
  readonly taken: Square[];
  /** The ranks of the captured pieces. */
  readonly ranks: Role[];
  /** The number of each piece that may be captured, by square. */
  readonly numbers: readonly number[];
  /** How many these are. */
  readonly preys: number;
  /** Numbers for the orders of capture, where these matter. */
  readonly orders: Map<number, number>;
  /** Whether a capture of this piece can go on, by state. */
  readonly known: Map<number, boolean>;
  /** The ends of this piece's captures in `moves`. */
  readonly ends: Set<number>;
  moves: Move[];
  value: number;
  /** Whether there are more moves of this value than are kept. */
  isCut: boolean;
  steps: number;
}

/** Where a walk stands: on a square, with what it has captured, and with how many of the written squares behind it. */
interface State {
  readonly square: Square;
  readonly role: Role;
  /** The direction that may not be turned from straight back, if any. */
  readonly way: Direction | null;
  /** A number for what is captured. */
  readonly bag: number;
  readonly passed: number;
}

/** The captures of the side to move, duties of choice included; none when nothing can be captured. */
export function walkCaptures(variant: Variant, position: Position, search: CaptureSearch): Found {
  const walk = walkFrom(variant, position, search);
  const { length } = position.board;
  // Both colours begin with what lies furthest ahead, so that a board turned round has the moves turned round.
  for (let index = 0; index < length; index += 1) {
    const from = position.turn === 'white' ? index : length - 1 - index;
    const tower = position.board[from];
    if (tower?.[0].color === position.turn) setOut(walk, from, tower);
  }
  const { moves, value, isCut, steps } = walk;
  const inOrder = position.turn === 'white' ? moves : moves.toSorted((a, b) => a.from - b.from);
  return { moves: inOrder, value, isWhole: !isCut && steps <= search.steps, steps };
}

function walkFrom(variant: Variant, position: Position, search: CaptureSearch): Walk {
  const { turn: color, board } = position;
  let preys = 0;
  const numbers = board.map((tower) => (tower && tower[0].color !== color ? preys++ : 0));
  return {
    variant,
    start: position,
    search,
    color,
    reach: reachOf(variant)[color],
    board: [...board],
    path: [],
    taken: [],
    ranks: [],
    numbers,
    preys,
    orders: new Map(),
    known: new Map(),
    ends: new Set(),
    moves: [],
    value: -Infinity,
    isCut: false,
    steps: 0,
  };
}

/** Follows the captures of the piece on `from`, whose square counts as empty meanwhile. */
function setOut(walk: Walk, from: Square, tower: Tower): void {
  const { written } = walk.search;
  if (written && written.squares[0] !== from) return;
  // To clear one that is empty would take time.
  if (walk.known.size > 0) walk.known.clear();
  if (walk.ends.size > 0) walk.ends.clear();
  walk.board[from] = null;
  walk.path.push(from);
  walkOn(walk, { square: from, role: tower[0].role, way: null, bag: 0, passed: 1 });
  walk.path.pop();
  walk.board[from] = tower;
}

/** Follows the captures from a state; false when there is none. */
function walkOn(walk: Walk, state: State): boolean {
  const { square, role, way } = state;
  const { captures, ways } = walk.reach[role];
  let isAble = false;
  ways.forEach((next, index) => {
    if (way && areOpposite(way, next)) return;
    const jump = jumpAlong(walk, captures[square]?.[index] ?? [], role);
    if (!jump) return;
    isAble = true;
    take(walk, jump, state, walk.variant.mayTurnBack ? null : next);
  });
  return isAble;
}

/** Captures a piece and goes on from the squares behind it; where none leads on, the capture may end on each of them. */
function take(walk: Walk, { over, landings }: Jump, state: State, way: Direction | null): void {
  const captured = walk.board[over] ?? null;
  if (walk.variant.removal === 'at-once') walk.board[over] = null;
  walk.taken.push(over);
  walk.ranks.push(captured?.[0].role ?? 'man');
  const bag = bagWith(walk, state.bag, over);
  const { role, passed } = state;
  const stops = landings.map((square) => ({ square, role, way, bag, passed: passing(walk, passed, square) }));
  const ends = stops.filter((stop) => !goesOn(walk, stop));
  if (ends.length === landings.length) for (const end of ends) endAt(walk, end, state.role);
  walk.ranks.pop();
  walk.taken.pop();
  walk.board[over] = captured;
}

/** What is captured with one piece more, as a number: equal for equal sets. In Bashni their order counts, for it makes the tower. */
function bagWith({ variant, numbers, preys, orders }: Walk, bag: number, over: Square): number {
  const number = numbers[over] ?? 0;
  if (variant.captured !== 'joins-tower') return bag + 2 ** number;
  const order = bag * preys + number;
  const known = orders.get(order);
  if (known !== undefined) return known;
  orders.set(order, orders.size + 1);
  return orders.size;
}

/** How many of the written squares are behind a piece that has come to one more square. */
const passing = ({ search: { written } }: Walk, passed: number, square: Square): number =>
  written && written.squares[passed] === square ? passed + 1 : passed;

/** Whether the capture can go on from here; then it is followed, unless it was before or is none of those asked for. */
function goesOn(walk: Walk, landed: State): boolean {
  walk.steps += 1;
  if (walk.steps > walk.search.steps) return false;
  const { crowning } = walk.variant;
  const isCrowned = landed.role === 'man' && walk.reach.isLastRow[landed.square] === true;
  if (isCrowned && crowning === 'ends-move') return false;
  const state = isCrowned && crowning === 'goes-on-as-king' ? ({ ...landed, role: 'king' } as const) : landed;
  const key = keyOf(state);
  const before = walk.search.everyRoute ? undefined : walk.known.get(key);
  if (before !== undefined) return before;
  walk.path.push(state.square);
  const went = isAstray(walk, state) ? isAble(walk, state) : walkOn(walk, state);
  walk.path.pop();
  walk.known.set(key, went);
  return went;
}

/** Whether this is not the way that was written. */
const isAstray = ({ search: { written }, path }: Walk, { passed }: State): boolean =>
  written?.isWhole === true && (passed < path.length || passed === written.squares.length);

/** Whether anything can be captured from here. */
const isAble = (walk: Walk, { square, role, way }: State): boolean =>
  walk.reach[role].ways.some(
    (next, index) =>
      !(way && areOpposite(way, next)) &&
      jumpAlong(walk, walk.reach[role].captures[square]?.[index] ?? [], role) !== null,
  );

/** More than the squares of any board, than the directions, and than the squares that are ever written. */
const SQUARES = 2 ** 8;
const WAYS = 2 ** 5;
const PASSED = 2 ** 7;

/** The state as a number; that of a game's position is exact, for no side has more than thirty pieces. */
const keyOf = ({ square, role, way, bag, passed }: State): number =>
  (((bag * SQUARES + square) * 2 + (role === 'king' ? 1 : 0)) * WAYS + numberOf(way)) * PASSED + passed;

const numberOf = (way: Direction | null): number => (way ? (way.rows + 2) * 5 + way.columns + 3 : 0);

/** Keeps the capture that ends here, unless it is worth too little, is no longer certain to end, or was found before. */
function endAt(walk: Walk, { square: to, bag, passed }: State, role: Role): void {
  const { written, everyRoute, most } = walk.search;
  if (walk.steps > walk.search.steps) return;
  if (written && (passed < written.squares.length || (written.isWhole && passed <= walk.path.length))) return;
  const from = walk.path[0] ?? to;
  const by = walk.start.board[from]?.[0].role ?? 'man';
  const value = walk.variant.captureValue({ by, taken: walk.ranks });
  if (value < walk.value) return;
  if (value > walk.value) {
    Object.assign(walk, { value, moves: [], isCut: false });
    walk.ends.clear();
  }
  const promotes = by === 'man' && (role === 'king' || walk.reach.isLastRow[to] === true);
  const end = (bag * SQUARES + to) * 2 + (promotes ? 1 : 0);
  if (!everyRoute && walk.ends.has(end)) return;
  walk.ends.add(end);
  if (walk.moves.length < most)
    walk.moves.push({ from, to, path: [...walk.path, to], taken: [...walk.taken], promotes });
  else walk.isCut = true;
}
