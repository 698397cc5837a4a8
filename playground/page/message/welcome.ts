/** The top of a channel, where a newcomer learns what can be done in it. */
import { InteractionContextType } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import type { PageChannel } from '../../protocol.ts';
import { CHANNEL_ICONS } from '../layout/icons.ts';
import type { ChannelView } from '../view.ts';

export function welcome({ session, channelId }: ChannelView): TemplateResult {
  const channel = session.channels.find(({ id }) => id === channelId);
  if (!channel) return html``;
  return html`<div class="welcome">
    <div class="welcome-icon">${CHANNEL_ICONS[channel.kind]}</div>
    ${wordsFor(channel)}
  </div>`;
}

/** What the place is, and what the bot does there. */
function wordsFor({ name, kind, context }: PageChannel): TemplateResult {
  if (context === InteractionContextType.BotDM)
    return html`<h1>${name}</h1>
      <p>
        These are your direct messages with ${name}, which nobody else sees. Type <kbd>/practice</kbd> to play
        against it, <kbd>/learn</kbd> for a lesson, or <kbd>/</kbd> to see all that it can do here.
      </p>`;
  if (kind === 'direct')
    return html`<h1>${name}</h1>
      <p>
        These are your direct messages with ${name}. Type <kbd>/challenge</kbd> to begin a game here, or
        <kbd>/</kbd> to see all that the bot can do.
      </p>`;
  if (kind === 'thread')
    return html`<h1>${name}</h1>
      <p>This is the start of the thread of a game. Moves are made here; type <kbd>/</kbd> for all else.</p>`;
  return html`<h1>Welcome to #${name}!</h1>
    <p>
      This is the start of the #${name} channel. Type <kbd>/challenge</kbd> to invite someone to a game, or
      <kbd>/</kbd> to see all that the bot can do. To play both sides, take another seat below the channels,
      or open a second window.
    </p>`;
}
