/** Pieces by color, as in PDN (`W31-50,K7`), or towers by square (`a1_w,e5_wwbbb`, top first). */
import { done, refused, type Result, type Refused } from '../kit/result.ts';
import { COLORS, type Color, type Piece, type Position, type Square, type Tower } from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { after, split, type FenCode, type FenProblem, type Word } from './fenProblem.ts';
import { parseSquare } from './square.ts';
import { boardOf, type Board } from '../draughts/geometry.ts';

export interface PlacedTower {
  readonly square: Square;
  readonly tower: Tower;
  readonly word: Word;
}

type Placed = Result<readonly PlacedTower[], FenProblem>;

const problem = (code: FenCode, { text, column }: Word): Refused<FenProblem> =>
  refused({ code, column, text });

export const all = (lists: readonly Placed[]): Placed => {
  const towers: PlacedTower[] = [];
  for (const list of lists) {
    if (!list.ok) return list;
    towers.push(...list.value);
  }
  return done(towers);
};

/** `K` or `k` marks a king, but `k4` is a square on boards with a k-file. */
const KING = /^(?:K|k(?=[a-z]))(?=.)/;
const KING_OR_FILE = /^[Kk](?=.)/;

const isKing = (variant: AnyVariant, text: string): boolean =>
  KING.test(text) || (KING_OR_FILE.test(text) && parseSquare(variant, text) === null);

const squaresOf = (variant: AnyVariant, word: Word): Result<readonly Square[], FenProblem> => {
  const [first, last, more] = split(word, '-');
  const from = parseSquare(variant, first?.text ?? '');
  if (first === undefined || from === null) return problem('fen-square', first ?? word);
  if (last === undefined) return done([from]);
  const to = parseSquare(variant, last.text);
  if (to === null) return problem('fen-square', last);
  if (more !== undefined) return problem('fen-range', word);
  return done(Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index));
};

const readListed = (variant: AnyVariant, color: Color, word: Word): Placed => {
  const king = isKing(variant, word.text);
  const squares = squaresOf(variant, king ? after(word, 1) : word);
  if (!squares.ok) return squares;
  const piece: Piece = { color, role: king ? 'king' : 'man' };
  return done(squares.value.map((square) => ({ square, tower: [piece], word })));
};

export const readList = (variant: AnyVariant, color: Color, list: Word): Placed =>
  list.text === '' ? done([]) : all(split(list, ',').map((word) => readListed(variant, color, word)));

const LETTERS: ReadonlyMap<string, Piece> = new Map([
  ['w', { color: 'white', role: 'man' }],
  ['W', { color: 'white', role: 'king' }],
  ['b', { color: 'black', role: 'man' }],
  ['B', { color: 'black', role: 'king' }],
]);

export const letterOf = ({ color, role }: Piece): string => {
  const letter = color === 'white' ? 'w' : 'b';
  return role === 'king' ? letter.toUpperCase() : letter;
};

// Whether the colors change more than once from top to bottom. Captured pieces go to the bottom, so
// no game produces such a tower, and the numeric rules can't represent it.
const isMixed = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ color }, level) => level > 0 && pieces[level - 1]?.color !== color).length > 1;

const readTower = (variant: AnyVariant, word: Word): Placed => {
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

export const readTowers = (variant: AnyVariant, list: Word): Placed =>
  list.text === '' ? done([]) : all(split(list, ',').map((word) => readTower(variant, word)));

const problemAt = (code: FenProblem['code'], { word }: PlacedTower): FenProblem => ({
  code,
  column: word.column,
  text: word.text,
});

const squareTwice = (towers: readonly PlacedTower[]): FenProblem | null => {
  const seen = new Set<number>();
  for (const tower of towers) {
    if (seen.has(tower.square)) return problemAt('fen-square-twice', tower);
    seen.add(tower.square);
  }
  return null;
};

const manOnLastRow = (variant: AnyVariant, towers: readonly PlacedTower[]): FenProblem | null => {
  const { isLastRow } = boardOf(variant);
  const wrong = towers.find(
    ({ square, tower: [top] }) => top.role === 'man' && isLastRow[top.color][square] === true,
  );
  return wrong === undefined ? null : problemAt('fen-man-on-last-row', wrong);
};

const piecesOf = (board: Position['board'], color: Color): number =>
  board.flatMap((tower) => tower ?? []).filter((piece) => piece.color === color).length;

/** How many pieces fill a side's half of the board, except the row next to the middle. */
const mostPieces = ({ size, squares }: Board): number => (squares.length * (size - 2)) / (size * 2);

const tooMany = (variant: AnyVariant, board: Position['board']): FenProblem | null => {
  const most = mostPieces(boardOf(variant));
  const over = COLORS.some((color) => piecesOf(board, color) > most);
  return over ? { code: 'fen-too-many', column: 1, text: '' } : null;
};

/** The first rule that the pieces break. A side may have no pieces, as at the end of a game. */
export const wrongWith = (
  variant: AnyVariant,
  towers: readonly PlacedTower[],
  board: Position['board'],
): FenProblem | null => squareTwice(towers) ?? manOnLastRow(variant, towers) ?? tooMany(variant, board);
