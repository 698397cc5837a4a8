/**
 * The store's interface for puzzles: ratings, trials, the puzzle of the day, and games still to be
 * searched.
 */
import type { UserId, MessageAddress, Player, GameId } from '../../game/game.ts';
import type { Puzzle, PuzzleVariant, Trial } from '../../features/puzzle/rules.ts';
import type { Rating } from '../../rating/glicko.ts';

export interface PuzzleRecord {
  readonly puzzle: Puzzle;
  /** The server whose games it comes from, and when (ms); `null` for a bundled one. */
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

/** Trials of puzzles available here, of one variant or of any. */
export interface TrialFilter {
  readonly guildId: string | null;
  readonly variant: PuzzleVariant | null;
}

/** The result of a trial, saved in one transaction. */
export interface Outcome {
  readonly trial: Trial;
  readonly solver: Solver;
  readonly record: PuzzleRecord;
}

/** A server that wants a puzzle of the day, or used to. */
export interface Daily {
  readonly guildId: string;
  readonly version: number;
  /** The last posted puzzle, the previous puzzle, and the message that shows it. */
  readonly puzzleId: string | null;
  readonly beforeId: string | null;
  readonly card: MessageAddress | null;
  /** Puzzles found in the server's games until this time (ms) have been posted. */
  readonly foundUntil: number;
  /** When to post the next (ms since 1970); `null` if undecided. */
  readonly postAt: number | null;
}

export interface DailySolver {
  readonly guildId: string;
  readonly puzzleId: string;
  readonly player: Pick<Player, 'id' | 'name'>;
  readonly at: number;
}

/** A hunt is a row until the game is searched; any process can continue from its answers. */
export interface HuntAnswer {
  readonly move: string;
  readonly score: number;
}

export interface Hunt {
  readonly gameId: GameId;
  readonly guildId: string;
  readonly version: number;
  /** The version of the search; another version would ask other questions. 0 before the first. */
  readonly finder: number;
  readonly answers: readonly (HuntAnswer | null)[];
}
