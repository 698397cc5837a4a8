/** The top of a channel, where a newcomer learns what can be done in it. */
import { html, type TemplateResult } from 'lit';
import { hashIcon } from '../layout/icons.ts';
import type { ChannelView } from '../view.ts';

export function welcome({ session, channelId }: ChannelView): TemplateResult {
  const name = session.channels.find(({ id }) => id === channelId)?.name ?? '';
  return html`<div class="welcome">
    <div class="welcome-icon">${hashIcon}</div>
    <h1>Welcome to #${name}!</h1>
    <p>
      This is the start of the #${name} channel. Type <kbd>/</kbd> to see what the bot can do, and take
      another seat at the lower left (or open a second window) to play both sides.
    </p>
  </div>`;
}
