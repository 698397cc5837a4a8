/** The answer of the rules tool to a request: a position, its legal moves, the result, and perft where asked. */
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition, startLine } from '../draughts/line.ts';
import type { Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import { coreOf } from '../draughts/numeric/coreOf.ts';
import type { Move, Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { variantOf } from '../draughts/variants.ts';
import { makeFen, parseSetupFen } from '../notation/fen.ts';
import type { FenCode } from '../notation/fenProblem.ts';
import { makeMove, parseMoveIn } from '../notation/move.ts';
import type { MoveProblem } from '../notation/move.ts';
import { makeSquare } from '../notation/square.ts';
import type { Request } from './rulesRequest.ts';

/** Why a request cannot be answered. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  /** The moves that could have been played instead. */
  readonly legal?: readonly string[];
}

const FEN_WORDS: Readonly<Record<FenCode, string>> = {
  'fen-too-long': 'too long',
  'fen-turn': 'no side to move',
  'fen-color': 'no colour',
  'fen-square': 'no such square',
  'fen-range': 'no range of squares',
  'fen-tower': 'no tower of this variant',
  'fen-tower-mixed': 'a tower whose colours alternate',
  'fen-square-twice': 'two pieces on one square',
  'fen-man-on-last-row': 'a man on the last row',
  'fen-too-many': 'too many pieces',
  'fen-too-many-captures': 'too many captures to list',
  'fen-side-empty': 'a side without pieces',
  'fen-over': 'the game is over',
};

const lineFrom = (variant: Variant, fen: string | undefined): Attempt<Line, Refusal> => {
  if (fen === undefined) return done(startLine(variant));
  const position = parseSetupFen(variant, fen);
  if (position.ok) return done(startLine(variant, position.value));
  const { code, column, text } = position.problem;
  return refused({ code, message: `fen, column ${column}: ${FEN_WORDS[code]} "${text}"` });
};

const refusalOf = (problem: MoveProblem, number: number): Refusal => ({
  code: problem.code,
  message: `move ${number}: ${problem.text}`,
  legal: problem.code === 'ambiguous-move' ? problem.candidates : problem.legal,
});

const played = (start: Line, moves: readonly string[]): Attempt<Line, Refusal> => {
  let line = start;
  for (const [index, text] of moves.entries()) {
    const move = parseMoveIn(line.variant, lastPosition(line), text);
    if (!move.ok) return refused(refusalOf(move.problem, index + 1));
    line = extend(line, move.value);
  }
  return done(line);
};

const described = (variant: Variant, move: Move, legal: readonly Move[]): object => {
  const named = (square: number): string => makeSquare(variant, square);
  return {
    text: makeMove(variant, move, legal),
    from: named(move.from),
    to: named(move.to),
    path: move.path.map(named),
    taken: move.taken.map(named),
    promotes: move.promotes,
  };
};

const counted = (variant: Variant, position: Position, depth: number): readonly number[] =>
  Array.from({ length: depth }, (_, index) => coreOf(variant).perft(position, index + 1));

/** Without the count of Frisian kings, which other programs do not expect here: it is in the moves. */
const makeBoardFen = (variant: Variant, { turn, board }: Position): string =>
  makeFen(variant, { turn, board });

/** The object to be printed; the id comes first. */
export const answerTo = ({ id, variant: name, fen, moves, perft: depth }: Request): object => {
  const variant = variantOf(name);
  const start = lineFrom(variant, fen);
  const line = start.ok ? played(start.value, moves) : start;
  if (!line.ok) return { id, error: line.problem };
  const position = lastPosition(line.value);
  const legal = legalMoves(variant, position);
  return {
    id,
    fen: makeBoardFen(variant, position),
    turn: position.turn,
    legal: legal.map((move) => described(variant, move, legal)),
    result: endingOf(line.value),
    ...(depth === undefined ? {} : { perft: counted(variant, position, depth) }),
  };
};
