/** The left column: the server's name, its channels, and the seats below. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { PageChannel } from '../../protocol.ts';
import { hasUnseen, unseenMentions } from '../state/seen.ts';
import type { ChannelView } from '../view.ts';
import { badge } from './badge.ts';
import { eventList } from './events.ts';
import { CHANNEL_ICONS } from './icons.ts';
import { seats } from './seats.ts';

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
    ${seats(view, session)}
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
