import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { CHANNEL_ICONS } from '../layout/icons.ts';
import { badge } from '../layout/people.ts';
import { markdown } from '../markdown/show.ts';
import type { Row } from './groups.ts';
import { header } from './header.ts';
import { failures, onlyYou, thinking } from './pending.ts';
import { part } from '../parts/components.ts';
import { gallery } from '../parts/picture.ts';
import type { ChannelView, MessageView } from '../state/actions.ts';
import { unseenMentions } from '../state/seen.ts';
import { messageTime, nowHere, timeText } from '../state/time.ts';

const hasFlag = ({ flags }: APIMessage, flag: MessageFlags): boolean => ((flags ?? 0) & flag) !== 0;

export function messageRow(channel: ChannelView, { entry, isHead }: Row): TemplateResult {
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
    .timestamp=${isHead ? messageTime(at, new Date(nowHere())) : timeText(at.getTime(), 't', 0)}
  >
    ${isHead ? header(channel, message) : nothing}
    ${hasFlag(message, MessageFlags.Loading) ? thinking(name) : content(view)}
    <div slot="components" class="after">
      ${threadBelow(view)} ${failures(view)}
      ${ephemeral ? onlyYou(() => channel.actions.send({ type: 'dismiss', messageId: message.id })) : nothing}
    </div>
  </discord-message>`;
}

function content(view: MessageView): TemplateResult {
  const { message, session } = view;
  const components = message.components ?? [];
  const loose = hasFlag(message, MessageFlags.IsComponentsV2) ? [] : message.attachments;
  return html`
    ${message.content === '' ? nothing : markdown(message.content, session)}
    ${
      loose.length === 0
        ? nothing
        : gallery(
            view,
            loose.map(({ url }) => ({ media: { url } })),
          )
    }
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
