/** The top of a channel: the ways for a newcomer to start, with commands to press. */
import { InteractionContextType } from 'discord-api-types/v10';
import { type TemplateResult, html } from 'lit';
import { shownName } from '../composer/commands.ts';
import { beginHere } from '../composer/composer.ts';
import { CHANNEL_ICONS } from '../layout/icons.ts';
import type { ChannelView } from '../state/actions.ts';
import type { PageChannel, Session } from '../../protocol.ts';

export function welcome({ session, channelId }: ChannelView): TemplateResult {
  const channel = session.channels.find(({ id }) => id === channelId);
  if (!channel) return html``;
  return html`<div class="welcome">
    <div class="welcome-icon">${CHANNEL_ICONS[channel.kind]}</div>
    ${wordsFor(channel, (name) => command(session, name))}
  </div>`;
}

function wordsFor(
  { name, kind, context }: PageChannel,
  to: (command: string) => TemplateResult,
): TemplateResult {
  if (context === InteractionContextType.BotDM)
    return html`<h1>${name}</h1>
      <p>
        These are your direct messages with ${name}, which nobody else sees. Use ${to('play')} to play against
        it, ${to('learn')} for a lesson, or type <kbd>/</kbd> to see all that it can do here.
      </p>`;
  if (kind === 'direct')
    return html`<h1>${name}</h1>
      <p>
        These are your direct messages with ${name}. Use ${to('play')} to begin a game here, or type
        <kbd>/</kbd> to see all that the bot can do.
      </p>`;
  if (kind === 'thread')
    return html`<h1>${name}</h1>
      <p>This is the start of a thread. Type <kbd>/</kbd> to see every command.</p>`;
  return html`<h1>Welcome to #${name}!</h1>
    <p>
      ${to('play')} starts a game with someone or with the bot, and ${to('help')} explains the rest. Type
      <kbd>/</kbd> to see every command.
    </p>
    <p>
      To play both sides, pick another player under <em>You are</em> below the channels (☰ on a phone), or
      open this page in a second window.
    </p>`;
}

function command({ commands }: Session, name: string): TemplateResult {
  const found = commands.find((each) => each.name === name);
  if (!found) return html`<kbd>/${name}</kbd>`;
  const { id } = found;
  return html`<button class="command" type="button" @click=${() => beginHere({ id, name })}>
    /${shownName(found)}
  </button>`;
}
