/** How the use cases reach Discord outside an interaction: messages, direct messages, threads, a server's events. */
import type { MessageAddress, Place, UserId } from '../../game/game.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { ServerEvent } from '../../tournament/life/tournament.ts';
import type { ServerEventEntry } from '../../views/tournament/announcement.ts';

/** `refused`: Discord takes the request for wrong, and would again; `later`: it did not answer. */
export type MessengerFault = 'gone' | 'forbidden' | 'refused' | 'later';

/** A public message of the bot's own, with its text and presses. */
export interface SentMessage extends MessageAddress {
  /** As `textOn` reads it from a screen. */
  readonly text: string;
  readonly presses: readonly Press[];
}

export interface Messenger {
  /** The same `key` and place within minutes returns the message that is there already. */
  post(place: Place, screen: Screen, key: string): Promise<MessageAddress | MessengerFault>;
  /** Writes to a user privately; `forbidden` and `gone`: they can't be written to. `key` as for `post`. */
  direct(user: UserId, screen: Screen, key: string): Promise<MessageAddress | MessengerFault>;
  /**
   * The bot's own messages there since an instant (ms since 1970, by Discord's clock), oldest first, among the
   * first thousand. `forbidden`: it may not look, or there is nothing to see for anybody, which Discord does
   * not tell apart; `later`: Discord does not answer.
   */
  sentSince(place: Place, since: number): Promise<readonly SentMessage[] | 'forbidden' | 'later'>;
  /** A message of the bot's own, if it is still there. */
  find(card: MessageAddress): Promise<SentMessage | MessengerFault>;
  update(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
  remove(card: MessageAddress): Promise<'done' | MessengerFault>;
  /** Edits a message, pictures and controls included; deletes it if Discord refuses the edit (30046). */
  retire(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
}

export interface Directs {
  /** If Discord doesn't open the channel, the answer stays for a day without asking again. */
  channelWith(user: UserId): Promise<{ readonly channelId: string } | MessengerFault>;
}

export interface Threads {
  /** Opens a thread on a message, or finds the one there. Its channel's id. */
  open(message: MessageAddress, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Opens a thread without a message; asking twice makes two. Its channel's id. */
  openIn(channelId: string, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  archive(channelId: string): Promise<'done' | MessengerFault>;
}

/** `full`: the server has as many events as Discord allows. */
export type ServerEventFault = MessengerFault | 'full';

export interface ServerEvents {
  /** One ended by others is left alone; without a known id it is found by its links. */
  keep(
    guildId: string,
    entry: ServerEventEntry,
    known: Pick<ServerEvent, 'id' | 'links'>,
  ): Promise<{ readonly id: string | null } | ServerEventFault>;
}
