/** What the use cases ask of a store about puzzles: ratings, trials, the puzzle of the day, and games still to be searched. */
import type { UserId, MessageAddress, Player, GameId } from '../../game/game.ts';
import type { Puzzle, PuzzleVariant, Trial } from '../../game/puzzle.ts';
import type { Rating } from '../../rating/glicko.ts';

/** A puzzle, and how hard it has proved. */
export interface PuzzleRecord {
  readonly puzzle: Puzzle;
  /** The server in whose games it was found, and when (ms); nobody else gets it. `null` for one that came with the bot. */
  readonly origin: { readonly guildId: string; readonly at: number } | null;
  readonly rating: Rating;
  /** Counts the changes of its rating, from 1. */
  readonly version: number;
}

/** How strong someone is at the puzzles of a variant. */
export interface Solver {
  readonly user: UserId;
  readonly variant: PuzzleVariant;
  /** Counts the changes; 0 before the first. */
  readonly version: number;
  /** `null` before the first. */
  readonly rating: Rating | null;
  readonly tried: number;
  readonly solved: number;
}

/** Which puzzle someone wants. */
export interface PuzzleFilter {
  /** The server where they ask. */
  readonly guildId: string | null;
  readonly variant: PuzzleVariant;
  readonly value: number;
}

/** Which trials are looked for: of puzzles that one gets here, and of one variant or of any. */
export interface TrialFilter {
  readonly guildId: string | null;
  readonly variant: PuzzleVariant | null;
}

/** What has come of a trial: all of it is saved, or nothing. */
export interface Outcome {
  readonly trial: Trial;
  readonly solver: Solver;
  readonly record: PuzzleRecord;
}

export interface Puzzles {
  /** Adds puzzles; those that are there already stay as they are. */
  add(records: readonly PuzzleRecord[]): Promise<void>;
  puzzle(id: string): Promise<PuzzleRecord | null>;
  /** The ids of the puzzles of a variant that came with the bot, in their own order. */
  ids(variant: PuzzleVariant): Promise<readonly string[]>;
  /** How many were found in a server's games. */
  count(guildId: string): Promise<number>;
  /** The first puzzle of a variant that was found in a server's games after `at` (ms); `null` when there is none. */
  foundAfter(guildId: string, variant: PuzzleVariant, at: number): Promise<PuzzleRecord | null>;
  /**
   * Of the puzzles of a variant that a user has not tried, one nearest to this rating; `null` when there is none. Those of a
   * server are among them for who asks there.
   */
  next(user: UserId, filter: PuzzleFilter): Promise<PuzzleRecord | null>;
  solver(user: UserId, variant: PuzzleVariant): Promise<Solver>;
  trial(user: UserId, puzzleId: string): Promise<Trial | null>;
  /** The trial that a user has not ended and went on with last. */
  openTrial(user: UserId, filter: TrialFilter): Promise<Trial | null>;
  /** Adds a trial (version 1); the one that is there already stays as it is. */
  begin(trial: Trial): Promise<void>;
  /** Saves over `trial.version - 1`; false when another change was first. */
  saveTrial(trial: Trial): Promise<boolean>;
  /** Saves each over its version before, all or nothing; false when another change of any was first. */
  finish(outcome: Outcome): Promise<boolean>;
}

/** A server that wants a puzzle of the day, or once did. */
export interface Daily {
  readonly guildId: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** The puzzle that was posted last, the one before it, and the message that shows it. */
  readonly puzzleId: string | null;
  readonly beforeId: string | null;
  readonly card: MessageAddress | null;
  /** Of the puzzles from the server's own games, those found until then (ms) have had their day. */
  readonly foundUntil: number;
  /** When the next is to be posted (ms since 1970); `null` while that is not decided. */
  readonly postAt: number | null;
}

/** Someone who solved it there. */
export interface DailySolver {
  readonly guildId: string;
  readonly puzzleId: string;
  readonly player: Pick<Player, 'id' | 'name'>;
  readonly at: number;
}

export interface Dailies {
  daily(guildId: string): Promise<Daily | null>;
  /** Saves over `daily.version - 1`, due at `dueAt` (ms); false when another change was first. */
  save(daily: Daily, dueAt: number | null): Promise<boolean>;
  /** Notes who solved the present puzzle of a server, once; its card is then due to tell of it. Others are not noted. */
  solve(solver: DailySolver): Promise<void>;
  /** Who solved a puzzle in a server, the first one first. */
  solvers(guildId: string, puzzleId: string): Promise<readonly Pick<Player, 'id' | 'name'>[]>;
}

/** An answer to the search, as it is written down. */
export interface HuntAnswer {
  /** With every landing square. */
  readonly move: string;
  readonly score: number;
}

export interface Hunt {
  readonly gameId: GameId;
  readonly guildId: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** Which search it was that was answered; another would have asked something else. 0 before the first. */
  readonly finder: number;
  /** `null` where there was no move. */
  readonly answers: readonly (HuntAnswer | null)[];
}

export interface Hunts {
  /** Saves over `hunt.version - 1`, to be gone on with at `dueAt` (ms); false when another change was first. */
  save(hunt: Hunt, dueAt: number): Promise<boolean>;
  /**
   * The game is searched: the hunt is forgotten and what was found is added, both or neither. False when the hunt was changed
   * or forgotten meanwhile.
   */
  finish(hunt: Hunt, found: readonly PuzzleRecord[]): Promise<boolean>;
}
