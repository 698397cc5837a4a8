/** Reads texts on threads with limits, because some texts would take forever. */
import type { Progress } from '../../kit/progress.ts';
import type { Result } from '../../kit/result.ts';
import type { Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Problem } from '../problem/problem.ts';
import type { Contents, ContentsPage } from '../../notation/pdn/contents.ts';
import type { Imported } from '../../features/explore/rules.ts';
import type { ReadRecord } from '../../game/readRecord.ts';
import type { RunningGame, ShownPositions } from '../../game/engine/running.ts';
import type { GameId, UserId } from '../../game/game.ts';
import type { Limits } from './limits.ts';

export type Source = string | Uint8Array;

export interface RecordRequest {
  readonly source: Source;
  /** The variant for a text that doesn't name one; `null` if nobody chose a variant. */
  readonly variant: VariantId | null;
  /** The number of the game in the text, from 1; the first by default. */
  readonly number?: number | undefined;
  /** The file's name, because some files name the variant there. */
  readonly fileName?: string | undefined;
  readonly progress?: Progress | undefined;
}

export interface ContentsRequest extends ContentsPage {
  readonly source: Source;
  readonly progress?: Progress | undefined;
}

export interface GamesRequest {
  readonly source: Source;
  readonly variant: VariantId | null;
  readonly fileName?: string | undefined;
  /** How many games of the text are read. */
  readonly most: number;
}

/** Requests with the same `by` wait for each other; different names take turns. */
export interface Reading {
  record(request: RecordRequest, by: string): Promise<Result<ReadRecord, Problem>>;
  contents(request: ContentsRequest, by: string): Promise<Result<Contents, Problem>>;
  /** The games in a text that the opening explorer can count. */
  games(request: GamesRequest, by: string): Promise<Result<readonly Imported[], Problem>>;
  startPosition(variant: VariantId, text: string, by: string): Promise<Result<Position, Problem>>;
  /** The running games that are near one of these positions (`game/engine/running.ts`). */
  nearRunning(
    shown: ShownPositions,
    games: readonly RunningGame[],
    by: string,
  ): Promise<Result<readonly GameId[], Problem>>;
}

export interface GivenFile {
  readonly name: string;
  readonly size: number;
  readonly url: string;
}

/**
 * The largest file that is read, in bytes: ten thousand games, the same as the attachment limit.
 */
export const LARGEST_FILE = 10_000_000;

/** Reads a file. Refused if it is too large or can't be downloaded in time. */
export type ReadFile = (file: GivenFile) => Promise<Result<Uint8Array, Problem>>;

export interface StoredRecord {
  readonly id: string;
  readonly variant: VariantId;
  readonly source: string;
}

export interface ImportRequest {
  readonly user: UserId;
  readonly at: number;
  readonly limits: Limits['imports'];
}
