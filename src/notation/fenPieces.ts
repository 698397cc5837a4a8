/**
 * The pieces that a FEN lists, each with the place where it is written.
 *
 * Two forms: PDN's lists by colour (`W31-50,K7` or `Wc3,Kd4`; PDN 3.0, FEN tag), and towers square by square
 * (`a1_w,e5_wwbbb`: pieces from the top down, capitals are kings), for which PDN has no form.
 */
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import type { Color, Piece, Square, Tower } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import type { FenCode, FenProblem } from './fenProblem.ts';
import { after, split } from './fenWords.ts';
import type { Word } from './fenWords.ts';
import { parseSquare } from './square.ts';

/** A tower and where it is written. */
export interface PlacedTower {
  readonly square: Square;
  readonly tower: Tower;
  readonly word: Word;
}

type Placed = Attempt<readonly PlacedTower[], FenProblem>;

const problem = (code: FenCode, { text, column }: Word): ReturnType<typeof refused<FenProblem>> =>
  refused({ code, column, text });

/** Joins lists of pieces; the first problem wins. */
export const all = (lists: readonly Placed[]): Placed => {
  const towers: PlacedTower[] = [];
  for (const list of lists) {
    if (!list.ok) return list;
    towers.push(...list.value);
  }
  return done(towers);
};

/** `K` marks a king, also in lower case, except that `k4` is a square of the board that has a k file. */
const KING = /^(?:K|k(?=[a-z]))(?=.)/;
const KING_OR_FILE = /^[Kk](?=.)/;

const isKing = (variant: Variant, text: string): boolean =>
  KING.test(text) || (KING_OR_FILE.test(text) && parseSquare(variant, text) === null);

const squaresOf = (variant: Variant, word: Word): Attempt<readonly Square[], FenProblem> => {
  const [first, last, more] = split(word, '-');
  const from = parseSquare(variant, first?.text ?? '');
  if (first === undefined || from === null) return problem('fen-square', first ?? word);
  if (last === undefined) return done([from]);
  const to = parseSquare(variant, last.text);
  if (to === null) return problem('fen-square', last);
  if (more !== undefined) return problem('fen-range', word);
  return done(Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index));
};

const readListed = (variant: Variant, color: Color, word: Word): Placed => {
  const king = isKing(variant, word.text);
  const squares = squaresOf(variant, king ? after(word, 1) : word);
  if (!squares.ok) return squares;
  const piece: Piece = { color, role: king ? 'king' : 'man' };
  return done(squares.value.map((square) => ({ square, tower: [piece], word })));
};

/** Reads the pieces of one colour: `31-50,K7`. An empty list is no pieces. */
export const readList = (variant: Variant, color: Color, list: Word): Placed =>
  list.text === '' ? done([]) : all(split(list, ',').map((word) => readListed(variant, color, word)));

const LETTERS: ReadonlyMap<string, Piece> = new Map([
  ['w', { color: 'white', role: 'man' }],
  ['W', { color: 'white', role: 'king' }],
  ['b', { color: 'black', role: 'man' }],
  ['B', { color: 'black', role: 'king' }],
]);

/** The letter of a piece in a tower. */
export const letterOf = ({ color, role }: Piece): string => {
  const letter = color === 'white' ? 'w' : 'b';
  return role === 'king' ? letter.toUpperCase() : letter;
};

/**
 * Whether the colours change more than once on the way down. What is taken goes below, so no tower of a game is like that, and the
 * numeric rules have no room for one.
 */
const isMixed = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ color }, level) => level > 0 && pieces[level - 1]?.color !== color).length > 1;

const readTower = (variant: Variant, word: Word): Placed => {
  const [name, stack, more] = split(word, '_');
  const square = parseSquare(variant, name?.text ?? '');
  if (name === undefined || square === null) return problem('fen-square', name ?? word);
  const pieces = Array.from(stack?.text ?? '', (letter) => LETTERS.get(letter));
  const known = pieces.filter((piece) => piece !== undefined);
  const [top, ...below] = known;
  if (top === undefined || known.length < pieces.length || more !== undefined)
    return problem('fen-tower', word);
  if (isMixed(known)) return problem('fen-tower-mixed', word);
  return done([{ square, tower: [top, ...below], word }]);
};

/** Reads towers of both colours: `a1_w,e5_wwbbb`. An empty list is no pieces. */
export const readTowers = (variant: Variant, list: Word): Placed =>
  list.text === '' ? done([]) : all(split(list, ',').map((word) => readTower(variant, word)));
