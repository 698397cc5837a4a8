import { boardOf } from '../../draughts/geometry.ts';
import { single } from '../../draughts/piece.ts';
import type { Move, Position, Tower } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';

const PIECES: ReadonlyMap<string, Tower | null> = new Map([
  ['w', single('white', 'man')],
  ['b', single('black', 'man')],
  ['W', single('white', 'king')],
  ['B', single('black', 'king')],
  ['e', null],
]);

/** The side to move, then one letter per square in reading order; `null` if it isn't a position. */
export function parsePosition(variant: Variant, text: string): Position | null {
  const [turn, ...letters] = text;
  if (turn !== 'W' && turn !== 'B') return null;
  const board = letters.map((letter) => PIECES.get(letter));
  if (board.length !== boardOf(variant).squares.length) return null;
  if (!board.every((tower) => tower !== undefined)) return null;
  const position: Position = { turn: turn === 'W' ? 'white' : 'black', board };
  return variant.kingRunLimit === null ? position : { ...position, kingRuns: { white: null, black: null } };
}

/** `32-28`, or a capture with all its captured squares: `28x19x23` goes from 28 to 19 over 23. */
export const makeHubMove = ({ from, to, taken }: Move): string =>
  taken.length === 0 ? `${from + 1}-${to + 1}` : [from, to, ...taken].map((square) => square + 1).join('x');

export function parseHubMove(legal: readonly Move[], text: string): Move | null {
  const squares = text.split(/[-x:]/).map((square) => Number(square) - 1);
  const [from, to, ...taken] = squares;
  const fitting = legal.filter(
    (move) => move.from === from && move.to === to && (taken.length === 0 || areSame(move.taken, taken)),
  );
  return fitting.find((move) => move.taken.join() === taken.join()) ?? fitting[0] ?? null;
}

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((square) => others.includes(square));
