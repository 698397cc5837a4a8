/**
 * Positions and moves in the format of the collected samples, read without the notation layer,
 * because these tests must not rely on it.
 */
import { readFileSync } from 'node:fs';
import { boardOf } from '../../src/draughts/geometry.ts';
import type { Color, Move, Piece, Position, Square, Tower } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';

/** A square as the variant's samples name it: `c3`, or a number from 1. */
function squareText(variant: Variant, square: Square): string {
  if (variant.notation.squares === 'numeric') return String(square + 1);
  const { row, column } = boardOf(variant).squares[square]!;
  return `${'abcdefghijkl'[column]}${variant.size - row}`;
}

const squareNamed = (variant: Variant, text: string): Square => {
  const square = boardOf(variant).squares.findIndex((_, index) => squareText(variant, index) === text);
  if (square < 0) throw new Error(`no square ${text}`);
  return square;
};

const isOrdered = (variant: Variant): boolean => variant.captured === 'joins-tower';

/**
 * `c3-d4`, or `c3:g3(d4,f4)` with the captured squares sorted (Bashni: in order), `=K` when it
 * promotes.
 */
export function moveText(variant: Variant, move: Move): string {
  const [from, to] = [squareText(variant, move.from), squareText(variant, move.to)];
  if (move.taken.length === 0) return `${from}-${to}${crown(move)}`;
  const names = move.taken.map((square) => squareText(variant, square));
  const taken = isOrdered(variant) ? names : names.toSorted(byName);
  return `${from}${variant.notation.captureSign}${to}(${taken.join(',')})${crown(move)}`;
}

/** `c3:e5:g3(d4,f4)`: every landing square, captures in order. */
export function routeText(variant: Variant, move: Move): string {
  if (move.taken.length === 0) return moveText(variant, move);
  const path = move.path.map((square) => squareText(variant, square)).join(variant.notation.captureSign);
  const taken = move.taken.map((square) => squareText(variant, square)).join(',');
  return `${path}(${taken})${crown(move)}`;
}

const crown = ({ promotes }: Move): string => (promotes ? '=K' : '');

const byName = (a: string, b: string): number =>
  Number.isNaN(Number(a)) ? Number(a > b) - Number(a < b) : Number(a) - Number(b);

/** The position in a sample's `fen`: `W:Wc3,Ke1:Bd6`, or Bashni's `W:a1_w,c3_wbB`. */
export function readPosition(variant: Variant, fen: string): Position {
  const [turn, ...parts] = fen.split(':');
  const board: (Tower | null)[] = boardOf(variant).squares.map(() => null);
  const place = (name: string, tower: Tower): void => {
    board[squareNamed(variant, name)] = tower;
  };
  if (isOrdered(variant)) {
    for (const text of listed(parts[0]!)) place(...readTower(text));
  } else {
    for (const part of parts) {
      const color = part.startsWith('W') ? 'white' : 'black';
      for (const text of listed(part.slice(1))) place(text.replace('K', ''), [readPiece(color, text)]);
    }
  }
  const position: Position = { turn: turn === 'W' ? 'white' : 'black', board };
  return variant.kingRunLimit === null ? position : { ...position, kingRuns: { white: null, black: null } };
}

const listed = (text: string): string[] => text.split(',').filter((entry) => entry !== '');

const readPiece = (color: Color, text: string): Piece => ({
  color,
  role: text.startsWith('K') ? 'king' : 'man',
});

function readTower(text: string): [string, Tower] {
  const [square, stack] = text.split('_');
  const [top, ...below] = stack!.split('').map((letter): Piece => ({
    color: letter.toLowerCase() === 'w' ? 'white' : 'black',
    role: letter === letter.toLowerCase() ? 'man' : 'king',
  }));
  return [square!, [top!, ...below]];
}

export const positionText = ({ turn, board }: Position): string =>
  `${turn} ${board.map((tower) => (tower ? tower.map(letterOf).join('') : '.')).join(' ')}`;

const letterOf = ({ color, role }: Piece): string => {
  const letter = color === 'white' ? 'w' : 'b';
  return role === 'king' ? letter.toUpperCase() : letter;
};

const LETTER = /^[wWbB]+$/u;

/**
 * A board drawn from the top, one word per square: `w`, `b`, `W`, `B`, or a tower from the top
 * down; anything else is empty.
 */
export function drawn(variant: Variant, turn: Color, picture: string): Position {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/u));
  const board = boardOf(variant).squares.map(({ row, column }) => {
    const word = rows[row]?.[column] ?? '';
    return LETTER.test(word) ? readTower(`_${word}`)[1] : null;
  });
  const words = rows.flat().filter((word) => LETTER.test(word));
  if (words.length !== board.filter(Boolean).length) throw new Error('a piece beside the playable squares');
  return variant.kingRunLimit === null
    ? { turn, board }
    : { turn, board, kingRuns: { white: null, black: null } };
}

interface DrawnCase {
  readonly what: string;
  readonly variant: Variant;
  readonly position: Position;
  readonly expected: readonly string[];
}

/**
 * The boards in a file of `test/fixtures/boards`, each with its subject, variant, side to move and
 * expected moves.
 */
export const drawnCases = (name: string): readonly DrawnCase[] =>
  readFileSync(new URL(`../fixtures/boards/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((text) => {
      const [what = '', scene = '', ...rows] = text.split('\n');
      const [id, turn] = scene.replace(' to move', '').split(', ');
      const variant = variantOf(VARIANT_IDS.find((each) => each === id) ?? 'russian');
      const color = turn === 'white' ? 'white' : 'black';
      const [sign, ...expected] = (rows.pop() ?? '').split(' ');
      if (variant.id !== id || sign !== '=') throw new Error(`an unreadable board: ${text}`);
      return { what, variant, position: drawn(variant, color, rows.join('\n')), expected };
    });
