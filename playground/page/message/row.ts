/** One message: its author if it begins a group, what it answers, its text and components, and its private foot. */
import { html, nothing, type TemplateResult } from 'lit';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { markdown } from '../markdown/show.ts';
import { nowHere } from '../state/clock.ts';
import { messageTime, timeText } from '../markdown/time.ts';
import { part } from '../parts/part.ts';
import { gallery } from '../parts/gallery.ts';
import type { ChannelView, MessageView } from '../view.ts';
import { failures } from './failures.ts';
import type { Row } from './groups.ts';
import { header } from './header.ts';
import { onlyYou } from './privacy.ts';
import { thinking } from './thinking.ts';
import { threadBelow } from './thread.ts';

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
      ${ephemeral ? onlyYou(() => channel.actions.dismiss(message.id)) : nothing}
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
