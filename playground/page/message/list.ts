/** Browsers keep a reversed column scrolled to its end while pictures load and messages arrive. */
import { type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { linkedMessage } from '../markdown/parse.ts';
import { type Row, rowsOf } from './groups.ts';
import { waitingRows, failures, onlyYou, thinking } from './pending.ts';
import { jump, scrolled } from './newest.ts';
import { welcome } from './welcome.ts';
import type { Actions, ChannelView, MessageView } from '../state/actions.ts';
import { isAfter, unseenMentions } from '../state/seen.ts';
import { timeText, messageTime, nowHere } from '../state/time.ts';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { CHANNEL_ICONS } from '../layout/icons.ts';
import { badge } from '../layout/people.ts';
import { markdown } from '../markdown/show.ts';
import { appsMenu, openApps } from './apps.ts';
import { header } from './header.ts';
import { part } from '../parts/components.ts';

const hasFlag = ({ flags }: APIMessage, flag: MessageFlags): boolean => ((flags ?? 0) & flag) !== 0;

function messageRow(channel: ChannelView, { entry, isHead }: Row): TemplateResult {
  const { message, ephemeral, mentionsMe } = entry;
  const view: MessageView = { ...channel, message };
  const author = channel.session.users.find(({ id }) => id === message.author.id);
  const name = author?.name ?? message.author.username;
  const at = new Date(message.timestamp);
  return html`<discord-message
    role="article"
    aria-label="Message from ${name}"
    data-id=${message.id}
    class=${isHead ? 'head' : ''}
    author=${name}
    avatar=${author?.avatarUrl ?? '/page/icon.svg'}
    ?bot=${author?.bot ?? false}
    ?edited=${message.edited_timestamp !== null && !hasFlag(message, MessageFlags.IsComponentsV2)}
    ?data-private=${ephemeral}
    ?data-mentions-me=${mentionsMe}
    ?message-body-only=${!isHead}
    @contextmenu=${openApps}
    .timestamp=${isHead ? messageTime(at, new Date(nowHere())) : timeText(at.getTime(), 't', 0)}
  >
    ${isHead ? header(channel, message) : nothing}
    ${hasFlag(message, MessageFlags.Loading) ? thinking(name) : content(view)}
    <div slot="components" class="after">
      ${threadBelow(view)} ${failures(view)}
      ${ephemeral ? nothing : appsMenu(view, { on: 'message', id: message.id, label: 'Apps for this message' })}
      ${ephemeral ? onlyYou(() => channel.actions.send({ type: 'dismiss', messageId: message.id })) : nothing}
    </div>
  </discord-message>`;
}

function content(view: MessageView): TemplateResult {
  const { message, session } = view;
  const components = message.components ?? [];
  return html`
    ${message.content === '' ? nothing : markdown(message.content, session)}
    ${components.length === 0 ? nothing : html`<div slot="components" class="parts">${components.map((one) => part(view, one))}</div>`}
  `;
}

/** A thread has the id of the message that it was opened on. */
function threadBelow({ state, session, message, actions }: MessageView): TemplateResult | typeof nothing {
  const thread = session.channels.find(({ id, kind }) => kind === 'thread' && id === message.id);
  if (!thread) return nothing;
  return html`<button
    type="button"
    class="thread-link"
    aria-label="See thread: ${thread.name}"
    @click=${() => actions.openChannel(thread.id)}
  >
    ${CHANNEL_ICONS.thread}<span class="channel-name">${thread.name}</span>
    <span class="see-thread">See thread ›</span>${badge(unseenMentions(state, session.me.id, thread.id))}
  </button>`;
}

export function messageList(view: ChannelView): TemplateResult {
  const rows = rowsOf(view.session.messages, view.channelId);
  const firstNew = rows.find((row) => isNew(view, row))?.entry.message.id;
  return html`<div
      class="scroller"
      tabindex="0"
      aria-label="Messages"
      role="region"
      @click=${(event: Event) => follow(event, view.actions)}
      @scroll=${scrolled}
    >
      <discord-messages no-background role="log" aria-live="polite" lang=${view.session.locales.mine}>
        ${welcome(view)}
        ${repeat(
          rows,
          ({ entry }) => entry.message.id,
          (row) => html`${divider(row, row.entry.message.id === firstNew)}${messageRow(view, row)}`,
        )}
        ${waitingRows(view)}
      </discord-messages>
    </div>
    ${jump}`;
}

const isNew = ({ state, session }: ChannelView, { entry: { message } }: Row): boolean =>
  state.newAfter !== null && message.author.id !== session.me.id && isAfter(message.id, state.newAfter);

function divider({ entry, startsDay }: Row, startsNew: boolean): TemplateResult | typeof nothing {
  if (!startsDay && !startsNew) return nothing;
  const day = startsDay ? timeText(Date.parse(entry.message.timestamp), 'D', 0) : '';
  return html`<div
    class="divider ${startsNew ? 'new' : ''}"
    role="separator"
    aria-label=${day === '' ? 'New' : day}
  >
    <span class="divider-day">${day}</span>${startsNew ? html`<span class="divider-new">NEW</span>` : nothing}
  </div>`;
}

export function follow(event: Event, actions: Actions): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = link ? linkedMessage(link.href) : null;
  if (!place) return;
  event.preventDefault();
  actions.openChannel(place.channelId);
  // The channel may have to be rendered first.
  requestAnimationFrame(() => {
    const message = document.querySelector(`[data-id="${place.messageId}"]`);
    message?.scrollIntoView({ block: 'center' });
    message?.animate([{ backgroundColor: '#5865f24d' }, {}], { duration: 2000, easing: 'ease-in' });
  });
}
