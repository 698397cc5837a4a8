/** A command of this user on its way: being sent, thought about, or failed. Only they see it. */
import { nowHere } from '../state/clock.ts';
import { html, type TemplateResult } from 'lit';
import { warningIcon } from '../layout/icons.ts';
import { messageTime } from '../markdown/time.ts';
import { appOf } from '../state/app.ts';
import type { Waiting } from '../state/state.ts';
import type { ChannelView } from '../view.ts';
import { calledHere, usedCommand } from './header.ts';
import { onlyYou } from './privacy.ts';
import { thinking } from './thinking.ts';

/** The commands of the shown channel that are not settled. */
export const waitingRows = (view: ChannelView): readonly TemplateResult[] =>
  view.state.waiting.flatMap((waiting) =>
    waiting.channelId === view.channelId && waiting.cause.kind === 'command'
      ? [waitingRow(view, waiting, waiting.cause.name)]
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
    ${usedCommand(session.me, command)} ${progress(waiting, name)}
    <div slot="components" class="after">
      ${waiting.progress === 'failed' ? onlyYou(() => actions.forget(waiting.nonce)) : ''}
    </div>
  </discord-message>`;
}

function progress({ progress: stage, reason }: Waiting, name: string): TemplateResult {
  if (stage === 'failed')
    return html`<span class="failure" role="alert">${warningIcon}<span>${reason}</span></span>`;
  if (stage === 'thinking') return thinking(name);
  return html`<span class="thinking" role="status">Sending command…</span>`;
}
