/** How the use cases reach one person alone. */
import type { UserId } from '../../game/game.ts';
import type { MessengerFault } from './messenger.ts';

export interface Directs {
  /** The channel of the bot's direct messages with someone. That there is one does not mean that they take any. */
  channelWith(user: UserId): Promise<{ readonly channelId: string } | MessengerFault>;
}
