/** One message per channel that shows the users who seek an opponent. */
import type { MessageAddress } from '../../game/game.ts';

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
