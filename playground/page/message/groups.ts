/** Groups of messages: Discord shows the author once for messages sent within seven minutes. */
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { startOfDay } from '../state/time.ts';
import type { PageMessage } from '../../protocol.ts';

const TOGETHER_MS = 7 * 60_000;

export interface Row {
  readonly entry: PageMessage;
  readonly isHead: boolean;
  readonly startsDay: boolean;
}

const isAnswer = (message: APIMessage): boolean =>
  message.type === MessageType.ChatInputCommand ||
  message.type === MessageType.ContextMenuCommand ||
  message.interaction_metadata !== undefined;

const sentAt = ({ timestamp }: APIMessage): number => Date.parse(timestamp);

export function rowsOf(messages: readonly PageMessage[], channelId: string): readonly Row[] {
  const shown = messages.filter(({ message }) => message.channel_id === channelId);
  return shown.map((entry, at) => {
    const before = shown[at - 1];
    const { message } = entry;
    const startsDay =
      !before || startOfDay(new Date(sentAt(before.message))) !== startOfDay(new Date(sentAt(message)));
    const isHead =
      startsDay ||
      isAnswer(message) ||
      before.ephemeral !== entry.ephemeral ||
      before.message.author.id !== message.author.id ||
      sentAt(message) - sentAt(before.message) > TOGETHER_MS;
    return { entry, isHead, startsDay };
  });
}
