/** The store's interface for spectators: what each of them watches, and their calls. */
import type { WatchCalls, Watched } from '../../game/calls/watching.ts';
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';

/** Of a player, or of one game, which is due whenever the game has changed. */
export interface Watch {
  readonly user: UserId;
  readonly guildId: string;
  readonly of: Watched;
  readonly calls: WatchCalls;
  /**
   * The watched player whose game this is; `null` if the spectator chose it. Empty: neither any
   * more, but they were told of the game.
   */
  readonly through: UserId | null;
  /** Counts choices, and changes of the game. */
  readonly version: number;
  /** How many moves the last call showed; `null` before the first. */
  readonly seen: number | null;
  /** When that was (ms since 1970). */
  readonly toldAt: number | null;
  /** The thread opened for the spectator. */
  readonly threadId: string | null;
  /** The direct message of the last call. */
  readonly sent: MessageAddress | null;
  readonly madeAt: number;
  /** Discord's locale of the spectator. */
  readonly locale: string;
}

export type WatchChoice = Pick<Watch, 'user' | 'guildId' | 'of' | 'calls' | 'madeAt' | 'locale'>;

export type Called = Pick<Watch, 'seen' | 'toldAt' | 'threadId' | 'sent'>;

/** A game that has changed. */
export interface Changed {
  readonly id: GameId;
  readonly guildId: string;
  readonly players: readonly UserId[];
  readonly createdAt: number;
  readonly isOver: boolean;
}
