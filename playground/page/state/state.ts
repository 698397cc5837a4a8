/** Everything the page knows, in one value. It is drawn from this and nothing else, so switching users or reconnecting
 * is a new value and not a repair of the old page. What only the keyboard knows (half a command, an open menu) stays in
 * the elements that own it. */
import type { APIApplicationCommand, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PageChannel, PageEvent, PageLocales, PageMessage, PageRole, PageUser } from '../../protocol.ts';

/** An interaction that was sent and is not settled, or failed and was not dismissed. */
export interface Waiting {
  readonly nonce: string;
  readonly channelId: string;
  readonly cause: Cause;
  readonly progress: 'sent' | 'thinking' | 'failed';
  /** Why it failed, in Discord's words; empty while it has not. */
  readonly reason: string;
  /** When it was sent (ms). */
  readonly at: number;
}

export type Cause =
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'component'; readonly messageId: string; readonly customId: string }
  | { readonly kind: 'modal' };

export interface OpenModal {
  readonly nonce: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

/** The answer to the latest autocomplete request; `null` choices mean that the bot did not answer. */
export interface Completion {
  readonly nonce: string;
  readonly choices: readonly { readonly name: string; readonly value: string | number }[] | null;
}

/** What the server told at the start of a connection, kept up to date. */
export interface Session {
  readonly me: PageUser;
  readonly users: readonly PageUser[];
  readonly guildName: string;
  readonly channels: readonly PageChannel[];
  readonly events: readonly PageEvent[];
  readonly roles: readonly PageRole[];
  readonly locales: PageLocales;
  /** In the reader's language. */
  readonly commands: readonly APIApplicationCommand[];
  readonly messages: readonly PageMessage[];
}

export interface PageState {
  /** How far the playground's clock is ahead of this machine's (ms). */
  readonly ahead: number;
  readonly link: 'connecting' | 'open' | 'lost';
  readonly botOnline: boolean;
  readonly session: Session | null;
  /** The channel that is shown; `null` until there is one. */
  readonly channelId: string | null;
  readonly waiting: readonly Waiting[];
  readonly modal: OpenModal | null;
  readonly completion: Completion | null;
  /** The picture that is shown large. */
  readonly enlarged: { readonly url: string; readonly alt: string } | null;
  /** What slides over the channel on a narrow screen. */
  readonly drawer: 'channels' | 'people' | null;
  /** The last message that each user has had before their eyes, by user and channel (`seenKey`). */
  readonly seen: Readonly<Record<string, string>>;
  /** Where the line "new" stands: the last message seen when the channel was opened. */
  readonly newAfter: string | null;
}

export const initialState: PageState = {
  ahead: 0,
  link: 'connecting',
  botOnline: true,
  session: null,
  channelId: null,
  waiting: [],
  modal: null,
  completion: null,
  enlarged: null,
  drawer: null,
  seen: {},
  newAfter: null,
};
