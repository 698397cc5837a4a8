/** The page's entry: joins the state, the connection and the picture of it. */
import { render } from 'lit';
import './discord.ts';
import { page } from './layout/page.ts';
import { makeActions } from './state/actions.ts';
import { setAhead } from './state/clock.ts';
import { connect } from './state/connection.ts';
import { onRemembered, remember, remembered } from './state/memory.ts';
import { receive } from './state/receive.ts';
import { look, unseenMentions } from './state/seen.ts';
import { initialState, type PageState } from './state/state.ts';
import { makeStore } from './state/store.ts';

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

/** Another of the local people takes the seat: the address says who, so that a reload keeps them. */
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
  if (state.seen !== kept) remember((kept = state.seen));
}

onRemembered((seen) => store.change((state) => ({ ...state, seen: { ...state.seen, ...seen } })));
window.addEventListener('focus', () => store.change(look));
show(store.get());
