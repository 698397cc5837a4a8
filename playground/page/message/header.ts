/** The line above an answer: "Anna used /move", or the message with the button that was pressed. */
import { html, nothing, type TemplateResult } from 'lit';
import type { APIMessage } from 'discord-api-types/v10';
import type { PageUser, Session } from '../../protocol.ts';
import { partsOf, shownName } from '../composer/commands.ts';
import type { ChannelView } from '../state/actions.ts';

export function header({ session }: ChannelView, message: APIMessage): TemplateResult | typeof nothing {
  const command = message.interaction?.name;
  const asker = message.interaction_metadata?.user.id ?? message.interaction?.user.id;
  const user = session.users.find(({ id }) => id === asker);
  const source = usedMessage(session, message);
  if (source) return repliedTo(source, session.users);
  return command !== undefined && user ? usedCommand(user, calledHere(session, command)) : nothing;
}

function usedMessage(
  { messages }: Session,
  { interaction_metadata: cause }: APIMessage,
): APIMessage | undefined {
  if (!cause || !('interacted_message_id' in cause)) return undefined;
  return messages.find(({ message }) => message.id === cause.interacted_message_id)?.message;
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
