/**
 * In a puzzle, only one move wins, and again only one after each reply. The second wrong move ends
 * the attempt.
 */
import { type Result, done, refused } from '../../kit/result.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { makeFullMove, parseMoveIn } from '../../notation/move.ts';
import { lineFrom } from '../../notation/valid.ts';
import type { UserId } from '../../game/game.ts';
import type { GameProblem } from '../../game/problem.ts';
import type { Rating } from '../../rating/glicko.ts';

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
  readonly fen: string;
  readonly moves: readonly string[];
}

export const TRIAL_STATES = ['open', 'solved', 'failed'] as const;

export interface Trial {
  readonly user: UserId;
  readonly puzzleId: string;
  readonly variant: PuzzleVariant;
  readonly version: number;
  readonly ply: number;
  readonly misses: number;
  readonly state: (typeof TRIAL_STATES)[number];
  readonly change: {
    readonly before: number;
    readonly after: number;
    readonly isProvisional?: boolean | undefined;
  } | null;
  readonly at: number;
}

const MOST_MISSES = 2;

/** Two 32-bit FNV-1a hashes with different bases. */
function hash(text: string, base: number): string {
  let value = base;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

/** The same position in the same variant is the same puzzle, globally or per server. */
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

/** The board after `ply` moves. */
export const puzzleLine = ({ variant, fen, moves }: Puzzle, ply: number): Line =>
  lineFrom(variant, fen, ...moves.slice(0, ply));

interface Tried {
  readonly trial: Trial;
  readonly move: Move;
  readonly isRight: boolean;
}

/** `text` may be in any notation, and shortened as long as it stays unambiguous. */
export function tryMove(puzzle: Puzzle, trial: Trial, text: string, at: number): Result<Tried, GameProblem> {
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

export function giveUp(trial: Trial, at: number): Result<Trial, GameProblem> {
  if (trial.state !== 'open') return refused({ code: 'puzzle-over' });
  return done({ ...trial, version: trial.version + 1, state: 'failed', at });
}

export function scoreOf({ state, misses }: Trial): 0 | 0.5 | 1 {
  if (state !== 'solved') return 0;
  return misses === 0 ? 1 : 0.5;
}

export interface PuzzleRecord {
  readonly puzzle: Puzzle;
  /** The server that its game comes from, and when (ms); `null` for a bundled puzzle. */
  readonly origin: { readonly guildId: string; readonly at: number } | null;
  readonly rating: Rating;
  readonly version: number;
}

export interface Solver {
  readonly user: UserId;
  readonly variant: PuzzleVariant;
  readonly version: number;
  /** `null` before the first. */
  readonly rating: Rating | null;
  readonly tried: number;
  readonly solved: number;
}

export interface PuzzleFilter {
  readonly guildId: string | null;
  readonly variant: PuzzleVariant;
  readonly value: number;
}

/** Trials of puzzles available here, in one variant or in any. */
export interface TrialFilter {
  readonly guildId: string | null;
  readonly variant: PuzzleVariant | null;
}

/** The result of a trial, saved in one transaction. */
export interface TrialResult {
  readonly trial: Trial;
  readonly solver: Solver;
  readonly record: PuzzleRecord;
}
