import { render } from 'lit';
import './discord.ts';
import { hearFrame, tellFrame } from './activity/frame.ts';
import { page } from './layout/page.ts';
import { answersPress, toNewest } from './message/newest.ts';
import { makeActions } from './state/actions.ts';
import { receive } from './state/receive.ts';
import { look, unseenMentions } from './state/seen.ts';
import { type PageState, initialState, makeStore } from './state/state.ts';
import { setAhead } from './state/time.ts';
import type { FromPage, FromServer } from '../protocol.ts';

const RETRY_MS = 1000;

/** If it is `null`, the server chooses the user. */
function connect(userId: string | null, received: (message: FromServer) => void, lost: () => void) {
  const url = new URL('/page', location.href.replace(/^http/u, 'ws'));
  if (userId !== null) url.searchParams.set('user', userId);
  let closed = false;
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url);
    opened.addEventListener('message', ({ data }) => {
      // The server is our own, so the message is of this type.
      const message: FromServer = JSON.parse(String(data));
      if (!closed) received(message);
    });
    opened.addEventListener('close', () => {
      if (closed) return;
      lost();
      setTimeout(() => {
        if (!closed) socket = open();
      }, RETRY_MS);
    });
    return opened;
  }

  return {
    send(message: FromPage): void {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close(): void {
      closed = true;
      socket.close();
    },
  };
}

/** The messages that each person has seen, shared by all windows of the page. */
const KEY = 'crownhead.seen';

function remembered(): Readonly<Record<string, string>> {
  try {
    // Only this page writes it.
    const seen: Record<string, string> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return seen;
  } catch {
    return {};
  }
}

const store = makeStore<PageState>({ ...initialState, seen: remembered() }, show);
let kept = store.get().seen;
let connection = join(new URL(location.href).searchParams.get('user'));
const actions = makeActions(store, (message) => connection.send(message), becomeUser);

function join(userId: string | null): ReturnType<typeof connect> {
  return connect(
    userId,
    (told) => {
      const isAnswer = answersPress(store.get(), told);
      if (told.type === 'rpc' && told.frameId === store.get().activity?.frameId) tellFrame(told.message);
      store.change((state) => seenIfWatched(receive(state, told)));
      if (isAnswer) requestAnimationFrame(toNewest);
    },
    () => store.change((state) => ({ ...state, link: 'lost' })),
  );
}

function becomeUser(userId: string): void {
  const address = new URL(location.href);
  address.searchParams.set('user', userId);
  history.replaceState(null, '', address);
  connection.close();
  connection = join(userId);
  store.change((state) => ({ ...state, drawer: null }));
}

const seenIfWatched = (state: PageState): PageState => (document.hasFocus() ? look(state) : state);

hearFrame(
  () => store.get().activity?.frameId ?? null,
  (message) => connection.send(message),
);

function show(state: PageState): void {
  setAhead(state.ahead);
  render(page({ state, actions }), document.body);
  const unseen = state.session ? unseenMentions(state, state.session.me.id) : 0;
  const channel = state.session?.channels.find(({ id }) => id === state.channelId)?.name;
  document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${channel ? `#${channel} | ` : ''}Crownhead playground`;
  if (state.seen !== kept) localStorage.setItem(KEY, JSON.stringify((kept = state.seen)));
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) store.change((state) => ({ ...state, seen: { ...state.seen, ...remembered() } }));
});
window.addEventListener('focus', () => store.change(look));
show(store.get());
