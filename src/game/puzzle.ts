/**
 * A puzzle and someone's way through it: a position in which one move wins, and again one after each reply. Its solver
 * may err once; the second wrong move, or giving up, ends it.
 */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { extend, lastPosition, startLine, type Line } from '../draughts/line.ts';
import type { Move } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import type { UserId } from './game.ts';
import type { GameProblem } from './problem.ts';

/** The variants that have puzzles. */
export const PUZZLE_VARIANTS = [
  'russian',
  'international',
  'poddavki',
  'bashni',
] as const satisfies readonly VariantId[];
export type PuzzleVariant = (typeof PUZZLE_VARIANTS)[number];

export interface Puzzle {
  readonly id: string;
  readonly variant: PuzzleVariant;
  /** The position, with the solver to move. */
  readonly fen: string;
  /** The solution with every landing square, the solver's move first and last. */
  readonly moves: readonly string[];
}

export const TRIAL_STATES = ['open', 'solved', 'failed'] as const;

/** Someone's one try at a puzzle. */
export interface Trial {
  readonly user: UserId;
  readonly puzzleId: string;
  readonly variant: PuzzleVariant;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** Moves of the solution that are on the board, replies among them. */
  readonly ply: number;
  /** Wrong moves. */
  readonly misses: number;
  readonly state: (typeof TRIAL_STATES)[number];
  /** The solver's rating before and after it, and whether that is provisional still; `null` while it is open. */
  readonly change: {
    readonly before: number;
    readonly after: number;
    readonly isProvisional?: boolean | undefined;
  } | null;
  /** When it was last gone on with (ms since 1970). */
  readonly at: number;
}

/** So many wrong moves end it. */
const MOST_MISSES = 2;

/** Two 32-bit hashes of a text (FNV-1a from two bases), for ids that follow from what they stand for. */
function hash(text: string, base: number): string {
  let value = base;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

/** The id of a puzzle: the same position of the same variant is the same puzzle, for everybody or in one server. */
export function puzzleIdOf(variant: PuzzleVariant, fen: string, guildId: string | null = null): string {
  const text = guildId === null ? `${variant} ${fen}` : `${guildId} ${variant} ${fen}`;
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x2f0b4a37)}`;
}

export const newTrial = ({ id, variant }: Puzzle, user: UserId, at: number): Trial => ({
  user,
  puzzleId: id,
  variant,
  version: 1,
  ply: 0,
  misses: 0,
  state: 'open',
  change: null,
  at,
});

/** The board after so many moves of the solution. Throws when what is recorded is no legal play: that is damage. */
export function puzzleLine({ id, variant, fen, moves }: Puzzle, ply: number): Line {
  const start = parseFen(variantOf(variant), fen);
  if (!start.ok) throw new Error(`the puzzle ${id} begins from no position: ${fen}`);
  return moves.slice(0, ply).reduce(
    (line, text) => {
      const move = parseMoveIn(line.variant, lastPosition(line), text);
      if (!move.ok) throw new Error(`the puzzle ${id} has the move ${text}, which is not legal there`);
      return extend(line, move.value);
    },
    startLine(variantOf(variant), start.value),
  );
}

/** What came of a move that was tried. */
export interface Tried {
  readonly trial: Trial;
  readonly move: Move;
  readonly isRight: boolean;
}

/** The trial after the move that `text` means, in either notation and as short as one likes. */
export function tryMove(puzzle: Puzzle, trial: Trial, text: string, at: number): Attempt<Tried, GameProblem> {
  if (trial.state !== 'open') return refused({ code: 'puzzle-over' });
  const line = puzzleLine(puzzle, trial.ply);
  const read = parseMoveIn(line.variant, lastPosition(line), text);
  if (!read.ok) return read;
  const move = read.value;
  const isRight = makeFullMove(line.variant, move) === puzzle.moves[trial.ply];
  const next = { ...trial, version: trial.version + 1, at };
  if (!isRight) {
    const misses = trial.misses + 1;
    const state = misses < MOST_MISSES ? 'open' : 'failed';
    return done({ trial: { ...next, misses, state }, move, isRight });
  }
  const ply = Math.min(trial.ply + 2, puzzle.moves.length);
  const state = ply === puzzle.moves.length ? 'solved' : 'open';
  return done({ trial: { ...next, ply, state }, move, isRight });
}

/** The trial of someone who wants to see the solution. */
export function giveUp(trial: Trial, at: number): Attempt<Trial, GameProblem> {
  if (trial.state !== 'open') return refused({ code: 'puzzle-over' });
  return done({ ...trial, version: trial.version + 1, state: 'failed', at });
}

/** What the trial counts against its puzzle: a win, half of one with a wrong move, or a loss. */
export function scoreOf({ state, misses }: Trial): 0 | 0.5 | 1 {
  if (state !== 'solved') return 0;
  return misses === 0 ? 1 : 0.5;
}
