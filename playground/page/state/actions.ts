import type { APIMessage } from 'discord-api-types/v10';
import { openAt } from './seen.ts';
import type { Interaction, OpenModal, PageState, Store } from './state.ts';
import { nowHere } from './time.ts';
import { LAYOUT } from '../../server/activity/layout.ts';
import type { FromPage, PageOption, Session } from '../../protocol.ts';

type Submission = Extract<FromPage, { type: 'submit' }>;

export type Actions = ReturnType<typeof makeActions>;

export function makeActions(
  store: Store<PageState>,
  send: (message: FromPage) => void,
  becomeUser: (userId: string) => void,
) {
  const here = (): string => store.get().channelId ?? '';

  /** Sends an interaction. A second press of a control replaces the failed first press. */
  const begin = (asked: Interaction): void => {
    const isOpen = store.get().link === 'open';
    const progress = isOpen ? 'sent' : 'failed';
    const reason = isOpen ? '' : 'The playground does not answer';
    store.change((state) => ({
      ...state,
      newAfter: null,
      pressedAt: Date.now(),
      waiting: [
        ...state.waiting.filter((other) => !isSameControl(other.asked, asked)),
        { asked, channelId: here(), progress, reason, at: nowHere() },
      ],
    }));
    send(asked);
  };

  return {
    becomeUser,
    send,
    say(content: string): void {
      store.change((state) => ({ ...state, newAfter: null }));
      send({ type: 'say', channelId: here(), content });
    },
    command: (name: string, options: readonly PageOption[]): void =>
      begin({ type: 'command', nonce: newName(), channelId: here(), name, options }),
    useMenu: (name: string, on: 'user' | 'message', id: string): void =>
      begin({ type: 'menu', nonce: newName(), channelId: here(), name, on, id }),
    /** The answer arrives as the state's `completion`, with the returned nonce. */
    complete(name: string, options: readonly PageOption[]): string {
      const nonce = newName();
      send({ type: 'complete', nonce, channelId: here(), name, options });
      return nonce;
    },
    click: (messageId: string, customId: string): void =>
      begin({ type: 'click', nonce: newName(), messageId, customId }),
    choose: (messageId: string, customId: string, values: readonly string[]): void =>
      begin({ type: 'choose', nonce: newName(), messageId, customId, values }),
    submit({ nonce, modal }: OpenModal, filled: Pick<Submission, 'fields' | 'files'>): void {
      const customId = modal.custom_id;
      begin({ type: 'submit', nonce: newName(), modalNonce: nonce, customId, ...filled });
    },
    closeModal: (): void =>
      store.change((state) => ({
        ...state,
        modal: null,
        waiting: state.waiting.filter(({ asked }) => asked.type !== 'submit'),
      })),
    launch: (channelId: string): void => send({ type: 'launch', channelId }),
    leaveActivity: (): void => {
      const { activity } = store.get();
      if (activity) send({ type: 'leave', channelId: activity.channelId });
      store.change((state) => ({ ...state, activity: null }));
    },
    resizeActivity: (): void =>
      store.change((state) => {
        if (!state.activity) return state;
        const layout = state.activity.layout === 'pip' ? 'focused' : 'pip';
        send({ type: 'layout', mode: LAYOUT[layout] });
        return { ...state, activity: { ...state.activity, layout } };
      }),
    forgetLink: (): void =>
      store.change((state) => ({ ...state, activity: state.activity && { ...state.activity, link: null } })),
    forget: (nonce: string): void =>
      store.change((state) => ({
        ...state,
        waiting: state.waiting.filter(({ asked }) => asked.nonce !== nonce),
      })),
    openChannel: (channelId: string): void =>
      store.change((state) => ({ ...openAt(state, channelId), drawer: null })),
    slide: (drawer: PageState['drawer']): void => store.change((state) => ({ ...state, drawer })),
  };
}

const isSameControl = (one: Interaction, other: Interaction): boolean =>
  'messageId' in one && 'messageId' in other
    ? one.messageId === other.messageId && one.customId === other.customId
    : one.type === 'submit' && other.type === 'submit';

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

/** `crypto.randomUUID` exists only on secure origins, and the page may be on another machine. */
const since = Date.now().toString(36);
let used = 0;

export const newName = (): string => `n${since}-${(used += 1)}`;
