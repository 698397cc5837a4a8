/** How the use cases reach Discord outside an interaction: messages, direct messages, threads, a server's events. */
import type { MessageAddress, Place, UserId } from '../../game/game.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { ServerEvent } from '../../tournament/life/tournament.ts';
import type { ServerEventEntry } from '../../views/tournament/serverEvent.ts';

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
   * first, among the first hundred messages. `forbidden`: it may not look, or there is nothing to see for anybody, which Discord
   * does not tell apart; `later`: Discord does not answer.
   */
  sentSince(
    place: Place,
    since: number | MessageAddress,
  ): Promise<readonly SentMessage[] | 'forbidden' | 'later'>;
  /** Looks whether a message of the bot's own is still there. */
  find(card: MessageAddress): Promise<SentMessage | MessengerFault>;
  /** Replaces what a message shows, if Discord lets it: then nobody is notified. */
  update(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
  /** Deletes a message. */
  remove(card: MessageAddress): Promise<'done' | MessengerFault>;
  /** Replaces what a message shows, pictures and controls included; deletes it where Discord refuses the edit (30046). */
  retire(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
}

export interface Directs {
  /** The channel of the bot's direct messages with someone. That there is one does not mean that they take any. */
  channelWith(user: UserId): Promise<{ readonly channelId: string } | MessengerFault>;
}

export interface Threads {
  /** Opens a thread on a message, or finds the one that is there already. Its channel's id. */
  open(message: MessageAddress, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Opens a thread of a channel that hangs from no message; asked twice it makes two. Its channel's id. */
  openIn(channelId: string, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Puts a thread out of the way until somebody writes in it. */
  archive(channelId: string): Promise<'done' | MessengerFault>;
}

/** Beside the usual: `full` when the server has as many events as Discord allows. */
export type ServerEventFault = MessengerFault | 'full';

export interface ServerEvents {
  /**
   * Makes an entry stand there as it should: it is made while it may still begin, changed, begun or ended; one that was ended or
   * deleted by somebody else is let be. Without a known id it is looked for first, by the links under which it may have been
   * made, so that no entry is made twice. Its id then; `null` where there is none that goes on.
   */
  keep(
    guildId: string,
    entry: ServerEventEntry,
    known: Pick<ServerEvent, 'id' | 'links'>,
  ): Promise<{ readonly id: string | null } | ServerEventFault>;
}
