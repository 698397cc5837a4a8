/** The store's interface for matches between servers. */
import type { MessageAddress } from '../../../game/game.ts';
import type { Meet, Side } from '../../../game/meet/meet.ts';

/** The message of one side, and a digest of what it shows. */
export interface MeetCard {
  readonly card: MessageAddress | null;
  /** An older message above it that could not be deleted yet. */
  readonly former: MessageAddress | null;
  readonly digest: string;
  /** When it was last shown (ms). */
  readonly since: number;
}

export interface MeetRecord {
  readonly meet: Meet;
  /** How many of its games have ended. A process that read an earlier row must read it again. */
  readonly woken: number;
  readonly cards: Readonly<Record<Side, MeetCard | null>>;
}
