/**
 * Someone who thinks about games: plays a move at a level, or looks for the best one. What the use cases see of the
 * engine, whose threads are at the rim.
 */
import type { Attempt } from '../../draughts/attempt.ts';
import type { Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import type { EngineProblem } from '../problem/problem.ts';

/** Whoever asks. */
export interface Caller {
  /** Those who ask under the same name wait for each other, and names take turns: a channel, or a user in private. */
  readonly queue: string;
  /** How long to wait for a turn (ms) before it is refused as `engine-busy`; a minute unless told. */
  readonly patience?: number;
  /** It can wait: whatever is asked without this goes first, and breaks it off for as long where no thread is free. */
  readonly isBackground?: true;
  /** Other threads may look at it as well while nobody wants them: it is thought about deeper, and not the same each time. */
  readonly mayBeHelped?: true;
  /** Calls it off: it is refused as `engine-stopped`, waiting or under way. So is what cannot be thought to its end. */
  readonly signal?: AbortSignal;
}

/** A move to be played. */
export interface PlayRequest {
  readonly level: LevelNumber;
  /** What chance there is comes from this: the same for the same. */
  readonly seed: string;
  /** Milliseconds to think at most; the level's own unless it is less. */
  readonly ms?: number;
}

export interface Played {
  readonly move: Move;
  /** What the position is worth to the mover, in hundredths of a man, in truth and not as the level sees it. */
  readonly score: number;
}

/** Whichever is reached first ends a search. */
export interface ThoughtLimits {
  readonly nodes?: number;
  readonly ms?: number;
  readonly depth?: number;
}

/** What a search found. */
export interface Thought {
  readonly move: Move;
  /** Hundredths of a man from the side to move's point of view; beyond 29,000 it is won, or lost, by force. */
  readonly score: number;
  /** The best line found, `move` first. */
  readonly line: readonly Move[];
  readonly depth: number;
  readonly nodes: number;
}

export interface EnginePool {
  /** Whether it thinks at all: not where the bot was given no threads to think with. */
  readonly isThere: boolean;
  /** Something will be asked soon: a thread starts and warms up meanwhile. Until then, an idle bot does without its memory. */
  prepare(): void;
  /** A move after the line, as a level plays; the line's last position has one. */
  play(line: Line, request: PlayRequest, caller: Caller): Promise<Attempt<Played, EngineProblem>>;
  /** What is best after the line; `null` when there is no legal move. Give limits that end it. */
  think(line: Line, limits: ThoughtLimits, caller: Caller): Promise<Attempt<Thought | null, EngineProblem>>;
}
