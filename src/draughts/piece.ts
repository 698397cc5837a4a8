/** Pieces and towers: the four single pieces, of which there is one object each, and questions about them. */
import type { Color, Piece, Position, Role, Tower } from './types.ts';

type Singles = Readonly<Record<Color, Readonly<Record<Role, Tower>>>>;

const SINGLES: Singles = {
  white: { man: [{ color: 'white', role: 'man' }], king: [{ color: 'white', role: 'king' }] },
  black: { man: [{ color: 'black', role: 'man' }], king: [{ color: 'black', role: 'king' }] },
};

/** A tower of this one piece; the same object for every call, so that a position costs little. */
export const single = (color: Color, role: Role): Tower => SINGLES[color][role];

/** The other side. */
export const opponentOf = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** The commanders of a side: the pieces on top, which alone can move. */
export const commanders = ({ board }: Position, color: Color): readonly Piece[] =>
  board.flatMap((tower) => (tower?.[0].color === color ? [tower[0]] : []));
