/** Everything a person can do on the page, and what every view is rendered from. */
import type { APIMessage } from 'discord-api-types/v10';
import { openAt } from './seen.ts';
import type { Cause, PageState, Session, Store } from './state.ts';
import { nowHere } from './time.ts';
import type { FromPage, PageOption } from '../../protocol.ts';

export type Actions = ReturnType<typeof makeActions>;

export function makeActions(
  store: Store<PageState>,
  send: (message: FromPage) => void,
  becomeUser: (userId: string) => void,
) {
  const here = (): string => store.get().channelId ?? '';

  /** Sends an interaction; a second press of a control replaces its failed first. */
  const begin = (cause: Cause, message: (nonce: string) => FromPage): void => {
    const nonce = newName();
    const isOpen = store.get().link === 'open';
    const progress = isOpen ? 'sent' : 'failed';
    const reason = isOpen ? '' : 'The playground does not answer';
    store.change((state) => ({
      ...state,
      newAfter: null,
      waiting: [
        ...state.waiting.filter((other) => !isSameControl(other.cause, cause)),
        { nonce, channelId: here(), cause, progress, reason, at: nowHere() },
      ],
    }));
    send(message(nonce));
  };

  return {
    becomeUser,
    say(content: string): void {
      store.change((state) => ({ ...state, newAfter: null }));
      send({ type: 'say', channelId: here(), content });
    },
    command: (name: string, options: readonly PageOption[]): void =>
      begin({ kind: 'command', name }, (nonce) => ({
        type: 'command',
        nonce,
        channelId: here(),
        name,
        options,
      })),
    /** The answer arrives as the state's `completion` with the returned nonce. */
    complete(name: string, options: readonly PageOption[]): string {
      const nonce = newName();
      send({ type: 'complete', nonce, channelId: here(), name, options });
      return nonce;
    },
    click: (messageId: string, customId: string): void =>
      begin({ kind: 'component', messageId, customId }, (nonce) => ({
        type: 'click',
        nonce,
        messageId,
        customId,
      })),
    choose: (messageId: string, customId: string, values: readonly string[]): void =>
      begin({ kind: 'component', messageId, customId }, (nonce) => ({
        type: 'choose',
        nonce,
        messageId,
        customId,
        values,
      })),
    submit(fields: Readonly<Record<string, string>>): void {
      const open = store.get().modal;
      if (!open) return;
      begin({ kind: 'modal' }, (nonce) => ({
        type: 'submit',
        nonce,
        modalNonce: open.nonce,
        customId: open.modal.custom_id,
        fields,
      }));
    },
    closeModal: (): void =>
      store.change((state) => ({
        ...state,
        modal: null,
        waiting: state.waiting.filter(({ cause }) => cause.kind !== 'modal'),
      })),
    dismiss: (messageId: string): void => send({ type: 'dismiss', messageId }),
    /** Dismisses the note that an interaction failed. */
    forget: (nonce: string): void =>
      store.change((state) => ({
        ...state,
        waiting: state.waiting.filter((waiting) => waiting.nonce !== nonce),
      })),
    openChannel: (channelId: string): void =>
      store.change((state) => ({ ...openAt(state, channelId), drawer: null })),
    speak: (whose: 'mine' | 'guild', locale: string): void => send({ type: 'speak', whose, locale }),
    /** Advances the clock for everyone, in ms. */
    wait: (ms: number): void => send({ type: 'wait', ms }),
    /** Erases all games and messages, for everyone. */
    startOver: (): void => send({ type: 'startOver' }),
    enlarge: (enlarged: PageState['enlarged']): void => store.change((state) => ({ ...state, enlarged })),
    slide: (drawer: PageState['drawer']): void => store.change((state) => ({ ...state, drawer })),
  };
}

const isSameControl = (one: Cause, other: Cause): boolean =>
  one.kind === 'component' && other.kind === 'component'
    ? one.messageId === other.messageId && one.customId === other.customId
    : one.kind === 'modal' && other.kind === 'modal';

export interface View {
  readonly state: PageState;
  readonly actions: Actions;
}

export interface ChannelView extends View {
  readonly session: Session;
  readonly channelId: string;
}

export interface MessageView extends ChannelView {
  readonly message: APIMessage;
}

/**
 * A unique name. `crypto.randomUUID` exists only on secure origins, and a playground can be opened
 * from another machine.
 */
const since = Date.now().toString(36);
let used = 0;

export const newName = (): string => `n${since}-${(used += 1)}`;
