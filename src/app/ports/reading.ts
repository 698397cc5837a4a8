/**
 * Reads what users sent: games, files of games, positions. Reading runs on threads with limits of time and memory, because a text
 * can be written so that it never finishes.
 */
import type { Attempt } from '../../draughts/attempt.ts';
import type { Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Problem } from '../problem/problem.ts';
import type { Contents, ContentsPage } from '../../notation/pdn/contents.ts';
import type { ReadRecord } from '../../game/readRecord.ts';
import type { RunningGame, ShownPositions } from '../../game/running.ts';

/** A text, or a file's bytes in whatever encoding. */
export type Source = string | Uint8Array;

/** A text with games, and which of them is wanted. */
export interface RecordRequest {
  readonly source: Source;
  /** What it is first taken for if it does not say; `null` when nobody chose. */
  readonly variant: VariantId | null;
  /** Counted from 1; the first unless told. */
  readonly number?: number | undefined;
  /** What the file is called that it comes from: some say there what is in it. */
  readonly fileName?: string | undefined;
}

/** A text with many games, and which page of their list is wanted. */
export interface ContentsRequest extends ContentsPage {
  readonly source: Source;
}

/**
 * Those who ask under the same name (`by`: a user, or whatever else wants something read) wait for each other, and names take turns. What needs more time or memory than one text may have is refused as
 * `reading-too-hard`, what finds no place in the queue as `reading-busy`.
 */
export interface Reading {
  record(request: RecordRequest, by: string): Promise<Attempt<ReadRecord, Problem>>;
  /** What the games of a text are called. */
  contents(request: ContentsRequest, by: string): Promise<Attempt<Contents, Problem>>;
  /** A position that a game may begin from. */
  startPosition(variant: VariantId, text: string, by: string): Promise<Attempt<Position, Problem>>;
  /** Whether what is about to be thought about is near the position of a running game (`game/running.ts`). */
  isNearRunning(
    shown: ShownPositions,
    games: readonly RunningGame[],
    by: string,
  ): Promise<Attempt<boolean, Problem>>;
}

export interface GivenFile {
  readonly name: string;
  /** In bytes, as Discord tells. */
  readonly size: number;
  /** Where it lies for a day. */
  readonly url: string;
}

/** The largest file that is read, in bytes, which is what anyone may attach: ten thousand games. */
export const LARGEST_FILE = 10_000_000;

/** Reads a file; the problem is that it is too large or cannot be had in time. */
export type ReadFile = (file: GivenFile) => Promise<Attempt<Uint8Array, Problem>>;
