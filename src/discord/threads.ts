/** Opens and archives threads with the bot's own token. */
import { ChannelType, Routes, ThreadAutoArchiveDuration, type REST } from 'discord.js';
import type { MessengerFault } from '../app/ports/messenger.ts';
import type { Threads } from '../app/ports/threads.ts';
import { fit } from './fit.ts';
import { faultOf, isLost, isThreadThere } from './faults.ts';
import { madeChannel } from './made.ts';

/** Discord's limit for the name of a channel. */
const LONGEST_NAME = 100;

const bodyOf = (name: string) => ({
  name: fit(name, LONGEST_NAME),
  auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
});

/** Threads over a REST client; `report` is told what failed. */
export function threadsOver(rest: REST, report: (error: unknown) => void): Threads {
  const faulty = (error: unknown): MessengerFault => {
    report(error);
    return faultOf(error);
  };
  return {
    open: async ({ channelId, messageId }, name) => {
      // A thread that was made on a message has the message's own id.
      const opened = { channelId: messageId };
      const ask = (): Promise<unknown> =>
        rest.post(Routes.threads(channelId, messageId), { body: bodyOf(name) });
      try {
        // There is never a second one, so where the answer was lost, asking again tells whether it was opened.
        await ask().catch((error: unknown) => (isLost(error) ? ask() : Promise.reject(error)));
        return opened;
      } catch (error) {
        return isThreadThere(error) ? opened : faulty(error);
      }
    },
    openIn: async (channelId, name) => {
      try {
        const body = { ...bodyOf(name), type: ChannelType.PublicThread };
        const thread = await rest.post(Routes.threads(channelId), { body });
        return { channelId: madeChannel(thread) };
      } catch (error) {
        return faulty(error);
      }
    },
    archive: async (channelId) => {
      try {
        await rest.patch(Routes.channel(channelId), { body: { archived: true } });
        return 'done';
      } catch (error) {
        return faulty(error);
      }
    },
  };
}
