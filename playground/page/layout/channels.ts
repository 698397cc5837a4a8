import { type TemplateResult, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { CHANNEL_ICONS } from './icons.ts';
import { badge } from './people.ts';
import { seats } from './controls.ts';
import { follow } from '../message/list.ts';
import type { ChannelView } from '../state/actions.ts';
import { hasUnseen, unseenMentions } from '../state/seen.ts';
import { nowHere, timeText } from '../state/time.ts';
import type { PageChannel, PageEvent } from '../../protocol.ts';

export function channelColumn(view: ChannelView): TemplateResult {
  const { session } = view;
  return html`<nav class="channels" aria-label="Channels">
    <h2 class="guild-name">${session.guildName}</h2>
    <div class="channel-list">
      ${eventList(view)}
      <h3>Text Channels</h3>
      <ul>
        ${session.channels
          .filter(({ kind }) => kind !== 'direct')
          .map((channel) => html`<li>${channelLink(view, channel)}</li>`)}
      </ul>
      ${directList(view)}
    </div>
    ${seats(view)}
  </nav>`;
}

function directList(view: ChannelView): TemplateResult | typeof nothing {
  const direct = view.session.channels.filter(({ kind }) => kind === 'direct');
  if (direct.length === 0) return nothing;
  return html`<h3>Direct Messages</h3>
    <ul>
      ${direct.map((channel) => html`<li>${channelLink(view, channel)}</li>`)}
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
