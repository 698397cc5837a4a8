/** All captures on the plain board, square by square, as in `small/captures.ts`. */
import { facts as FACTS } from '../facts.ts';
import { effort, limits, shared } from '../stack.ts';
import { codes, type PlainRules, type Rays } from './rules.ts';

const { stack } = shared;
const { MANY_LEFT, MOST_CAPTURES, MOST_ROUTES, TOO_MANY } = limits;
const { EMPTY, OWN_KING, OWN_MAN, TAKEN, THEIR_KING, THEIR_MAN } = codes;
const {
  FLYING,
  LANDS_BEHIND,
  MEN_SPARE_KINGS,
  MOST_PIECES,
  NEVER_TURNS_BACK,
  PROMOTES_IN_PASSING,
  REMOVED_AT_ONCE,
} = FACTS;

/** The board during a capture; at most 144 squares. */
const now = new Int8Array(144);

let position = 0;
let start = 0;
let top = 0;
let best = 0;
let routesLeft = 0;
let from = 0;

export function captures(rules: PlainRules, at0: number, at: number): number {
  position = at0;
  start = at;
  top = at;
  best = 0;
  routesLeft = MOST_ROUTES;
  for (let square = 0; square < rules.squares; square += 1) now[square] = stack[position + 1 + square]!;
  for (let square = 0; square < rules.squares; square += 1) {
    const code = now[square]!;
    if (code !== OWN_MAN && code !== OWN_KING) continue;
    from = square;
    now[square] = EMPTY;
    walk(rules, square, code, 0, -1);
    now[square] = code;
  }
  if (routesLeft < MANY_LEFT) effort.positions += MOST_ROUTES - routesLeft;
  return routesLeft < 0 ? TOO_MANY : top;
}

const isPrey = (rules: PlainRules, code: number, by: number): boolean =>
  code === THEIR_MAN || (code === THEIR_KING && (by === OWN_KING || (rules.facts & MEN_SPARE_KINGS) === 0));

function walk(rules: PlainRules, at: number, code: number, depth: number, banned: number): boolean {
  if (routesLeft < 0) return true;
  const rays = code === OWN_KING ? rules.kingCaptures : rules.manCaptures;
  const flies = code === OWN_KING && (rules.facts & FLYING) !== 0;
  let jumped = false;
  for (let way = 0; way < rays.ways; way += 1) {
    if (banned >= 0 && rays.names[way] === banned) continue;
    const ray = (at * rays.ways + way) * rules.size;
    const over = firstPiece(rules, rays, ray, flies ? rules.size : 1);
    if (over < 0 || !isPrey(rules, now[rays.squares[ray + over]!]!, code)) continue;
    const landing = over + 1 < rules.size ? rays.squares[ray + over + 1]! : -1;
    if (landing < 0 || now[landing] !== EMPTY) continue;
    jumped = true;
    jump(rules, rays, ray, over, code, depth, (rules.facts & NEVER_TURNS_BACK) === 0 ? -1 : rays.back[way]!);
  }
  return jumped;
}

/** The index on the ray; -1 if there is none. */
function firstPiece(rules: PlainRules, rays: Rays, ray: number, reach: number): number {
  for (let i = 0; i < reach && i < rules.size; i += 1) {
    const square = rays.squares[ray + i]!;
    if (square < 0) return -1;
    if (now[square] !== EMPTY) return i;
  }
  return -1;
}

/** Captures a piece and continues from the squares behind it, or ends on each of them. */
function jump(
  rules: PlainRules,
  rays: Rays,
  ray: number,
  over: number,
  code: number,
  depth: number,
  banned: number,
): void {
  const prey = rays.squares[ray + over]!;
  const before = now[prey]!;
  now[prey] = (rules.facts & REMOVED_AT_ONCE) === 0 ? TAKEN : EMPTY;
  taken[depth] = prey;
  const flies = code === OWN_KING && (rules.facts & (FLYING | LANDS_BEHIND)) === FLYING;
  const last = flies ? rules.size : over + 2;
  let goesOn = false;
  for (let i = over + 1; i < last && isOpen(rays.squares[ray + i]!); i += 1) {
    const landing = rays.squares[ray + i]!;
    const next = rules.crowns[landing] === 1 && (rules.facts & PROMOTES_IN_PASSING) !== 0 ? OWN_KING : code;
    if (walk(rules, landing, next, depth + 1, banned)) goesOn = true;
  }
  if (!goesOn) endBehind(rules, rays, ray + over + 1, ray + last, code, depth + 1);
  now[prey] = before;
}

function endBehind(
  rules: PlainRules,
  rays: Rays,
  first: number,
  end: number,
  code: number,
  depth: number,
): void {
  for (let i = first; i < end && isOpen(rays.squares[i]!); i += 1) land(rules, rays.squares[i]!, code, depth);
}

const isOpen = (square: number): boolean => square >= 0 && now[square] === EMPTY;

const taken = new Int16Array(64);

/** Writes a finished capture, unless it takes too little or another route led to it. */
function land(rules: PlainRules, to: number, code: number, depth: number): void {
  routesLeft -= 1;
  if (routesLeft < 0) return;
  if ((rules.facts & MOST_PIECES) !== 0) {
    if (depth < best) return;
    if (depth > best) top = start;
    best = depth;
  }
  stack[top] = from | (to << 8);
  stack.copyWithin(top + 1, position + 1, position + 1 + rules.squares);
  stack[top + 1 + from] = EMPTY;
  for (let i = 0; i < depth; i += 1) stack[top + 1 + taken[i]!] = EMPTY;
  stack[top + 1 + to] = rules.crowns[to] === 1 ? OWN_KING : code;
  for (let p = start; p < top; p += rules.squares + 1) if (isSame(rules, p)) return;
  if (top - start >= MOST_CAPTURES * (rules.squares + 1)) routesLeft = -1;
  else top += rules.squares + 1;
}

function isSame(rules: PlainRules, p: number): boolean {
  for (let i = 0; i <= rules.squares; i += 1) if (stack[p + i] !== stack[top + i]) return false;
  return true;
}
