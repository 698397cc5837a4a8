/**
 * What the page and the stand-in say to each other over the page's own WebSocket (`/page?user=<id>`): one JSON object
 * a message. It plays the part of Discord's private client protocol; the bot never sees it.
 *
 * Messages, commands, components and modals are Discord's own API objects, as the bot made them.
 */
import type {
  APIApplicationCommand,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  InteractionContextType,
} from 'discord-api-types/v10';

/** One of the local people at the page. */
export interface PageUser {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly bot: boolean;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  /** A channel of the server, a thread of the channel before it, or direct messages. */
  readonly kind: 'text' | 'thread' | 'direct';
  /** Where Discord says that it is: in the server, alone with the bot, or among people (`InteractionContextType`). */
  readonly context: InteractionContextType;
}

/** Which languages there are, and who has which; as Discord's locales. */
export interface PageLocales {
  /** Of this user's Discord. */
  readonly mine: string;
  readonly guild: string;
  /** Whether this user may change the server's. */
  readonly manages: boolean;
  readonly offered: readonly string[];
}

/** An event of the server that is ahead or under way; instants in ms since 1970. */
export interface PageEvent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The address at which it takes place. */
  readonly location: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** It was begun before its time. */
  readonly isBegun: boolean;
}

/** A role of the server. */
export interface PageRole {
  readonly id: string;
  readonly name: string;
}

/** A message as one user sees it. */
export interface PageMessage {
  /** Discord's message; the answer to an interaction of this page carries its nonce. */
  readonly message: APIMessage;
  /** Only this user sees it; the page shows "Only you can see this" and a dismiss button. */
  readonly ephemeral: boolean;
  /** It notified the user who looks at it. */
  readonly mentionsMe: boolean;
}

/** An option that was typed: numbers are Discord's `ApplicationCommandOptionType`. */
export interface PageOption {
  readonly name: string;
  readonly type: number;
  readonly value: string | number | boolean;
  /** The name of a file, whose content is the value, in base64. */
  readonly fileName?: string | undefined;
  /** The one that is being typed, in an autocomplete request. */
  readonly focused?: boolean | undefined;
}

export type FromServer =
  | {
      readonly type: 'hello';
      readonly me: PageUser;
      readonly users: readonly PageUser[];
      readonly guildName: string;
      readonly channels: readonly PageChannel[];
      readonly events: readonly PageEvent[];
      readonly roles: readonly PageRole[];
      readonly locales: PageLocales;
      /** In this user's language. */
      readonly commands: readonly APIApplicationCommand[];
      /** The time in the playground (ms since 1970), which may be ahead. */
      readonly now: number;
      /** Everything this user may see, oldest first. */
      readonly messages: readonly PageMessage[];
    }
  | { readonly type: 'channels'; readonly channels: readonly PageChannel[] }
  | { readonly type: 'events'; readonly events: readonly PageEvent[] }
  /** The commands in this user's language, and the languages that these know. */
  | {
      readonly type: 'commands';
      readonly commands: readonly APIApplicationCommand[];
      readonly locales: PageLocales;
    }
  /** New, or changed when its id is known. */
  | { readonly type: 'message'; readonly message: PageMessage }
  | { readonly type: 'gone'; readonly channelId: string; readonly messageId: string }
  | {
      readonly type: 'choices';
      readonly nonce: string;
      readonly choices: readonly { name: string; value: string | number }[];
    }
  | {
      readonly type: 'modal';
      readonly nonce: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  /** The bot deferred a new message: show "thinking …" until it comes. */
  | {
      readonly type: 'thinking';
      readonly nonce: string;
      readonly channelId: string;
      readonly ephemeral: boolean;
    }
  /** The interaction was acknowledged. */
  | { readonly type: 'done'; readonly nonce: string }
  /** The interaction was not answered in time, or cannot be made; in Discord's own words. */
  | { readonly type: 'failed'; readonly nonce: string; readonly reason: string }
  /** Time was let pass. */
  | { readonly type: 'clock'; readonly now: number }
  /** The bot's gateway connection came or went. */
  | { readonly type: 'bot'; readonly online: boolean };

export type FromPage =
  | {
      readonly type: 'command';
      readonly nonce: string;
      readonly channelId: string;
      readonly name: string;
      readonly options: readonly PageOption[];
    }
  | {
      readonly type: 'complete';
      readonly nonce: string;
      readonly channelId: string;
      readonly name: string;
      readonly options: readonly PageOption[];
    }
  | { readonly type: 'click'; readonly nonce: string; readonly messageId: string; readonly customId: string }
  | {
      readonly type: 'choose';
      readonly nonce: string;
      readonly messageId: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  /** A modal sent in: the texts by the custom ids of its inputs. */
  | {
      readonly type: 'submit';
      readonly nonce: string;
      readonly modalNonce: string;
      readonly customId: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly type: 'dismiss'; readonly messageId: string }
  /** The user's Discord, or the server, has another language from now on. */
  | { readonly type: 'speak'; readonly whose: 'mine' | 'guild'; readonly locale: string }
  /** Lets so much time pass at once (ms), for everyone. */
  | { readonly type: 'wait'; readonly ms: number }
  /** All games and messages are erased, and the playground begins anew. */
  | { readonly type: 'startOver' }
  | { readonly type: 'say'; readonly channelId: string; readonly content: string };
