/** Posts and retires messages with the bot's own token: what is due long after an interaction's token has died. */
import type { MessageAddress } from '../game/game.ts';
import { createHash } from 'node:crypto';
import { Routes, type REST } from 'discord.js';
import type { Messenger, MessengerFault, SentMessage } from '../app/ports/messenger.ts';
import { faultOf, isOldEditRefused } from './faults.ts';
import { asRequest } from './form.ts';
import { madeChannel, madeMessage } from './made.ts';
import type { Present } from './present.ts';
import { sentAs, sentBy } from './sentMessages.ts';
import { firstIdAt } from './snowflake.ts';
import { isFormer } from '../game/player.ts';
import type { Screen } from '../views/screen/screen.ts';

/** Discord's limit for a nonce. */
const LONGEST_NONCE = 25;

/**
 * Discord holds a nonce against all that the bot has sent within minutes, wherever that was. What two people are told of one
 * game, or at one hour, are two messages; so the place is a part of it.
 */
const nonceFor = (channelId: string, key: string): string =>
  createHash('sha256').update(`${channelId} ${key}`).digest('base64url').slice(0, LONGEST_NONCE);

/** Discord's limit for a list of messages. */
const MOST_READ = 100;

/** So many failures are remembered as told of. */
const MOST_TOLD = 1000;

/**
 * A messenger over a REST client that gives up hopeless edits (`rateLimits.ts`). `report` is told what failed, by the key or
 * the id of the message; `botId` tells the bot's own messages from others.
 */
export function messengerOver(
  rest: REST,
  present: Present,
  report: (error: unknown, id: string) => void,
  botId: () => string,
): Messenger {
  const told = new Set<string>();
  /** What is tried again and again is told of once. */
  const faulty =
    (id: string) =>
    (error: unknown): MessengerFault => {
      if (told.size > MOST_TOLD) told.clear();
      if (!told.has(id)) report(error, id);
      told.add(id);
      return faultOf(error);
    };

  /** What is being looked for: however many look at a board at once, Discord is asked once. */
  const looking = new Map<string, Promise<SentMessage | MessengerFault>>();
  const look = ({ channelId, messageId }: MessageAddress): Promise<SentMessage | MessengerFault> =>
    rest
      .get(Routes.channelMessage(channelId, messageId))
      .then((message) => sentAs(message) ?? 'gone', faultOf);

  const remove = async ({ channelId, messageId }: MessageAddress): Promise<'done' | MessengerFault> => {
    try {
      await rest.delete(Routes.channelMessage(channelId, messageId));
      return 'done';
    } catch (error) {
      return faulty(messageId)(error);
    }
  };

  const send = async (channelId: string, screen: Screen, key: string): Promise<MessageAddress> => {
    const { body, files } = await present(screen);
    const keyed = { ...body, nonce: nonceFor(channelId, key), enforce_nonce: true };
    return madeMessage(await rest.post(Routes.channelMessages(channelId), asRequest(keyed, files)));
  };

  return {
    post: ({ channelId }, screen, key) => send(channelId, screen, key).catch(faulty(key)),
    direct: async (user, screen, key) => {
      if (isFormer(user)) return 'gone';
      try {
        const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
        return await send(madeChannel(channel), screen, key);
      } catch (error) {
        return faulty(key)(error);
      }
    },
    sentSince: async ({ channelId }, since) => {
      const after = typeof since === 'number' ? firstIdAt(since) : since.messageId;
      const query = new URLSearchParams({ after, limit: String(MOST_READ) });
      try {
        return sentBy(botId(), await rest.get(Routes.channelMessages(channelId), { query }));
      } catch (error) {
        return faultOf(error) === 'later' ? 'later' : [];
      }
    },
    find: (card) => {
      const { messageId } = card;
      const found = looking.get(messageId) ?? look(card).finally(() => looking.delete(messageId));
      looking.set(messageId, found);
      return found;
    },
    update: async (card, screen) => {
      try {
        const { body, files } = await present(screen);
        await rest.patch(Routes.channelMessage(card.channelId, card.messageId), asRequest(body, files));
        return 'done';
      } catch (error) {
        return faulty(card.messageId)(error);
      }
    },
    remove,
    retire: async (card, screen) => {
      try {
        const { body, files } = await present(screen);
        await rest.patch(Routes.channelMessage(card.channelId, card.messageId), asRequest(body, files));
        return 'done';
      } catch (error) {
        return isOldEditRefused(error) ? remove(card) : faulty(card.messageId)(error);
      }
    },
  };
}
