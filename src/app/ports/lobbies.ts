/** The store's interface for lobbies: one message per channel that shows who seeks an opponent. */
import type { MessageAddress, Place } from '../../game/game.ts';

export interface Lobby {
  readonly guildId: string;
  readonly channelId: string;
  readonly version: number;
  readonly locale: string;
  readonly card: MessageAddress | null;
  /** A digest of the message's content; empty before the first post. */
  readonly digest: string;
  /** When it was posted, and when it was last posted or edited (ms). */
  readonly postedAt: number;
  readonly shownAt: number;
}

export interface Lobbies {
  load(guildId: string, channelId: string): Promise<Lobby | null>;
  /** Makes a lobby due at `dueAt` (ms), because its seeks have changed. */
  wake(place: Place, dueAt: number): Promise<void>;
  /** Saves over the version that was read; false if it has changed since. */
  save(lobby: Lobby, dueAt: number | null): Promise<boolean>;
  /** Deletes it, unless it has changed. */
  remove(lobby: Lobby): Promise<boolean>;
}
