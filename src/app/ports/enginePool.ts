/** The engine as the use cases see it: it plays a move at a level, or finds the best move. */
import type { Result } from '../../kit/result.ts';
import type { Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import type { EngineProblem } from '../problem/problem.ts';

export interface Caller {
  /**
   * Requests in one queue wait for each other, and the queues take turns. There is one queue per
   * channel, or per user in private.
   */
  readonly queue: string;
  /** How long to wait in the queue (ms) before `engine-busy`; a minute by default. */
  readonly patience?: number;
  /** Whether it can wait. Other requests go first, and interrupt it if no thread is free. */
  readonly isBackground?: true;
  /** Whether idle threads may help. The search is then deeper, but its result varies. */
  readonly mayBeHelped?: true;
  /** Cancels a waiting or running request, which is then refused as `engine-stopped`. */
  readonly signal?: AbortSignal;
}

interface PlayRequest {
  readonly level: LevelNumber;
  /** Seeds all randomness: the same seed gives the same result. */
  readonly seed: string;
  /** The longest time to think (ms), capped by the level's own limit. */
  readonly ms?: number;
}

interface Played {
  readonly move: Move;
  /** The true value for the side to move, in hundredths of a man, not the level's view of it. */
  readonly score: number;
}

interface ThoughtLimits {
  readonly nodes?: number;
  readonly ms?: number;
  readonly depth?: number;
}

interface SearchResult {
  readonly move: Move;
  /** Hundredths of a man for the side to move. Above 29,000, it is a forced win or loss. */
  readonly score: number;
  /** The best line found, which starts with `move`. */
  readonly line: readonly Move[];
  readonly depth: number;
  readonly nodes: number;
}

export interface EnginePool {
  readonly isThere: boolean;
  /** Starts and warms up a thread for an expected request. Until then, the bot uses less memory. */
  prepare(): void;
  /** A level's move after the line, whose last position must have a legal move. */
  play(line: Line, request: PlayRequest, caller: Caller): Promise<Result<Played, EngineProblem>>;
  /** The best move after the line; `null` without a legal move. The limits must end the search. */
  think(
    line: Line,
    limits: ThoughtLimits,
    caller: Caller,
  ): Promise<Result<SearchResult | null, EngineProblem>>;
}
