import { render } from 'lit';
import './discord.ts';
import { page } from './layout/page.ts';
import { makeActions } from './state/actions.ts';
import { connect } from './state/connection.ts';
import { receive } from './state/receive.ts';
import { look, unseenMentions } from './state/seen.ts';
import { type PageState, initialState, makeStore } from './state/state.ts';
import { setAhead } from './state/time.ts';

/** What each person has seen, shared by all windows of the page. */
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
  return connect(userId, {
    received: (told) => store.change((state) => seenIfWatched(receive(state, told))),
    lost: () => store.change((state) => ({ ...state, link: 'lost' })),
  });
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
