/** Which messages stand together: Discord heads only the first of several that one author sends within seven minutes. */
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { startOfDay } from '../markdown/time.ts';
import type { PageMessage } from '../../protocol.ts';

const TOGETHER_MS = 7 * 60_000;

/** A message with what must be drawn before it. */
export interface Row {
  readonly entry: PageMessage;
  /** It begins a group: its author is shown. */
  readonly isHead: boolean;
  /** It is the first of its day. */
  readonly startsDay: boolean;
}

const isAnswer = (message: APIMessage): boolean =>
  message.type === MessageType.ChatInputCommand ||
  message.type === MessageType.Reply ||
  message.interaction_metadata !== undefined;

const sentAt = ({ timestamp }: APIMessage): number => Date.parse(timestamp);

/** The rows of one channel, oldest first. */
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
