/**
 * Positions as text: `W:Wc3,Kd4:Bb8` (PDN 3.0, FEN tag), and `W:a1_w,c3_wbB` for towers, listed
 * from the top down.
 *
 * Positions are written without ranges and in reading order, so that every program can read them
 * and equal positions have equal texts. Positions are read in either notation, with ranges, spaces,
 * lowercase letters, and colors in any order. Clocks and move numbers after the position are
 * ignored.
 */
import { done, refused, type Result, type Refused } from '../kit/result.ts';
import { boardOf } from '../draughts/geometry.ts';
import {
  type Color,
  COLORS,
  type KingRun,
  type Piece,
  type Position,
  type Square,
} from '../draughts/types.ts';
import type { AnyVariant } from '../draughts/variant.ts';
import { all, letterOf, readList, readTowers, wrongWith, type PlacedTower } from './fenPieces.ts';
import { after, split, type FenCode, type FenProblem, type Word } from './fenProblem.ts';
import { cut } from '../kit/cut.ts';
import { inLatin, plainFen } from './plainFen.ts';
import { makeSquare, parseSquare } from './square.ts';
import { hasTooManyCaptures } from '../draughts/moves.ts';
import { endingOf } from '../draughts/ending.ts';
import { startLine } from '../draughts/line.ts';

/** The longest text to read, in UTF-16 units: more than twice as long as a full 12x12 board. */
const LONGEST = 1000;
const LETTER = { white: 'W', black: 'B' } as const;

const problem = (code: FenCode, { text, column }: Word): Refused<FenProblem> =>
  refused({ code, column, text: cut(text, 20) });

type Board = Position['board'];

const hasTowers = (variant: AnyVariant): boolean => variant.captured === 'joins-tower';

const makeList = (variant: AnyVariant, board: Board, color: Color): string => {
  const named = (piece: Piece, square: Square): string =>
    `${piece.role === 'king' ? 'K' : ''}${makeSquare(variant, square)}`;
  return board
    .flatMap((tower, square) => (tower?.[0].color === color ? [named(tower[0], square)] : []))
    .join(',');
};

/** Lists rows from White's side, as tower notation does. */
const makeTowers = (variant: AnyVariant, board: Board): string => {
  const { squares } = boardOf(variant);
  const rowOf = (square: Square): number => squares[square]?.row ?? 0;
  return [...board.keys()]
    .toSorted((a, b) => rowOf(b) - rowOf(a) || a - b)
    .flatMap((square) => {
      const tower = board[square] ?? null;
      return tower === null ? [] : [`${makeSquare(variant, square)}_${tower.map(letterOf).join('')}`];
    })
    .join(',');
};

type Runs = Pick<Position, 'kingRuns'>;

/**
 * The field of a Frisian FEN that counts how many times in a row each side has moved the same king:
 * `+2+0`, White first, as lidraughts writes it. The board identifies the king only if there is just
 * one, so we add its square: `+2(37)+0`. Other programs skip fields that they don't know.
 */
const KING_RUNS = /^\+(?<white>\d(?:\(\w+\))?)\+(?<black>\d(?:\(\w+\))?)$/;
const RUN = /^(?<moves>\d)(?:\((?<square>\w+)\))?$/;

const makeRun = (variant: AnyVariant, run: KingRun | null): string =>
  run === null ? '+0' : `+${run.moves}(${makeSquare(variant, run.square)})`;

const makeKingRuns = (variant: AnyVariant, { kingRuns }: Runs): string => {
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

const readKingRuns = (variant: AnyVariant, board: Position['board'], field: string): Runs => {
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

/**
 * A position as text, without ranges and in reading order, so that equal positions have equal texts.
 *
 * @example
 * const russian = variantOf('russian');
 * makeFen(russian, unwrap(parseFen(russian, 'w:we1, Kb4:bh8'))) // => 'W:WKb4,e1:Bh8'
 */
export const makeFen = (variant: AnyVariant, position: Position): string => {
  const { board, turn } = position;
  if (hasTowers(variant)) return `${LETTER[turn]}:${makeTowers(variant, board)}`;
  const lists = COLORS.map((color) => `:${LETTER[color]}${makeList(variant, board, color)}`);
  return `${LETTER[turn]}${lists.join('')}${makeKingRuns(variant, position)}`;
};

const colorOf = (letter: string): Color | undefined =>
  COLORS.find((color) => LETTER[color] === letter.toUpperCase());

/** `H0`, `F1` or an empty field. Programs append these after the pieces. */
const EXTRA = /^[HF]?\d*$/i;

const isExtra = ({ text }: Word): boolean => EXTRA.test(text) || KING_RUNS.test(text);

// The second list of a color while the other has none: one of the two has the wrong letter.
const listedTwice = (fields: readonly Word[]): Word | undefined => {
  const lists = fields.filter(({ text }) => text.length > 1 && colorOf(text.charAt(0)) !== undefined);
  const colors = new Set(lists.map(({ text }) => colorOf(text.charAt(0))));
  return colors.size === 1 ? lists[1] : undefined;
};

const readFields = (
  variant: AnyVariant,
  turn: Word,
  fields: readonly Word[],
): ReturnType<typeof readList> => {
  const [first] = fields;
  if (first === undefined || (first.text === '' && !hasTowers(variant))) return problem('fen-color', turn);
  if (first.text.includes('_') || (first.text === '' && hasTowers(variant)))
    return hasTowers(variant) ? readTowers(variant, first) : problem('fen-tower', first);
  const twice = listedTwice(fields);
  if (twice) return problem('fen-color', twice);
  return all(
    fields.map((field) => {
      const color = colorOf(field.text.charAt(0));
      if (color !== undefined) return readList(variant, color, after(field, 1));
      return isExtra(field) ? done([]) : problem('fen-color', field);
    }),
  );
};

const boardWith = (variant: AnyVariant, towers: readonly PlacedTower[]): Board => {
  const on = new Map(towers.map(({ square, tower }) => [square, tower]));
  return boardOf(variant).squares.map((_, square) => on.get(square) ?? null);
};

const parseInForm = (variant: AnyVariant, text: string): Result<Position, FenProblem> => {
  if (text.length > LONGEST) return problem('fen-too-long', { text, column: 1 });
  const [first, ...fields] = split({ text: text.replace(/(?<![\s.])[\s.]+$/, ''), column: 1 }, ':');
  const turn = colorOf(first?.text ?? '');
  if (first === undefined || turn === undefined) return problem('fen-turn', first ?? { text, column: 1 });
  const towers = readFields(variant, first, fields);
  if (!towers.ok) return towers;
  const board = boardWith(variant, towers.value);
  const wrong = wrongWith(variant, towers.value, board);
  if (wrong !== null) return refused(wrong);
  const runs = fields.find((field) => KING_RUNS.test(field.text))?.text ?? '';
  return done({ turn, board, ...readKingRuns(variant, board, runs) });
};

const hasPieces = ({ board }: Position): boolean => board.some((tower) => tower !== null);

/**
 * Reads a position strictly or, if that fails, the way people write it. Never throws.
 *
 * @example
 * const international = variantOf('international');
 * parseFen(international, 'W:W31-50:B1-20').ok // => true
 * const wrong = parseFen(international, 'W:W31-50:B1-51');
 * !wrong.ok && wrong.problem // => { code: 'fen-square', column: 13, text: '51' }
 */
export const parseFen = (variant: AnyVariant, text: string): Result<Position, FenProblem> => {
  const strict = parseInForm(variant, inLatin(text));
  if (text.length > LONGEST || (strict.ok && hasPieces(strict.value))) return strict;
  const plain = parseInForm(variant, plainFen(text));
  return plain.ok && (!strict.ok || hasPieces(plain.value)) ? plain : strict;
};

/** Reads a position to set up. It must have few enough captures to list, unlike games. */
export const parseSetupFen = (variant: AnyVariant, text: string): Result<Position, FenProblem> => {
  const position = parseFen(variant, text);
  return position.ok && hasTooManyCaptures(variant, position.value)
    ? refused({ code: 'fen-too-many-captures', column: 1, text: '' })
    : position;
};

/**
 * Reads a position to start a game from. Both sides must have pieces, and the game must not be
 * over.
 *
 * @example
 * const lone = parseStartFen(variantOf('russian'), 'W:Wc3:B');
 * !lone.ok && lone.problem.code // => 'fen-side-empty'
 */
export const parseStartFen = (variant: AnyVariant, text: string): Result<Position, FenProblem> => {
  const position = parseSetupFen(variant, text);
  if (!position.ok) return position;
  const { board } = position.value;
  const owns = COLORS.every((color) => board.some((tower) => tower?.[0].color === color));
  if (!owns) return refused({ code: 'fen-side-empty', column: 1, text: '' });
  if (endingOf(startLine(variant, position.value)) !== null)
    return refused({ code: 'fen-over', column: 1, text: '' });
  return done(position.value);
};
