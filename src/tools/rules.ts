import { z } from 'zod';
import { done, refused, type Result } from '../kit/result.ts';
import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import { perft } from '../draughts/perft.ts';
import type { Move, Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { variantOf, VARIANT_IDS } from '../draughts/variants.ts';
import { makeFen, parseSetupFen } from '../notation/fen.ts';
import type { FenCode } from '../notation/fenProblem.ts';
import { makeMove, parseMoveIn, type MoveProblem } from '../notation/move.ts';
import { makeSquare } from '../notation/square.ts';
import { answerLines, RequestId } from './jsonLines.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly legal?: readonly string[];
}

const FEN_WORDS: Readonly<Record<FenCode, string>> = {
  'fen-too-long': 'too long',
  'fen-turn': 'no side to move',
  'fen-color': 'no color',
  'fen-square': 'no such square',
  'fen-range': 'not a range of squares',
  'fen-tower': 'not a tower of this variant',
  'fen-tower-mixed': 'a tower with alternating colors',
  'fen-square-twice': 'two pieces on one square',
  'fen-man-on-last-row': 'a man on the last row',
  'fen-too-many': 'too many pieces',
  'fen-too-many-captures': 'too many captures to list',
  'fen-side-empty': 'a side without pieces',
  'fen-over': 'the game is over',
};

const lineFrom = (variant: Variant, fen: string | undefined): Result<Line, Refusal> => {
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

const played = (start: Line, moves: readonly string[]): Result<Line, Refusal> => {
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
  Array.from({ length: depth }, (_, index) => perft(variant, position, index + 1));

/** Leaves out Frisian king counts, because other programs don't expect them. */
const makeBoardFen = (variant: Variant, { turn, board }: Position): string =>
  makeFen(variant, { turn, board });

const answerTo = ({ id, variant: name, fen, moves, perft: depth }: Request): object => {
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

/** Deeper counts would take hours. */
const DEEPEST_PERFT = 12;
const MOST_MOVES = 5000;

const Request = z.strictObject({
  id: RequestId.default(null),
  variant: z.enum(VARIANT_IDS),
  fen: z.string().optional(),
  moves: z.array(z.string()).max(MOST_MOVES).default([]),
  perft: z.int().min(1).max(DEEPEST_PERFT, `at most ${DEEPEST_PERFT} plies deep`).optional(),
});
type Request = z.infer<typeof Request>;

const LONGEST_LINE = 1_000_000;
const CODES = { 'too-long': 'too-long', 'no-json': 'bad-json', 'other-form': 'bad-request' } as const;

await answerLines({
  longest: LONGEST_LINE,
  form: Request,
  answer: answerTo,
  refuse: ({ id, why, faults }) => ({ id, error: { code: CODES[why], message: faults.join('; ') } }),
});
