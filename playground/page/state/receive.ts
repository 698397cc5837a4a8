/** What each message from the server does to the page's state. */
import type { FromServer, PageMessage } from '../../protocol.ts';
import { openAt } from './seen.ts';
import type { PageState, Session, Waiting } from './state.ts';

type Of<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

export function receive(state: PageState, told: FromServer): PageState {
  switch (told.type) {
    case 'hello':
      return hello(state, told);
    case 'channels':
      return withChannels(state, told);
    case 'events':
      return inSession(state, (session) => ({ ...session, events: told.events }));
    case 'commands':
      return inSession(state, (session) => ({
        ...session,
        commands: told.commands,
        locales: told.locales,
      }));
    case 'message':
      return settledBy(
        inSession(state, (session) => ({
          ...session,
          messages: withMessage(session.messages, told.message),
        })),
        told.message,
      );
    case 'gone':
      return inSession(state, (session) => ({
        ...session,
        messages: session.messages.filter(({ message }) => message.id !== told.messageId),
      }));
    case 'choices':
      return { ...state, completion: { nonce: told.nonce, choices: told.choices } };
    case 'modal':
      return { ...settled(state, told.nonce), modal: { nonce: told.nonce, modal: told.modal } };
    case 'thinking':
      return progress(state, told.nonce, (waiting) => ({ ...waiting, progress: 'thinking' }));
    case 'done':
      return done(state, told.nonce);
    case 'failed':
      return failed(state, told);
    case 'clock':
      return { ...state, ahead: aheadAt(told.now) };
    case 'bot':
      return { ...state, botOnline: told.online };
  }
}

/** Below one second it is the message's own delay. */
function aheadAt(now: number): number {
  const ahead = now - Date.now();
  return Math.abs(ahead) < 1000 ? 0 : ahead;
}

/** A new connection replaces everything but the user's place. */
function hello(state: PageState, told: Of<'hello'>): PageState {
  const { type: _, now, ...session } = told;
  const kept = session.channels.find(({ id }) => id === state.channelId) ?? session.channels[0];
  const fresh: PageState = {
    ...state,
    link: 'open',
    ahead: aheadAt(now),
    session,
    waiting: [],
    modal: null,
    completion: null,
  };
  return openAt(fresh, kept?.id ?? null);
}

/** If the current channel was deleted, shows the first one. */
function withChannels(state: PageState, { channels: all }: Of<'channels'>): PageState {
  const next = inSession(state, (session) => ({ ...session, channels: all }));
  const isThere = all.some(({ id }) => id === state.channelId);
  return isThere ? next : openAt(next, all[0]?.id ?? null);
}

const inSession = (state: PageState, how: (session: Session) => Session): PageState =>
  state.session ? { ...state, session: how(state.session) } : state;

function withMessage(messages: readonly PageMessage[], added: PageMessage): readonly PageMessage[] {
  const at = messages.findIndex(({ message }) => message.id === added.message.id);
  return at === -1 ? [...messages, added] : messages.with(at, added);
}

const progress = (state: PageState, nonce: string, how: (waiting: Waiting) => Waiting): PageState => ({
  ...state,
  waiting: state.waiting.map((waiting) => (waiting.nonce === nonce ? how(waiting) : waiting)),
});

/** The interaction is over: frees its control and closes its modal. */
function settled(state: PageState, nonce: string): PageState {
  const over = state.waiting.find((waiting) => waiting.nonce === nonce);
  if (!over) return state;
  return {
    ...state,
    waiting: state.waiting.filter((waiting) => waiting !== over),
    modal: over.cause.kind === 'modal' ? null : state.modal,
  };
}

/** "… is thinking" stays until its message arrives. */
function done(state: PageState, nonce: string): PageState {
  const isThinking = state.waiting.some((one) => one.nonce === nonce && one.progress === 'thinking');
  return isThinking ? state : settled(state, nonce);
}

function failed(state: PageState, { nonce, reason }: Of<'failed'>): PageState {
  if (!state.waiting.some((waiting) => waiting.nonce === nonce)) {
    return { ...state, completion: { nonce, choices: null } };
  }
  return progress(state, nonce, (waiting) => ({ ...waiting, progress: 'failed', reason }));
}

/** Discord marks an answer with the nonce of its interaction. */
const settledBy = (state: PageState, { message }: PageMessage): PageState =>
  message.nonce === undefined ? state : settled(state, String(message.nonce));
