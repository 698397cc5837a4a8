import type { MessageAddress, Player } from '../../game/game.ts';

/** A server that has a puzzle of the day, or used to. */
export interface DailyPuzzle {
  readonly guildId: string;
  readonly version: number;
  /** The last posted puzzle, the previous one, and the message that shows it. */
  readonly puzzleId: string | null;
  readonly beforeId: string | null;
  readonly card: MessageAddress | null;
  /** Puzzles found in the server's games until this time (ms) have been posted. */
  readonly foundUntil: number;
  /** When to post the next one (ms since 1970); `null` if undecided. */
  readonly postAt: number | null;
}

export interface DailySolver {
  readonly guildId: string;
  readonly puzzleId: string;
  readonly player: Pick<Player, 'id' | 'name'>;
  readonly at: number;
}
