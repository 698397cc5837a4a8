import { opponentOf } from '../../piece.ts';
import type { Color, Piece, Position, Tower } from '../../types.ts';
import type { AnyVariant } from '../../variant.ts';
import { listingWith, makeCore, type Core } from '../core.ts';
import { bitOf, boardFrom, eachTower, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, ownCount, ownedKings, packTower, prisonerKings, prisoners, turnTowers } from './board.ts';
import { generate } from './generate.ts';

const { stack } = shared;
const { KINGS, ME, MOVE, THEM, TOWERS, WORDS } = board;

const orientation = orientationOf({ size: 8, squares: 'lower-left' });

export function towerCore(variant: AnyVariant): Core {
  const shape = { words: WORDS, load, successorAt: positionAt };
  const list = listingWith(variant, shape, (at, from, to) => {
    stack[at + MOVE] = bitOf(orientation, from, 'white') | (bitOf(orientation, to, 'white') << 5);
  });
  return makeCore({
    ...shape,
    generate: (position, at) => {
      const end = generate(position, at);
      return end < 0 ? list(position, at) : end;
    },
    turn: turnTowers,
  });
}

const isKing = (piece: Piece): boolean => piece.role === 'king';

function load(position: Position, at: number): void {
  stack.fill(0, at, at + WORDS);
  eachTower(orientation, position, (bit, tower) => {
    const [{ color, role }] = tower;
    stack[at + (color === position.turn ? ME : THEM)]! |= 1 << bit;
    if (role === 'king') stack[at + KINGS]! |= 1 << bit;
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
