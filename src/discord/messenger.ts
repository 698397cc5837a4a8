/** Posts and retires messages with the bot's own token: what is due long after an interaction's token has died. */
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Messenger, MessengerFault } from '../app/messenger.ts';
import type { Card } from '../app/store.ts';
import { faultOf } from './faults.ts';
import { madeMessage } from './made.ts';
import { isOldEditRefused } from './oldEdits.ts';
import type { Present } from './present.ts';

/** A messenger over a REST client that gives up edits of old messages (`givesUp`). */
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
    post: async ({ channelId }, screen, key) => {
      const { body, files } = await present(screen);
      const keyed = { body: { ...body, nonce: key, enforce_nonce: true }, files };
      try {
        return madeMessage(await rest.post(Routes.channelMessages(channelId), keyed));
      } catch (error) {
        return faulty(error);
      }
    },
    update: async (card, screen) => {
      const message = await present(screen);
      try {
        await rest.patch(Routes.channelMessage(card.channelId, card.messageId), message);
        return 'done';
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
        return isOldEditRefused(error) ? remove(card) : faulty(error);
      }
    },
  };
}
