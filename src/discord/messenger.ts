/** Posts and retires messages with the bot's own token: what is due long after an interaction's token has died. */
import { RateLimitError, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Messenger, MessengerFault } from '../app/messenger.ts';
import type { Card } from '../app/store.ts';
import { faultOf, isOldEditRefused } from './faults.ts';
import { madeMessage } from './made.ts';
import type { Present } from './present.ts';
import { madeAt } from './snowflake.ts';

const AN_HOUR = 3_600_000;
const EDIT = /\/channels\/\d+\/messages\/(?<messageId>\d+)$/u;

/**
 * Whether a rate-limited request is an edit of a message older than an hour. Discord limits these so hard (30046, told
 * as a rate limit) that waiting would hold up every other edit of the channel.
 */
export function isOldEdit(request: { readonly method: string; readonly url: string }): boolean {
  const messageId = EDIT.exec(request.url)?.groups?.['messageId'];
  return request.method === 'PATCH' && messageId !== undefined && Date.now() - madeAt(messageId) > AN_HOUR;
}

/** A messenger over a REST client that rejects limited edits of old messages (`isOldEdit`). */
export function messengerOver(rest: REST, present: Present, faced: (error: unknown) => void): Messenger {
  const faulty = (error: unknown): MessengerFault => {
    faced(error);
    return faultOf(error);
  };

  const remove = async ({ channelId, messageId }: Card): Promise<'done' | MessengerFault> => {
    try {
      await rest.delete(Routes.channelMessage(channelId, messageId));
      return 'done';
    } catch (error) {
      return faulty(error);
    }
  };

  return {
    post: async ({ channelId }, screen) => {
      const message = await present(screen);
      try {
        return madeMessage(await rest.post(Routes.channelMessages(channelId), message));
      } catch (error) {
        return faulty(error);
      }
    },
    retire: async (card, screen) => {
      const message = await present(screen);
      try {
        await rest.patch(Routes.channelMessage(card.channelId, card.messageId), message);
        return 'done';
      } catch (error) {
        const refused = isOldEditRefused(error) || error instanceof RateLimitError;
        return refused ? remove(card) : faulty(error);
      }
    },
  };
}
