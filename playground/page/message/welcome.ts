/** The top of a channel: the ways for a newcomer to start, with commands to press. */
import { InteractionContextType } from 'discord-api-types/v10';
import { type TemplateResult, html } from 'lit';
import { shownName } from '../composer/commands.ts';
import { CHANNEL_ICONS } from '../layout/icons.ts';
import { markdown } from '../markdown/show.ts';
import type { ChannelView } from '../state/actions.ts';
import type { PageChannel, Session } from '../../protocol.ts';

export function welcome({ session, channelId }: ChannelView): TemplateResult {
  const channel = session.channels.find(({ id }) => id === channelId);
  if (!channel) return html``;
  return html`<div class="welcome">
    <div class="welcome-icon">${CHANNEL_ICONS[channel.kind]}</div>
    ${markdown(wordsFor(session, channel), session)}
  </div>`;
}

function wordsFor({ commands }: Session, { name, kind, context }: PageChannel): string {
  const to = (called: string): string => {
    const command = commands.find((each) => each.name === called);
    return command ? `</${shownName(command)}:${command.id}>` : `\`/${called}\``;
  };
  if (context === InteractionContextType.BotDM)
    return `# ${name}
These are your direct messages with ${name}, which nobody else sees. Use ${to('play')} to play against it, ${to('learn')} for a lesson, or type \`/\` to see all that it can do here.`;
  if (kind === 'direct')
    return `# ${name}
These are your direct messages with ${name}. Use ${to('play')} to begin a game here, or type \`/\` to see all that the bot can do.`;
  if (kind === 'thread') return `# ${name}\nThis is the start of a thread. Type \`/\` to see every command.`;
  return `# Welcome to #${name}!
${to('play')} starts a game with someone or with the bot, and ${to('help')} explains the rest. Type \`/\` to see every command.

To play both sides, pick another player under *You are* below the channels (☰ on a phone), or open this page in a second window.`;
}
