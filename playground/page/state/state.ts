/** The page is rendered from this state. Keyboard state (half a command) stays in its element. */
import type { FromPage, FromServer, PageUser, Session } from '../../protocol.ts';

export interface Waiting {
  readonly asked: Interaction;
  readonly channelId: string;
  readonly progress: 'sent' | 'thinking' | 'failed';
  readonly reason: string;
  readonly at: number;
}

export type Interaction = Extract<FromPage, { type: 'command' | 'menu' | 'click' | 'choose' | 'submit' }>;

type Answer<T extends FromServer['type']> = Omit<Extract<FromServer, { type: T }>, 'type'>;

export type OpenModal = Answer<'modal'>;

/** `null` choices mean that the bot did not answer. */
export type Completion = Answer<'choices'> | { readonly nonce: string; readonly choices: null };

/** The Activity next to the channel. */
export interface OpenActivity extends Omit<Answer<'launched'>, 'type'> {
  readonly layout: 'focused' | 'pip';
  /** A link that it wants to open. */
  readonly link: string | null;
}

export interface PageState {
  readonly activity: OpenActivity | null;
  /** Whether it was ever open. */
  readonly isBoardKnown: boolean;
  readonly ahead: number;
  readonly link: 'connecting' | 'open' | 'lost';
  readonly session: Session | null;
  readonly channelId: string | null;
  readonly waiting: readonly Waiting[];
  /** When the person last made a request to the bot (ms). */
  readonly pressedAt: number;
  readonly modal: OpenModal | null;
  readonly completion: Completion | null;
  readonly drawer: 'channels' | 'people' | null;
  readonly seen: Readonly<Record<string, string>>;
  /** Where the "new" line goes: after the last message seen before the channel was opened. */
  readonly newAfter: string | null;
}

export const initialState: PageState = {
  activity: null,
  isBoardKnown: false,
  ahead: 0,
  link: 'connecting',
  session: null,
  channelId: null,
  waiting: [],
  pressedAt: 0,
  modal: null,
  completion: null,
  drawer: null,
  seen: {},
  newAfter: null,
};

/** The bot that owns the commands, or the first bot before any are registered. */
export function appOf({ users, commands }: Session): PageUser | undefined {
  const owner = commands[0]?.application_id;
  return users.find(({ id }) => id === owner) ?? users.find((user) => user.bot);
}

export type Store<T> = ReturnType<typeof makeStore<T>>;

/** `tell` runs once for all changes in a tick. */
export function makeStore<T>(initial: T, tell: (value: T) => void) {
  let value = initial;
  let told = true;
  return {
    get: (): T => value,
    change(how: (value: T) => T): void {
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
