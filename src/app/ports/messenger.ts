/** How the use cases reach people outside an interaction: posting what is due, retiring old cards, writing in private. */
import type { MessageAddress, Place, UserId } from '../../game/game.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Screen } from '../../views/screen/screen.ts';

/** Why a message could not be sent or changed. `gone`: the channel or message no longer exists; `forbidden`: the bot
 * may not; `refused`: Discord takes the request for wrong, and would again; `later`: Discord did not answer, try again. */
export type MessengerFault = 'gone' | 'forbidden' | 'refused' | 'later';

/** A message of the bot's own that everyone there can read, with what is written and what can be pressed on it. */
export interface SentMessage extends MessageAddress {
  /** As `textOn` tells it of a screen. */
  readonly text: string;
  readonly presses: readonly Press[];
}

export interface Messenger {
  /**
   * Posts a new message. Posting again under the same `key` to the same place within minutes, after an answer that was
   * lost, gives the message that is there already.
   */
  post(place: Place, screen: Screen, key: string): Promise<MessageAddress | MessengerFault>;
  /** Writes to someone in private; `forbidden` and `gone` tell that they cannot be written to. `key` as for `post`. */
  direct(user: UserId, screen: Screen, key: string): Promise<MessageAddress | MessengerFault>;
  /**
   * What the bot itself has sent there since that moment (ms since 1970, by Discord's clock) or after that message, oldest
   * first, among the first hundred messages; nothing where it may not look, and `later` where Discord does not answer.
   */
  sentSince(place: Place, since: number | MessageAddress): Promise<readonly SentMessage[] | 'later'>;
  /** Looks whether a message of the bot's own is still there. */
  find(card: MessageAddress): Promise<SentMessage | MessengerFault>;
  /** Replaces what a message shows, if Discord lets it: then nobody is notified. */
  update(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
  /** Deletes a message. */
  remove(card: MessageAddress): Promise<'done' | MessengerFault>;
  /** Replaces what a message shows, pictures and controls included; deletes it where Discord refuses the edit (30046). */
  retire(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
}
