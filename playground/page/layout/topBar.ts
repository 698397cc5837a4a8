/** The bar above the messages: the channel's name, and on narrow screens the way to the columns, with what waits there. */
import { html, type TemplateResult } from 'lit';
import type { ChannelView } from '../view.ts';
import { unseenMentions } from '../state/seen.ts';
import { badge } from './badge.ts';
import { CHANNEL_ICONS, menuIcon, peopleIcon } from './icons.ts';

export function topBar({ session, channelId, actions, state }: ChannelView): TemplateResult {
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
