/**
 * The store's interface for puzzles: ratings, trials, the puzzle of the day, and games still to be
 * searched.
 */
import type { UserId, MessageAddress, Player, GameId } from '../../game/game.ts';
import type { Puzzle, PuzzleVariant, Trial } from '../../game/puzzle.ts';
import type { Book } from './book.ts';
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

export interface Puzzles {
  add(records: readonly PuzzleRecord[]): Promise<void>;
  load(id: string): Promise<PuzzleRecord | null>;
  /** Ids of a variant's bundled puzzles, in a fixed order. */
  ids(variant: PuzzleVariant): Promise<readonly string[]>;
  count(guildId: string): Promise<number>;
  /** A variant's first puzzle found in the server's games after `at` (ms); `null` for none. */
  foundAfter(guildId: string, variant: PuzzleVariant, at: number): Promise<PuzzleRecord | null>;
  /**
   * An untried puzzle nearest to this rating, including the server's own puzzles; `null` if none.
   */
  next(user: UserId, filter: PuzzleFilter): Promise<PuzzleRecord | null>;
  solver(user: UserId, variant: PuzzleVariant): Promise<Solver>;
  trial(user: UserId, puzzleId: string): Promise<Trial | null>;
  openTrial(user: UserId, filter: TrialFilter): Promise<Trial | null>;
  /** Adds a trial (version 1); an existing trial stays unchanged. */
  begin(trial: Trial): Promise<void>;
  saveTrial(trial: Trial): Promise<boolean>;
  finish(outcome: Outcome): Promise<boolean>;
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

export interface Dailies extends Book<Daily> {
  /**
   * Records a solver of the server's current puzzle, once; its card is then due. Other puzzles are
   * ignored.
   */
  solve(solver: DailySolver): Promise<void>;
  solvers(guildId: string, puzzleId: string): Promise<readonly Pick<Player, 'id' | 'name'>[]>;
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

export interface Hunts extends Book<Hunt, [GameId]> {
  /** Also adds the puzzles found, both or neither. False if the hunt has changed or is gone. */
  finish(hunt: Hunt, found: readonly PuzzleRecord[]): Promise<boolean>;
}
