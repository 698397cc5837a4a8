import { type TemplateResult, html } from 'lit';
import { eyeIcon, warningIcon } from '../layout/icons.ts';
import { calledHere, usedCommand } from './header.ts';
import type { ChannelView, MessageView } from '../state/actions.ts';
import { type Waiting, appOf } from '../state/state.ts';
import { messageTime, nowHere } from '../state/time.ts';

export const thinking = (name: string): TemplateResult =>
  html`<span class="thinking" role="status">${name} is thinking…</span>`;

export const onlyYou = (dismiss: () => void): TemplateResult =>
  html`<div class="only-you">
    ${eyeIcon} Only you can see this •
    <button type="button" class="link" @click=${dismiss}>Dismiss message</button>
  </div>`;

export const failures = ({ state, message, actions }: MessageView): readonly TemplateResult[] =>
  state.waiting
    .filter(
      ({ asked, progress }) =>
        progress === 'failed' && 'messageId' in asked && asked.messageId === message.id,
    )
    .map(
      ({ asked, reason }) =>
        html`<div class="failure" role="alert" @click=${() => actions.forget(asked.nonce)}>
          ${warningIcon}<span title=${reason}>This interaction failed</span>
        </div>`,
    );

export const waitingRows = (view: ChannelView): readonly TemplateResult[] =>
  view.state.waiting.flatMap((waiting) =>
    waiting.channelId === view.channelId &&
    (waiting.asked.type === 'command' || waiting.asked.type === 'menu')
      ? [waitingRow(view, waiting, waiting.asked.name)]
      : [],
  );

function waitingRow({ session, actions }: ChannelView, waiting: Waiting, called: string): TemplateResult {
  const command = calledHere(session, called);
  const bot = appOf(session);
  const name = bot?.name ?? 'The application';
  return html`<discord-message
    role="article"
    aria-label="Answer to /${command}"
    class="head"
    author=${name}
    avatar=${bot?.avatarUrl ?? '/page/icon.svg'}
    bot
    ?data-private=${waiting.progress === 'failed'}
    .timestamp=${messageTime(new Date(waiting.at), new Date(nowHere()))}
  >
    ${usedCommand(session.me, command)} ${progressLine(waiting, name)}
    <div slot="components" class="after">
      ${waiting.progress === 'failed' ? onlyYou(() => actions.forget(waiting.asked.nonce)) : ''}
    </div>
  </discord-message>`;
}

function progressLine({ progress: stage, reason }: Waiting, name: string): TemplateResult {
  if (stage === 'failed')
    return html`<span class="failure" role="alert">${warningIcon}<span>${reason}</span></span>`;
  if (stage === 'thinking') return thinking(name);
  return html`<span class="thinking" role="status">Sending command…</span>`;
}
