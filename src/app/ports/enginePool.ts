/** The engine as the use cases see it: plays a move at a level, or looks for the best one. */
import type { Attempt } from '../../kit/attempt.ts';
import type { Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import type { EngineProblem } from '../problem/problem.ts';

export interface Caller {
  /** Requests of one queue wait for each other, and queues take turns: a channel, or a user in private. */
  readonly queue: string;
  /** How long to wait for a turn (ms) before `engine-busy`; a minute by default. */
  readonly patience?: number;
  /** It can wait: other requests go first, and interrupt it if no thread is free. */
  readonly isBackground?: true;
  /** Idle threads may help: deeper, and not the same result each time. */
  readonly mayBeHelped?: true;
  /** Calls it off: refused as `engine-stopped`, waiting or under way, like a search that fails. */
  readonly signal?: AbortSignal;
}

export interface PlayRequest {
  readonly level: LevelNumber;
  /** Determines all chance: the same for the same seed. */
  readonly seed: string;
  /** The most time to think (ms); at most the level's own. */
  readonly ms?: number;
}

export interface Played {
  readonly move: Move;
  /** The true worth to the mover in hundredths of a man, not as the level sees it. */
  readonly score: number;
}

export interface ThoughtLimits {
  readonly nodes?: number;
  readonly ms?: number;
  readonly depth?: number;
}

export interface Thought {
  readonly move: Move;
  /** Hundredths of a man for the side to move; beyond 29,000 it is a forced win or loss. */
  readonly score: number;
  /** The best line found, `move` first. */
  readonly line: readonly Move[];
  readonly depth: number;
  readonly nodes: number;
}

export interface EnginePool {
  readonly isThere: boolean;
  /** A thread starts and warms up for a request soon. Until then, an idle bot saves its memory. */
  prepare(): void;
  /** A level's move after the line, whose last position has one. */
  play(line: Line, request: PlayRequest, caller: Caller): Promise<Attempt<Played, EngineProblem>>;
  /** The best move after the line; `null` without a legal one. Give limits that end it. */
  think(line: Line, limits: ThoughtLimits, caller: Caller): Promise<Attempt<Thought | null, EngineProblem>>;
}
