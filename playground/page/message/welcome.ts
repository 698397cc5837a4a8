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
      This is the start of the #${name} channel. Type <kbd>/challenge</kbd> to invite someone to a game, or
      <kbd>/</kbd> to see all that the bot can do. To play both sides, take another seat below the channels,
      or open a second window.
    </p>
  </div>`;
}
