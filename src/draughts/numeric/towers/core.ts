/** The core of Bashni. */
import { opponentOf } from '../../piece.ts';
import type { Color, Piece, Position, Square, Tower } from '../../types.ts';
import type { Variant } from '../../variant.ts';
import type { Core } from '../core.ts';
import { generateListed, perftBy, successorsBy } from '../listed.ts';
import { bitOf, boardFrom, eachTower, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, ownCount, ownedKings, packTower, prisonerKings, prisoners, turnTowers } from './board.ts';
import { generate } from './generate.ts';

const { stack } = shared;
const { KINGS, ME, MOVE, THEM, TOWERS, WORDS } = board;

const orientation = orientationOf({ size: 8, squares: 'lower-left' });

export function towerCore(variant: Variant): Core {
  const parts = { variant, words: WORDS, load, successorAt: positionAt, note };
  const more = generateListed(parts);
  const generateAt: Core['generate'] = (position, at) => {
    const end = generate(position, at);
    return end < 0 ? more(position, at) : end;
  };
  return {
    perft: perftBy(parts, (position, depth) => {
      load(position, 0);
      return perft(0, depth);
    }),
    successors: successorsBy(parts, generateAt),
    words: WORDS,
    load,
    generate: generateAt,
    turn: turnTowers,
    successorAt: positionAt,
  };
}

function note(at: number, from: Square, to: Square): void {
  stack[at + MOVE] = bitOf(orientation, from, 'white') | (bitOf(orientation, to, 'white') << 5);
}

const isKing = (piece: Piece): boolean => piece.role === 'king';

function load(position: Position, at: number): void {
  stack.fill(0, at, at + WORDS);
  eachTower(orientation, position, (bit, tower) => {
    const [{ color, role }] = tower;
    const side = at + (color === position.turn ? ME : THEM);
    stack[side] = (stack[side] ?? 0) | (1 << bit);
    if (role === 'king') stack[at + KINGS] = (stack[at + KINGS] ?? 0) | (1 << bit);
    stack[at + TOWERS + bit] = packTower(
      tower.filter((piece) => piece.color === color).map(isKing),
      tower.filter((piece) => piece.color !== color).map(isKing),
    );
  });
}

/** From the top down; bit 0 of `kings` is the uppermost. */
const piecesOf = (mover: Color, isOwn: boolean, count: number, kings: number): readonly Piece[] =>
  Array.from({ length: count }, (_, level) => pieceOf(mover, isOwn, ((kings >>> level) & 1) === 1));

function positionAt(mover: Color, at: number): Position {
  const towerOn = (bit: number): Tower | null => {
    const tower = stack[at + TOWERS + bit] ?? 0;
    const isOwn = (((stack[at + ME] ?? 0) >>> bit) & 1) === 1;
    const [commander, ...below] = piecesOf(mover, isOwn, ownCount(tower), ownedKings(tower));
    if (!commander) return null;
    return [commander, ...below, ...piecesOf(mover, !isOwn, prisoners(tower), prisonerKings(tower))];
  };
  return { turn: opponentOf(mover), board: boardFrom(orientation, mover, towerOn) };
}

/** Lines of `depth` plies (1 or more); each order of capture counts. */
export function perft(position: number, depth: number): number {
  const at = position + WORDS;
  const end = generate(position, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / WORDS;
  let lines = 0;
  for (let p = at; p < end; p += WORDS) {
    turnTowers(p, end);
    lines += perft(end, depth - 1);
  }
  return lines;
}
