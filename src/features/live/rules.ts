/** The store's interface for messages that the bot keeps up to date until they are deleted. */
import type { MessageAddress } from '../../game/game.ts';

/** At most one of each kind per server. It is saved before it is posted. */
export interface LiveMessage {
  readonly guildId: string;
  readonly version: number;
  readonly channelId: string;
  /** The server's Discord locale at the time of the request. */
  readonly locale: string;
  readonly card: MessageAddress | null;
  /** The previous message, which is about to be deleted. */
  readonly former: MessageAddress | null;
  /** A digest of the message's content; empty before the first post. */
  readonly digest: string;
  /** When it was requested or last updated (ms since 1970). */
  readonly changedAt: number;
}
