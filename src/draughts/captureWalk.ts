/**
 * Walks through all captures of a position, for every variant and caller. A piece continues as long
 * as it can capture (FMJD 4.5), with its first square counted as empty. Under the Turkish strike,
 * captured pieces still block the way (FMJD 4.8, 4.11). A king must land where it can continue: a
 * capture ends behind a piece only if it can't continue from any of the squares there.
 *
 * Composed positions may have millions of routes. So the walk visits each state (the square and the
 * captured pieces) only once and takes a limited number of steps.
 */
import { areOpposite } from './geometry.ts';
import { jumpAlong, type Jump, type Jumper } from './jump.ts';
import { reachOf, type Reaches } from './reach.ts';
import type { Move, Position, Role, Square, Tower, Direction } from './types.ts';
import type { AnyVariant } from './variant.ts';

/** The squares that a user wrote for a capture, starting with the first. */
export interface Written {
  readonly squares: readonly Square[];
  /** Whether these are all squares of the route, or only some of them in order. */
  readonly isWhole: boolean;
}

interface CaptureSearch {
  readonly steps: number;
  readonly most: number;
  readonly written?: Written;
  /** Follows every route, even if two of them are the same move. */
  readonly everyRoute?: true;
}

export interface Found {
  readonly moves: readonly Move[];
  readonly value: number;
  /** False if the steps or the moves exceeded their limit. */
  readonly isWhole: boolean;
  readonly steps: number;
}

interface Walk extends Jumper {
  readonly start: Position;
  readonly search: CaptureSearch;
  readonly reach: Reaches;
  readonly board: (Tower | null)[];
  readonly path: Square[];
  readonly taken: Square[];
  readonly ranks: Role[];
  readonly numbers: readonly number[];
  readonly preys: number;
  /** Numbers for the orders of capture, in variants where the order matters. */
  readonly orders: Map<number, number>;
  readonly known: Map<number, boolean>;
  readonly ends: Set<number>;
  moves: Move[];
  value: number;
  isCut: boolean;
  steps: number;
}

interface State {
  readonly square: Square;
  readonly role: Role;
  readonly way: Direction | null;
  readonly bag: number;
  readonly passed: number;
}

export function walkCaptures(variant: AnyVariant, position: Position, search: CaptureSearch): Found {
  const walk = walkFrom(variant, position, search);
  const { length } = position.board;
  // Both colors start with the square farthest ahead, so that turning the board turns the moves.
  for (let index = 0; index < length; index += 1) {
    const from = position.turn === 'white' ? index : length - 1 - index;
    const tower = position.board[from];
    if (tower?.[0].color === position.turn) setOut(walk, from, tower);
  }
  const { moves, value, isCut, steps } = walk;
  const inOrder = position.turn === 'white' ? moves : moves.toSorted((a, b) => a.from - b.from);
  return { moves: inOrder, value, isWhole: !isCut && steps <= search.steps, steps };
}

function walkFrom(variant: AnyVariant, position: Position, search: CaptureSearch): Walk {
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

function setOut(walk: Walk, from: Square, tower: Tower): void {
  const { written } = walk.search;
  if (written && written.squares[0] !== from) return;
  // Clearing an empty map takes time.
  if (walk.known.size > 0) walk.known.clear();
  if (walk.ends.size > 0) walk.ends.clear();
  walk.board[from] = null;
  walk.path.push(from);
  walkOn(walk, { square: from, role: tower[0].role, way: null, bag: 0, passed: 1 });
  walk.path.pop();
  walk.board[from] = tower;
}

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

/** Captures a piece and continues from the squares behind it, or ends on each of them. */
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

function bagWith({ variant, numbers, preys, orders }: Walk, bag: number, over: Square): number {
  const number = numbers[over] ?? 0;
  if (variant.captured !== 'joins-tower') return bag + 2 ** number;
  const order = bag * preys + number;
  const known = orders.get(order);
  if (known !== undefined) return known;
  orders.set(order, orders.size + 1);
  return orders.size;
}

const passing = ({ search: { written } }: Walk, passed: number, square: Square): number =>
  written && written.squares[passed] === square ? passed + 1 : passed;

/** Follows the capture unless it is known or doesn't match. Returns whether it continues. */
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

const isAstray = ({ search: { written }, path }: Walk, { passed }: State): boolean =>
  written?.isWhole === true && (passed < path.length || passed === written.squares.length);

const isAble = (walk: Walk, { square, role, way }: State): boolean =>
  walk.reach[role].ways.some(
    (next, index) =>
      !(way && areOpposite(way, next)) &&
      jumpAlong(walk, walk.reach[role].captures[square]?.[index] ?? [], role) !== null,
  );

/** More than the number of squares, directions or written squares. */
const SQUARES = 2 ** 8;
const WAYS = 2 ** 5;
const PASSED = 2 ** 7;

/** Exact for positions from games, where no side has more than thirty pieces. */
const keyOf = ({ square, role, way, bag, passed }: State): number =>
  (((bag * SQUARES + square) * 2 + (role === 'king' ? 1 : 0)) * WAYS + numberOf(way)) * PASSED + passed;

const numberOf = (way: Direction | null): number => (way ? (way.rows + 2) * 5 + way.columns + 3 : 0);

/** Keeps a finished capture unless it is worth too little, must continue, or is already known. */
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
