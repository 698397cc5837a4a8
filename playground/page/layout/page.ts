import { type TemplateResult, html, nothing } from 'lit';
import '../composer/composer.ts';
import { activityPanel, boardButton } from '../activity/panel.ts';
import { beginnings } from '../composer/begin.ts';
import { CHANNEL_ICONS, plainButton, menuIcon, peopleIcon } from './icons.ts';
import { badge, peopleColumn } from './people.ts';
import { messageList, follow } from '../message/list.ts';
import { modalDialog } from '../parts/modal.ts';
import type { ChannelView, View } from '../state/actions.ts';
import { unseenMentions, hasUnseen } from '../state/seen.ts';
import { classMap } from 'lit/directives/class-map.js';
import { seats } from './controls.ts';
import { nowHere, timeText } from '../state/time.ts';
import type { PageChannel, PageEvent } from '../../protocol.ts';

function channelColumn(view: ChannelView): TemplateResult {
  const { session } = view;
  return html`<nav class="channels" aria-label="Channels">
    <h2 class="guild-name">${session.guildName}</h2>
    <div class="channel-list">
      ${eventList(view)} ${channelList(view, 'Text Channels', (kind) => kind !== 'direct')}
      ${channelList(view, 'Direct Messages', (kind) => kind === 'direct')}
    </div>
    ${seats(view)}
  </nav>`;
}

function channelList(
  view: ChannelView,
  title: string,
  isListed: (kind: PageChannel['kind']) => boolean,
): TemplateResult | typeof nothing {
  const listed = view.session.channels.filter(({ kind }) => isListed(kind));
  if (listed.length === 0) return nothing;
  return html`<h3>${title}</h3>
    <ul>
      ${listed.map((channel) => html`<li>${channelLink(view, channel)}</li>`)}
    </ul>`;
}

function channelLink(
  { state, actions, session, channelId }: ChannelView,
  { id, name, kind }: PageChannel,
): TemplateResult {
  const isShown = id === channelId;
  const unread = !isShown && hasUnseen(state, session.me.id, id);
  return html`<button
    type="button"
    class=${classMap({ channel: true, thread: kind === 'thread', shown: isShown, unread })}
    aria-current=${isShown ? 'page' : nothing}
    @click=${() => actions.openChannel(id)}
  >
    ${CHANNEL_ICONS[kind]}<span class="channel-name">${name}</span
    >${badge(isShown ? 0 : unseenMentions(state, session.me.id, id))}
  </button>`;
}

function eventList({ actions, session: { events } }: ChannelView): TemplateResult | typeof nothing {
  const listed = events.filter(({ endsAt }) => endsAt > nowHere());
  if (listed.length === 0) return nothing;
  return html`<h3>Events</h3>
    <ul class="events" @click=${(event: Event) => follow(event, actions)}>
      ${listed.map((one) => html`<li>${eventLink(one)}</li>`)}
    </ul>`;
}

const eventLink = ({ name, description, location, startsAt, isBegun }: PageEvent): TemplateResult =>
  html`<a class="event" href=${location} title=${description}>
    <span class="event-name">${name}</span>
    <span class="event-time">
      ${isBegun || startsAt <= nowHere() ? 'Happening now' : timeText(startsAt, 'f', 0)}
    </span>
  </a>`;

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
      data-board=${state.activity?.layout ?? 'none'}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape' && state.drawer) actions.slide(null);
      }}
    >
      ${channelColumn(view)}
      <main class="channel-main">
        ${topBar(view)}
        <div class="channel-body">
          <div class="conversation">
            ${messageList(view)} ${notice(view)} ${beginnings(view)}
            <crown-composer .view=${view}></crown-composer>
          </div>
          ${activityPanel(view)} ${peopleColumn(view)}
        </div>
      </main>
      <div class="veil" @click=${() => actions.slide(null)}></div>
    </div>
    ${state.modal ? modalDialog(view, state.modal) : nothing}`;
}

function topBar(view: ChannelView): TemplateResult {
  const { session, channelId, actions, state } = view;
  const { name, kind } = session.channels.find(({ id }) => id === channelId) ?? { name: '', kind: 'text' };
  const slide = (drawer: 'channels' | 'people') => () =>
    actions.slide(state.drawer === drawer ? null : drawer);
  return html`<header class="top-bar">
    ${plainButton('Channels and seats', html`${menuIcon}${badge(unseenMentions(state, session.me.id))}`, slide('channels'), 'narrow-only')}
    ${CHANNEL_ICONS[kind]}
    <h1>${name}</h1>
    <span class="topic">Playground: a local stand-in for Discord, with the real bot in it</span>
    ${boardButton(view)} ${plainButton('Members', peopleIcon, slide('people'), 'people-toggle')}
  </header>`;
}

function notice({ state, session }: ChannelView): TemplateResult | typeof nothing {
  if (state.link === 'lost') return strip('The playground does not answer. Reconnecting…');
  return session.botOnline
    ? nothing
    : strip('The bot is offline. Commands and buttons will fail until it is back.');
}

const strip = (text: string): TemplateResult => html`<div class="notice" role="status">${text}</div>`;
