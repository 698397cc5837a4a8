/**
 * The page's whole state. Everything is rendered from it, so switching users or reconnecting is a
 * new value. Keyboard state (half a command, an open list) stays in its element.
 */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { FromServer, PageUser } from '../../protocol.ts';

/** An interaction without an answer, or with a failure that is not dismissed. */
export interface Waiting {
  readonly nonce: string;
  readonly channelId: string;
  readonly cause: Cause;
  readonly progress: 'sent' | 'thinking' | 'failed';
  /** Discord's error message; empty unless failed. */
  readonly reason: string;
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

/**
 * The answer to the latest autocomplete request; `null` choices mean that the bot did not answer.
 */
export interface Completion {
  readonly nonce: string;
  readonly choices: readonly { readonly name: string; readonly value: string | number }[] | null;
}

/** What the server sent at the start of the connection, kept up to date. */
export type Session = Omit<Extract<FromServer, { type: 'hello' }>, 'type' | 'now'>;

export interface PageState {
  /** How far the playground's clock is ahead of this machine (ms). */
  readonly ahead: number;
  readonly link: 'connecting' | 'open' | 'lost';
  readonly botOnline: boolean;
  readonly session: Session | null;
  readonly channelId: string | null;
  readonly waiting: readonly Waiting[];
  readonly modal: OpenModal | null;
  readonly completion: Completion | null;
  readonly enlarged: { readonly url: string; readonly alt: string } | null;
  readonly drawer: 'channels' | 'people' | null;
  /** The last message that each user has seen, by `seenKey`. */
  readonly seen: Readonly<Record<string, string>>;
  /** The position of the line "new": the last message seen when the channel was opened. */
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

/** The bot that owns the commands, or the first bot before any are registered. */
export function appOf({ users, commands }: Session): PageUser | undefined {
  const owner = commands[0]?.application_id;
  return users.find(({ id }) => id === owner) ?? users.find((user) => user.bot);
}

export interface Store<T> {
  readonly get: () => T;
  readonly change: (how: (value: T) => T) => void;
}

/** `tell` is called once for all changes of a tick. */
export function makeStore<T>(initial: T, tell: (value: T) => void): Store<T> {
  let value = initial;
  let told = true;
  return {
    get: () => value,
    change(how) {
      value = how(value);
      if (!told) return;
      told = false;
      queueMicrotask(() => {
        told = true;
        tell(value);
      });
    },
  };
}
