/**
 * The field of a Frisian FEN that counts how many times in a row each side has moved the same king:
 * `+2+0`, White first, as lidraughts writes it. The board only identifies the king when there is
 * just one, so we add its square: `+2(37)+0`. Other programs skip fields that they don't know.
 */
import { COLORS, type Color, type KingRun, type Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { makeSquare, parseSquare } from './square.ts';

type Runs = Pick<Position, 'kingRuns'>;

export const KING_RUNS = /^\+(?<white>\d(?:\(\w+\))?)\+(?<black>\d(?:\(\w+\))?)$/;
const RUN = /^(?<moves>\d)(?:\((?<square>\w+)\))?$/;

const makeRun = (variant: Variant, run: KingRun | null): string =>
  run === null ? '+0' : `+${run.moves}(${makeSquare(variant, run.square)})`;

export const makeKingRuns = (variant: Variant, { kingRuns }: Runs): string => {
  const runs = COLORS.map((color) => kingRuns?.[color] ?? null);
  return runs.every((run) => run === null) ? '' : `:${runs.map((run) => makeRun(variant, run)).join('')}`;
};

const onlyKing = (board: Position['board'], color: Color): number | null => {
  const kings = [...board.keys()].filter((square) => {
    const top = board[square]?.[0];
    return top?.color === color && top.role === 'king';
  });
  return kings.length === 1 ? (kings[0] ?? null) : null;
};

export const readKingRuns = (variant: Variant, board: Position['board'], field: string): Runs => {
  const limit = variant.kingRunLimit;
  if (limit === null) return {};
  const sides = KING_RUNS.exec(field)?.groups ?? {};
  const runOf = (color: Color): KingRun | null => {
    const { moves = '0', square: name } = RUN.exec(sides[color] ?? '')?.groups ?? {};
    const square = name === undefined ? onlyKing(board, color) : parseSquare(variant, name);
    return moves === '0' || square === null ? null : { square, moves: Math.min(Number(moves), limit) };
  };
  return { kingRuns: { white: runOf('white'), black: runOf('black') } };
};
