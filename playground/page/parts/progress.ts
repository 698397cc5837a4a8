/** Whether a control of a message was used and the bot has not answered yet. */
import type { MessageView } from '../view.ts';

/** True while the bot owes an answer to this control. */
export const isWaiting = ({ state, message }: MessageView, customId: string): boolean =>
  state.waiting.some(
    ({ cause, progress }) =>
      progress !== 'failed' &&
      cause.kind === 'component' &&
      cause.messageId === message.id &&
      cause.customId === customId,
  );
