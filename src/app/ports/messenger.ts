/**
 * The use cases' interface to Discord outside an interaction: messages, direct messages, threads,
 * server events.
 */
import type { MessageAddress, Place, UserId } from '../../game/game.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { ServerEvent } from '../../tournament/life/tournament.ts';
import type { ServerEventEntry } from '../../views/tournament/announcement.ts';

/** `refused`: Discord rejects the request, and always would. `later`: Discord did not answer. */
export type MessengerFault = 'gone' | 'forbidden' | 'refused' | 'later';

/** A public message by the bot, with its text and buttons. */
export interface SentMessage extends MessageAddress {
  /** The text that `textOn` finds on a screen. */
  readonly text: string;
  readonly presses: readonly Press[];
}

/** Permissions that the bot lacks in a channel, by their names in Discord's settings. */
export interface MissingPermissions {
  readonly posts: readonly string[];
  readonly threads: readonly string[];
  /** The permissions missing for notifying roles that not everyone can mention. */
  readonly roles: readonly string[];
}

export interface Messenger {
  /** If `key` was used in this place in the last few minutes, returns the existing message. */
  post(place: Place, screen: Screen, key: string): Promise<MessageAddress | MessengerFault>;
  /** Whether a board was refused there, and the channel hasn't opened since. */
  isClosed(place: Place): Promise<boolean>;
  /** The permissions that the bot lacks in a server's channel; `null` if Discord doesn't say. */
  lackingAt(place: Place): Promise<MissingPermissions | null>;
  /**
   * Sends a direct message to a user. `forbidden` and `gone`: the user can't be messaged. `key`
   * works as for `post`.
   */
  direct(user: UserId, screen: Screen, key: string): Promise<MessageAddress | MessengerFault>;
  /**
   * The bot's messages there since an instant (ms since 1970, by Discord's clock), oldest first,
   * among the first thousand. `forbidden`: the bot can't read the channel, or there is nothing to
   * read, which Discord does not distinguish; `later`: Discord does not answer.
   */
  sentSince(place: Place, since: number): Promise<readonly SentMessage[] | 'forbidden' | 'later'>;
  /** A message by the bot, if it still exists. */
  find(card: MessageAddress): Promise<SentMessage | MessengerFault>;
  /**
   * Edits a message. `later` also if it is older than an hour and Discord's limit for its channel
   * is used up. `editableAt` says when it can be edited, and then the newest state is shown.
   */
  update(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
  /** When the message may be edited (ms since 1970). A time in the past means at once. */
  editableAt(card: MessageAddress): number;
  /** Whether the message is over an hour old and far above newer ones, so a new post is better. */
  isBuried(card: MessageAddress): Promise<boolean>;
  remove(card: MessageAddress): Promise<'done' | MessengerFault>;
  /**
   * Edits a message, including pictures and buttons; deletes it if Discord refuses the edit
   * (30046).
   */
  retire(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault>;
}

export interface Directs {
  /** Opens direct messages with the user. If Discord refuses, that answer is cached for a day. */
  channelWith(user: UserId): Promise<{ readonly channelId: string } | MessengerFault>;
}

export interface Threads {
  /** Opens a thread on a message, or finds the existing one. Returns its channel's id. */
  open(message: MessageAddress, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Opens a thread without a message, a second one if repeated. Returns its channel's id. */
  openIn(channelId: string, name: string): Promise<{ readonly channelId: string } | MessengerFault>;
  /** Opens a private thread and adds a user; a second one if repeated. Returns its channel's id. */
  openFor(
    channelId: string,
    name: string,
    user: UserId,
  ): Promise<{ readonly channelId: string } | MessengerFault>;
  archive(channelId: string): Promise<'done' | MessengerFault>;
  /** Whether it was deleted; `false` if Discord doesn't say. */
  isGone(channelId: string): Promise<boolean>;
}

/** `full`: the server already has as many events as Discord allows. */
export type ServerEventFault = MessengerFault | 'full';

export interface ServerEvents {
  /** Updates an event, unless someone else ended it. Without an id, finds it by its links. */
  keep(
    guildId: string,
    entry: ServerEventEntry,
    known: Pick<ServerEvent, 'id' | 'links'>,
  ): Promise<{ readonly id: string | null } | ServerEventFault>;
}
