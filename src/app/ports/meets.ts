/** The store's interface for matches between servers. */
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Meet, Side } from '../../game/meet/meet.ts';

/** The message of one side, and a digest of what it shows. */
export interface MeetCard {
  readonly card: MessageAddress | null;
  /** A message above it that could not be deleted yet. */
  readonly former: MessageAddress | null;
  readonly digest: string;
  /** When it was last shown (ms). */
  readonly since: number;
}

export interface MeetRecord {
  readonly meet: Meet;
  /** How many of its games have ended: a process that read an earlier row reads it again. */
  readonly woken: number;
  readonly cards: Readonly<Record<Side, MeetCard | null>>;
}

export interface Meets {
  load(id: string): Promise<MeetRecord | null>;
  /** The latest matches of a server, on either side. */
  list(guildId: string, limit: number): Promise<readonly MeetRecord[]>;
  /** The latest finished matches of all servers, the earliest first. */
  finished(limit: number): Promise<readonly Meet[]>;
  add(meet: Meet, dueAt: number): Promise<void>;
  /** Saves over the version that was read, together with the games that begin; all or nothing. */
  save(
    record: Pick<MeetRecord, 'meet' | 'woken'>,
    dueAt: number | null,
    games?: readonly Game[],
  ): Promise<boolean>;
  /** Remembers the message of a side, whatever else has changed. */
  shown(id: string, side: Side, card: MeetCard): Promise<void>;
}
