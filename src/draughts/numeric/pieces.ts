/** Pieces and towers as numbers. */
import { opponentOf } from '../piece.ts';
import type { Color, Piece, Tower } from '../types.ts';

/** Same as in `assembly/codes.ts`. */
const [EMPTY, OWN_MAN, OWN_KING, THEIR_MAN] = [0, 1, 2, 3] as const;

export const codeOf = ({ color, role }: Piece, mover: Color): number =>
  (color === mover ? OWN_MAN : THEIR_MAN) + (role === 'king' ? 1 : 0);

const bitsOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((bits, { role }, level) => (role === 'king' ? bits | (1 << level) : bits), 0);

/** As in `assembly/towers/position.ts`: the pieces of the commander's color are on top. */
export function packTower(tower: Tower): number {
  const [{ color }] = tower;
  const own = tower.filter((piece) => piece.color === color);
  const taken = tower.filter((piece) => piece.color !== color);
  return own.length | (taken.length << 4) | (bitsOf(own) << 8) | (bitsOf(taken) << 20);
}

const piecesOf = (color: Color, count: number, kings: number): readonly Piece[] =>
  Array.from({ length: count }, (_, level) => ({
    color,
    role: ((kings >>> level) & 1) === 1 ? 'king' : 'man',
  }));

/** Unpacks a tower. A single piece has only a count in `tower`; its rank is in `code`. */
export function towerIn(mover: Color, code: number, tower: number): Tower | null {
  if (code === EMPTY) return null;
  const color = code <= OWN_KING ? mover : opponentOf(mover);
  const [, ...below] = piecesOf(color, tower & 15, (tower >>> 8) & 0xfff);
  const prisoners = piecesOf(opponentOf(color), (tower >>> 4) & 15, tower >>> 20);
  const isKing = code === OWN_KING || code > THEIR_MAN;
  return [{ color, role: isKing ? 'king' : 'man' }, ...below, ...prisoners];
}
