/** The line above an answer: "Anna used /move", or the message with the button that was pressed. */
import { html, nothing, type TemplateResult } from 'lit';
import type { APIMessage } from 'discord-api-types/v10';
import type { PageUser, Session } from '../../protocol.ts';
import { partsOf, shownName } from '../composer/commands.ts';
import type { ChannelView } from '../state/actions.ts';

export function header({ session }: ChannelView, message: APIMessage): TemplateResult | typeof nothing {
  const { interaction, interaction_metadata: cause } = message;
  const used = cause && 'interacted_message_id' in cause ? cause.interacted_message_id : null;
  const source = session.messages.find((each) => each.message.id === used)?.message;
  if (source) return repliedTo(source, session.users);
  const user = session.users.find(({ id }) => id === interaction?.user.id);
  return interaction && user ? usedCommand(user, calledHere(session, interaction.name)) : nothing;
}

export function calledHere({ commands }: Session, name: string): string {
  const command = commands.flatMap(partsOf).find((candidate) => candidate.name === name);
  return command ? shownName(command) : name;
}

export const usedCommand = (user: PageUser, command: string): TemplateResult =>
  html`<discord-command
    slot="reply"
    author=${user.name}
    avatar=${user.avatarUrl}
    command=${command}
  ></discord-command>`;

function repliedTo(message: APIMessage, users: readonly PageUser[]): TemplateResult {
  const author = users.find(({ id }) => id === message.author.id);
  return html`<discord-reply
    slot="reply"
    author=${author?.name ?? message.author.username}
    avatar=${author?.avatarUrl ?? ''}
    ?bot=${author?.bot ?? false}
    >${message.content === '' ? html`<em>Click to see attachment</em>` : message.content}</discord-reply
  >`;
}
