/** What the use cases ask of a store about puzzles of the day. */
import type { MessageAddress, Player } from '../../game/game.ts';

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
