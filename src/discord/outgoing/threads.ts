import { ChannelType, Routes, ThreadAutoArchiveDuration, type REST } from 'discord.js';
import type { MessengerFault, Threads } from '../../app/ports/messenger.ts';
import { fit } from '../showing/fit.ts';
import { LIMITS } from '../showing/limits.ts';
import { faultOf, isLost, isThreadThere } from './faults.ts';
import { madeChannel } from './responses.ts';

const bodyOf = (name: string) => ({
  name: fit(name, LIMITS.name),
  auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
});

export function threadsOver(rest: REST, report: (error: unknown) => void): Threads {
  const faulty = (error: unknown): MessengerFault => {
    report(error);
    return faultOf(error);
  };
  const start = async (channelId: string, body: object) => ({
    channelId: madeChannel(await rest.post(Routes.threads(channelId), { body })),
  });
  return {
    open: async ({ channelId, messageId }, name) => {
      // A thread on a message has the message's id.
      const opened = { channelId: messageId };
      const ask = (): Promise<unknown> =>
        rest.post(Routes.threads(channelId, messageId), { body: bodyOf(name) });
      try {
        // A message has at most one thread, so if the answer was lost, a second request shows
        // whether the thread exists.
        await ask().catch((error: unknown) => (isLost(error) ? ask() : Promise.reject(error)));
        return opened;
      } catch (error) {
        return isThreadThere(error) ? opened : faulty(error);
      }
    },
    openIn: (channelId, name) =>
      start(channelId, { ...bodyOf(name), type: ChannelType.PublicThread }).catch(faulty),
    openFor: async (channelId, name, user) => {
      const body = {
        ...bodyOf(name),
        auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
        type: ChannelType.PrivateThread,
        invitable: false,
      };
      try {
        const thread = await start(channelId, body);
        await rest.put(Routes.threadMembers(thread.channelId, user));
        return thread;
      } catch (error) {
        return faulty(error);
      }
    },
    archive: (channelId) =>
      rest.patch(Routes.channel(channelId), { body: { archived: true } }).then(() => 'done' as const, faulty),
    isGone: (channelId) =>
      rest.get(Routes.channel(channelId)).then(
        () => false,
        (error: unknown) => faulty(error) === 'gone',
      ),
  };
}
