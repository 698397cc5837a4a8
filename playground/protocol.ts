/**
 * The page's WebSocket protocol (`/page?user=<id>`), which stands in for Discord's private client
 * protocol.
 */
import type {
  APIApplicationCommand,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  InteractionContextType,
} from 'discord-api-types/v10';

export interface PageUser {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly bot: boolean;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  /** A thread comes after its channel. */
  readonly kind: 'text' | 'thread' | 'direct';
  readonly context: InteractionContextType;
  /** `null`: direct messages. */
  readonly guildId: string | null;
}

export interface PageLocales {
  readonly mine: string;
  readonly guild: string;
  readonly manages: boolean;
  readonly offered: readonly string[];
}

export interface PageEvent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isBegun: boolean;
}

export interface PageRole {
  readonly id: string;
  readonly name: string;
}

export interface PageMessage {
  readonly message: APIMessage;
  readonly ephemeral: boolean;
  readonly mentionsMe: boolean;
}

export type { FromPage, PageOption } from './server/page/fromPage.ts';

/** The page's content, kept up to date by the server's events. */
export interface Session {
  readonly me: PageUser;
  readonly users: readonly PageUser[];
  readonly guildName: string;
  /** The channel whose game a newcomer can open as a board; `null`: there is none. */
  readonly board: string | null;
  /** Whether the application has an Activity. */
  readonly hasActivity: boolean;
  readonly channels: readonly PageChannel[];
  readonly events: readonly PageEvent[];
  readonly roles: readonly PageRole[];
  readonly locales: PageLocales;
  readonly commands: readonly APIApplicationCommand[];
  readonly botOnline: boolean;
  readonly messages: readonly PageMessage[];
}

export type FromServer =
  | { readonly type: 'hello'; readonly session: Session; readonly now: number }
  | { readonly type: 'changed'; readonly changes: Partial<Omit<Session, 'me' | 'messages'>> }
  | { readonly type: 'message'; readonly message: PageMessage }
  | { readonly type: 'gone'; readonly messageId: string }
  | { readonly type: 'clock'; readonly now: number }
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
  /** The person is in the Activity of a channel, in a frame of this name. */
  | {
      readonly type: 'launched';
      readonly channelId: string;
      readonly instanceId: string;
      readonly frameId: string;
    }
  /** A message from Discord's client to the frame: an opcode and its payload. */
  | { readonly type: 'rpc'; readonly frameId: string; readonly message: readonly [number, unknown] }
  | { readonly type: 'openLink'; readonly url: string }
  /** The bot deferred a new message. */
  | { readonly type: 'thinking'; readonly nonce: string }
  | { readonly type: 'done'; readonly nonce: string }
  /** Not answered in time, or impossible. The reason is in Discord's words. */
  | { readonly type: 'failed'; readonly nonce: string; readonly reason: string };
