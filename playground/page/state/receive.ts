import type { FromServer, PageMessage, Session } from '../../protocol.ts';
import { openAt } from './seen.ts';
import type { PageState, Waiting } from './state.ts';

export function receive(state: PageState, told: FromServer): PageState {
  switch (told.type) {
    case 'hello':
      return hello(state, told.session, told.now);
    case 'changed':
      return openIfGone(inSession(state, () => told.changes));
    case 'message':
      return settledBy(
        inSession(state, ({ messages }) => ({ messages: withMessage(messages, told.message) })),
        told.message,
      );
    case 'gone':
      return inSession(state, ({ messages }) => ({
        messages: messages.filter(({ message }) => message.id !== told.messageId),
      }));
    case 'choices':
      return { ...state, completion: told };
    case 'modal':
      return { ...settled(state, told.nonce), modal: told };
    case 'thinking':
      return progress(state, told.nonce, { progress: 'thinking' });
    case 'done':
      return done(state, told.nonce);
    case 'failed':
      return failed(state, told.nonce, told.reason);
    case 'launched': {
      const { type: _, ...launched } = told;
      const activity = { ...launched, layout: 'focused', link: null } as const;
      return { ...state, activity, isBoardKnown: true };
    }
    case 'openLink':
      return state.activity ? { ...state, activity: { ...state.activity, link: told.url } } : state;
    case 'rpc':
      return state;
    case 'clock':
      return { ...state, ahead: aheadAt(told.now) };
  }
}

/** A difference below one second is the message's delay. */
function aheadAt(now: number): number {
  const ahead = now - Date.now();
  return Math.abs(ahead) < 1000 ? 0 : ahead;
}

const hello = (state: PageState, session: Session, now: number): PageState =>
  openIfGone({
    ...openAt({ ...state, session }, state.channelId),
    // The server no longer knows who was in it.
    activity: null,
    link: 'open',
    ahead: aheadAt(now),
    waiting: [],
    modal: null,
    completion: null,
  });

function openIfGone(state: PageState): PageState {
  const channels = state.session?.channels ?? [];
  const isThere = channels.some(({ id }) => id === state.channelId);
  return isThere ? state : openAt(state, channels[0]?.id ?? null);
}

const inSession = (state: PageState, changes: (session: Session) => Partial<Session>): PageState =>
  state.session ? { ...state, session: { ...state.session, ...changes(state.session) } } : state;

function withMessage(messages: readonly PageMessage[], added: PageMessage): readonly PageMessage[] {
  const at = messages.findIndex(({ message }) => message.id === added.message.id);
  return at === -1 ? [...messages, added] : messages.with(at, added);
}

const progress = (state: PageState, nonce: string, changes: Partial<Waiting>): PageState => ({
  ...state,
  waiting: state.waiting.map((one) => (one.asked.nonce === nonce ? { ...one, ...changes } : one)),
});

function settled(state: PageState, nonce: string): PageState {
  const over = state.waiting.find(({ asked }) => asked.nonce === nonce);
  if (!over) return state;
  return {
    ...state,
    waiting: state.waiting.filter((waiting) => waiting !== over),
    modal: over.asked.type === 'submit' ? null : state.modal,
  };
}

/** Ends an interaction. "… is thinking" stays until its message arrives. */
function done(state: PageState, nonce: string): PageState {
  const isThinking = state.waiting.some((one) => one.asked.nonce === nonce && one.progress === 'thinking');
  return isThinking ? state : settled(state, nonce);
}

const failed = (state: PageState, nonce: string, reason: string): PageState =>
  state.waiting.some(({ asked }) => asked.nonce === nonce)
    ? progress(state, nonce, { progress: 'failed', reason })
    : { ...state, completion: { nonce, choices: null } };

/** Discord marks an answer with the nonce of its interaction. */
const settledBy = (state: PageState, { message }: PageMessage): PageState =>
  message.nonce === undefined ? state : settled(state, String(message.nonce));
