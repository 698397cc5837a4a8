/** What a reading thread is asked, and what it answers: plain data, so a game names its variant instead of holding its rules. */
import type { ContentsRequest, RecordRequest } from '../app/ports/reading.ts';
import type { Position } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Problem } from '../app/problem/problem.ts';
import type { ReadRecord } from '../game/readRecord.ts';
import type { RunningGame, ShownPositions } from '../game/running.ts';
import type { Contents } from '../notation/pdn/contents.ts';
import type { PdnGame } from '../notation/pdn/game.ts';

export type Order =
  | { readonly kind: 'record'; readonly request: RecordRequest }
  | { readonly kind: 'contents'; readonly request: ContentsRequest }
  | { readonly kind: 'position'; readonly variant: VariantId; readonly text: string }
  | { readonly kind: 'nearness'; readonly shown: ShownPositions; readonly games: readonly RunningGame[] };

/** A game as it passes between threads. */
export interface SentGame extends Omit<PdnGame, 'variant'> {
  readonly variant: VariantId;
}

export interface SentRecord extends Omit<ReadRecord, 'game'> {
  readonly game: SentGame;
}

export type Answer =
  | { readonly kind: 'record'; readonly record: SentRecord }
  | { readonly kind: 'contents'; readonly contents: Contents }
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'nearness'; readonly isNear: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem };
