/**
 * What the use cases ask of a store about hunts: a finished game that is searched for puzzles is a row until it is searched.
 * It holds what was answered to the search so far, so that whoever takes it up says that again and goes on from there.
 */
import type { GameId } from '../../game/game.ts';
import type { PuzzleRecord } from './puzzles.ts';

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
