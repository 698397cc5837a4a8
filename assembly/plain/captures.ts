/** All captures, square by square. */
import {
  beginList,
  countRoute,
  endList,
  isBest,
  isGivenUp,
  keepTop,
  start,
  top,
  take,
  taken,
} from '../captureList';
import {
  FLYING,
  has,
  LANDS_BEHIND,
  MEN_SPARE_KINGS,
  MOST_PIECES,
  NEVER_TURNS_BACK,
  PROMOTES_IN_PASSING,
  REMOVED_AT_ONCE,
} from '../facts';
import { EMPTY, OWN_KING, OWN_MAN, THEIR_KING, THEIR_MAN } from '../codes';
import { copyBoard, name, put, SIZE, size, squares, TAKEN } from './position';
import { backOf, isLast, KING_CAPTURES, MAN_CAPTURES, squareOn, waysOf } from './rays';

/** The board during a capture. */
const NOW = memory.data(72);

let position: usize = 0;
let from: i32 = 0;

function now(square: i32): i32 {
  return i32(load<u8>(NOW + square));
}

function become(square: i32, piece: i32): void {
  store<u8>(NOW + square, piece);
}

/** Whether the side to move has a capture. */
export function canCapture(p: usize): bool {
  copyBoard(NOW, p);
  for (let square = 0; square < squares; square++) {
    const piece = now(square);
    if (piece != OWN_MAN && piece != OWN_KING) continue;
    const rays = raysOf(piece);
    const ways = waysOf(rays);
    for (let way = 0; way < ways; way++) {
      if (preyOn(rays, (square * ways + way) * size, piece) >= 0) return true;
    }
  }
  return false;
}

/** Writes all captures from `at` on. Returns the address after them, or 0 if there are too many. */
export function captures(p: usize, at: usize): usize {
  position = p;
  beginList(at);
  copyBoard(NOW, p);
  for (let square = 0; square < squares; square++) {
    const piece = now(square);
    if (piece != OWN_MAN && piece != OWN_KING) continue;
    from = square;
    become(square, EMPTY);
    walk(square, piece, 0, -1);
    become(square, piece);
  }
  return endList();
}

function raysOf(piece: i32): usize {
  return piece == OWN_KING ? KING_CAPTURES : MAN_CAPTURES;
}

function isPrey(piece: i32, by: i32): bool {
  return piece == THEIR_MAN || (piece == THEIR_KING && (by == OWN_KING || !has(MEN_SPARE_KINGS)));
}

/** The index of the piece on the ray that can be captured; -1 if there is none. */
function preyOn(rays: usize, ray: i32, by: i32): i32 {
  const over = firstPiece(rays, ray, by == OWN_KING && has(FLYING) ? size : 1);
  if (over < 0 || !isPrey(now(squareOn(rays, ray + over)), by)) return -1;
  return over + 1 < size && isOpen(squareOn(rays, ray + over + 1)) ? over : -1;
}

function walk(at: i32, piece: i32, depth: i32, banned: i32): bool {
  if (isGivenUp()) return true;
  const rays = raysOf(piece);
  const ways = waysOf(rays);
  let jumped = false;
  for (let way = 0; way < ways; way++) {
    if (way == banned) continue;
    const ray = (at * ways + way) * size;
    const over = preyOn(rays, ray, piece);
    if (over < 0) continue;
    jumped = true;
    jump(rays, ray, over, piece, depth, has(NEVER_TURNS_BACK) ? backOf(way) : -1);
  }
  return jumped;
}

/** The index of the first piece on the ray; -1 if there is none. */
function firstPiece(rays: usize, ray: i32, reach: i32): i32 {
  for (let i = 0; i < reach; i++) {
    const square = squareOn(rays, ray + i);
    if (square < 0) return -1;
    if (now(square) != EMPTY) return i;
  }
  return -1;
}

/** Captures a piece and continues from the squares behind it, or ends on each of them. */
function jump(rays: usize, ray: i32, over: i32, piece: i32, depth: i32, banned: i32): void {
  const prey = squareOn(rays, ray + over);
  const before = now(prey);
  become(prey, has(REMOVED_AT_ONCE) ? EMPTY : TAKEN);
  take(depth, prey);
  const last = piece == OWN_KING && has(FLYING) && !has(LANDS_BEHIND) ? size : over + 2;
  let goesOn = false;
  for (let i = over + 1; i < last && isOpen(squareOn(rays, ray + i)); i++) {
    const landing = squareOn(rays, ray + i);
    const next = has(PROMOTES_IN_PASSING) && isLast(landing) ? OWN_KING : piece;
    if (walk(landing, next, depth + 1, banned)) goesOn = true;
  }
  if (!goesOn) {
    for (let i = over + 1; i < last && isOpen(squareOn(rays, ray + i)); i++) {
      land(squareOn(rays, ray + i), piece, depth + 1);
    }
  }
  become(prey, before);
}

function isOpen(square: i32): bool {
  return square >= 0 && now(square) == EMPTY;
}

/** Writes a finished capture, unless it takes too little or another route led to it. */
function land(to: i32, piece: i32, depth: i32): void {
  if (!countRoute() || (has(MOST_PIECES) && !isBest(depth))) return;
  memory.copy(top, position, SIZE);
  name(top, from, to);
  put(top, from, EMPTY);
  for (let i = 0; i < depth; i++) put(top, taken(i), EMPTY);
  put(top, to, isLast(to) ? OWN_KING : piece);
  for (let p = start; p < top; p += SIZE) if (memory.compare(p, top, SIZE) == 0) return;
  keepTop();
}
