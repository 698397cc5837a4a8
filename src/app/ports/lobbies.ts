/** The store's interface for lobbies: one message per channel that shows who seeks an opponent. */
import type { MessageAddress, Place } from '../../game/game.ts';
import type { Book } from './book.ts';

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

export interface Lobbies extends Book<Lobby, [guildId: string, channelId: string]> {
  /** Makes a lobby due at `dueAt` (ms), because its seeks have changed. */
  wake(place: Place, dueAt: number): Promise<void>;
}
