import { type TemplateResult, html, nothing } from 'lit';
import '../composer/composer.ts';
import { channelColumn } from './channels.ts';
import { CHANNEL_ICONS, menuIcon, peopleIcon } from './icons.ts';
import { badge, peopleColumn } from './people.ts';
import { messageList } from '../message/list.ts';
import { modalDialog } from '../parts/modal.ts';
import type { ChannelView, View } from '../state/actions.ts';
import { unseenMentions } from '../state/seen.ts';

export function page(view: View): TemplateResult {
  const { session, channelId } = view.state;
  if (!session || channelId === null) return html`<div class="connecting" role="status">Connecting…</div>`;
  return channelPage({ ...view, session, channelId });
}

function channelPage(view: ChannelView): TemplateResult {
  const { state, actions } = view;
  return html`<div
      class="page"
      data-drawer=${state.drawer ?? 'none'}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape' && state.drawer) actions.slide(null);
      }}
    >
      ${channelColumn(view)}
      <main class="channel-main">
        ${topBar(view)}
        <div class="channel-body">
          <div class="conversation">
            ${messageList(view)} ${notice(view)} <crown-composer .view=${view}></crown-composer>
          </div>
          ${peopleColumn(view)}
        </div>
      </main>
      <div class="veil" @click=${() => actions.slide(null)}></div>
    </div>
    ${state.modal ? modalDialog(view, state.modal) : nothing}`;
}

function topBar({ session, channelId, actions, state }: ChannelView): TemplateResult {
  const { name, kind } = session.channels.find(({ id }) => id === channelId) ?? { name: '', kind: 'text' };
  const slide = (drawer: 'channels' | 'people') => () =>
    actions.slide(state.drawer === drawer ? null : drawer);
  return html`<header class="top-bar">
    <button
      type="button"
      class="plain narrow-only"
      aria-label="Channels and seats"
      @click=${slide('channels')}
    >
      ${menuIcon}${badge(unseenMentions(state, session.me.id))}
    </button>
    ${CHANNEL_ICONS[kind]}
    <h1>${name}</h1>
    <span class="topic">Playground: a local stand-in for Discord, with the real bot in it</span>
    <button type="button" class="plain people-toggle" aria-label="Members" @click=${slide('people')}>
      ${peopleIcon}
    </button>
  </header>`;
}

function notice({ state, session }: ChannelView): TemplateResult | typeof nothing {
  if (state.link === 'lost') return strip('The playground does not answer. Reconnecting…');
  return session.botOnline
    ? nothing
    : strip('The bot is offline. Commands and buttons will fail until it is back.');
}

const strip = (text: string): TemplateResult => html`<div class="notice" role="status">${text}</div>`;
