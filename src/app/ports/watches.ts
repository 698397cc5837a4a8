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

export interface Watches {
  /** What the user has chosen, newest first. */
  of(user: UserId): Promise<readonly Watch[]>;
  /**
   * Adds a choice, or replaces the one about the same; false if the user already has `most` others.
   */
  add(choice: WatchChoice, most: number, dueAt: number | null): Promise<boolean>;
  /**
   * A player in all servers; false if the user doesn't watch it. They are not told again of what
   * they were told already if they also watch, or choose again, another player of the game.
   */
  stop(user: UserId, of: Watched): Promise<boolean>;
  /** There is nothing left to call about. */
  end(watch: Watch): Promise<void>;
  /** Calls about this game are due at `at` (ms), also to those who watch its players. */
  wake(game: Changed, at: number): Promise<void>;
  /** The spectator was called; there is nothing more to do unless the game has changed since. */
  told(watch: Watch, called: Called): Promise<void>;
}
