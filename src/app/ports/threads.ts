/** How the use cases reach threads, which hang from messages where there is one. */
import type { MessageAddress } from '../../game/game.ts';
import type { MessengerFault } from './messenger.ts';

export interface Threads {
  /** Opens a thread on a message, or finds the one that is there already. Its channel's id. */
  open(message: MessageAddress, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Opens a thread of a channel that hangs from no message; asked twice it makes two. Its channel's id. */
  openIn(channelId: string, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Puts a thread out of the way until somebody writes in it. */
  archive(channelId: string): Promise<'done' | MessengerFault>;
}
