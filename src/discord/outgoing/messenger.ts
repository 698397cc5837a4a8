/** The messenger uses the bot's token, because an interaction's token expires. */
import type { MessageAddress, UserId } from '../../game/game.ts';
import { createHash } from 'node:crypto';
import { type REST, Routes } from 'discord.js';
import type { Messenger, MessengerFault, SentMessage, Directs } from '../../app/ports/messenger.ts';
import { faultOf, isOldEditRefused } from './faults.ts';
import type { EditBudget } from './editBudget.ts';
import { asRequest } from './form.ts';
import { madeChannel, madeMessage } from './responses.ts';
import type { Present } from '../showing/present.ts';
import { textOfMessage } from '../showing/text.ts';
import { firstIdAt } from '../snowflake.ts';
import { isFormer } from '../../game/player.ts';
import { DAY, MINUTE, SECOND } from '../../game/calendar/span.ts';
import { type Screen, joined } from '../../views/screen/screen.ts';
import { z } from 'zod';
import { parsePress } from '../../views/presses/presses.ts';

const ListJson = z.array(
  z.object({
    id: z.string(),
    channel_id: z.string(),
    author: z.object({ id: z.string() }),
    components: z.array(z.unknown()).default([]),
  }),
);

function* stringsIn(component: unknown, name: 'custom_id' | 'content'): Generator<string> {
  if (Array.isArray(component)) for (const each of component) yield* stringsIn(each, name);
  if (typeof component !== 'object' || component === null) return;
  const found: unknown = Reflect.get(component, name);
  if (typeof found === 'string') yield found;
  if ('components' in component) yield* stringsIn(component.components, name);
  if ('accessory' in component) yield* stringsIn(component.accessory, name);
}

type Listed = z.infer<typeof ListJson>[number];

export const sentAs = (json: unknown): SentMessage | null => {
  const { data = [] } = ListJson.safeParse([json]);
  return data.map(messageIn)[0] ?? null;
};

function messageIn({ id, channel_id, components }: Listed): SentMessage {
  return {
    channelId: channel_id,
    messageId: id,
    text: joined([...stringsIn(components, 'content')].map(textOfMessage)),
    presses: [...stringsIn(components, 'custom_id')].flatMap((customId) => parsePress(customId) ?? []),
  };
}

const LONGEST_NONCE = 25;

// Discord compares a nonce with everything the bot sent in the last few minutes, in any channel.
// Two people get two messages about one game, so the channel is part of the nonce.
const nonceFor = (channelId: string, key: string): string =>
  createHash('sha256').update(`${channelId} ${key}`).digest('base64url').slice(0, LONGEST_NONCE);

/** The most messages that Discord lists at once, and the most such pages to read in a channel. */
const PAGE = 100;
/** The number of newer messages that hide a message. */
const BURIED = 30;
const MOST_PAGES = 10;
const MOST_TOLD = 1000;

function reportingOnce(report: (error: unknown, id: string) => void) {
  const told = new Set<string>();
  return (id: string) =>
    (error: unknown): MessengerFault => {
      if (told.size > MOST_TOLD) told.clear();
      if (!told.has(id)) report(error, id);
      told.add(id);
      return faultOf(error);
    };
}

function readingOver(rest: REST) {
  const look = ({ channelId, messageId }: MessageAddress): Promise<SentMessage | MessengerFault> =>
    rest
      .get(Routes.channelMessage(channelId, messageId))
      .then((message) => sentAs(message) ?? 'gone', faultOf);

  const list = async (channelId: string, query: Record<string, string>): Promise<readonly Listed[]> => {
    const found = await rest.get(Routes.channelMessages(channelId), { query: new URLSearchParams(query) });
    return ListJson.safeParse(found).data?.toReversed() ?? [];
  };
  const listAfter = async (channelId: string, id: string): Promise<readonly Listed[]> => {
    const listed: Listed[] = [];
    for (let page = 0; page < MOST_PAGES && listed.length === page * PAGE; page += 1)
      listed.push(...(await list(channelId, { after: listed.at(-1)?.id ?? id, limit: String(PAGE) })));
    return listed;
  };
  return { look, list, listAfter };
}

export function messengerOver(
  rest: REST,
  present: Present,
  report: (error: unknown, id: string) => void,
  botId: () => string,
  directs: Directs,
  edits: EditBudget,
): Messenger {
  const faulty = reportingOnce(report);
  const looking = new Map<string, Promise<SentMessage | MessengerFault>>();
  const { look, list, listAfter } = readingOver(rest);

  const remove = (card: MessageAddress): Promise<'done' | MessengerFault> => {
    edits.leave(card);
    return rest
      .delete(Routes.channelMessage(card.channelId, card.messageId))
      .then(() => 'done' as const, faulty(card.messageId));
  };

  const edit = async (card: MessageAddress, screen: Screen): Promise<'done'> => {
    const { body, files } = await present(screen);
    const request = asRequest(body, files);
    await rest
      .patch(Routes.channelMessage(card.channelId, card.messageId), request)
      .finally(() => edits.answered(card));
    return 'done';
  };
  const refusedEdit = (card: MessageAddress, error: unknown): MessengerFault => {
    if (isOldEditRefused(error)) edits.spent(card);
    return faulty(card.messageId)(error);
  };

  const send = async (channelId: string, screen: Screen, key: string): Promise<MessageAddress> => {
    const { body, files } = await present(screen);
    const keyed = { ...body, nonce: nonceFor(channelId, key), enforce_nonce: true };
    return madeMessage(await rest.post(Routes.channelMessages(channelId), asRequest(keyed, files)));
  };

  return {
    post: ({ channelId }, screen, key) => send(channelId, screen, key).catch(faulty(key)),
    isClosed: async () => false,
    lackingAt: async () => null,
    direct: async (user, screen, key) => {
      const opened = await directs.channelWith(user);
      return typeof opened === 'string' ? opened : send(opened.channelId, screen, key).catch(faulty(key));
    },
    sentSince: async ({ channelId }, since) => {
      try {
        const listed = await listAfter(channelId, firstIdAt(since));
        // Without the permission to read the history, Discord reports an empty channel.
        const isClosed = listed.length === 0 && (await list(channelId, { limit: '1' })).length === 0;
        return isClosed ? 'forbidden' : listed.filter(({ author }) => author.id === botId()).map(messageIn);
      } catch (error) {
        const fault = faultOf(error);
        return fault === 'later' || fault === 'forbidden' ? fault : [];
      }
    },
    find: (card) => {
      const { messageId } = card;
      const found = looking.get(messageId) ?? look(card).finally(() => looking.delete(messageId));
      looking.set(messageId, found);
      return found;
    },
    update: async (card, screen) =>
      edits.take(card) ? edit(card, screen).catch((error: unknown) => refusedEdit(card, error)) : 'later',
    editableAt: edits.turnOf,
    isBuried: async (card) => {
      if (!edits.isOld(card)) return false;
      const below = await list(card.channelId, { after: card.messageId, limit: String(BURIED) }).catch(
        () => [],
      );
      return below.length === BURIED;
    },
    remove,
    retire: async (card, screen) =>
      edits.take(card)
        ? edit(card, screen).catch((error: unknown) => {
            if (!isOldEditRefused(error)) return faulty(card.messageId)(error);
            edits.spent(card);
            return remove(card);
          })
        : remove(card),
  };
}

/** How long (ms) a refusal is cached, so that not every message repeats the refused request. */
const REFUSED_FOR = DAY;
/** How long (ms) to wait after a lost answer: at first, and at most. It doubles each time. */
const [LOST_FOR, LOST_AT_MOST] = [2 * SECOND, 5 * MINUTE];
const MOST_USERS = 10_000;

interface Opened {
  readonly answer: Awaited<ReturnType<Directs['channelWith']>>;
  /** When the bot may ask again (ms since 1970). */
  readonly until: number;
  readonly pause: number;
}

/** A channel's id never changes, so it is requested once; after a lost answer, again later. */
export function directsOver(rest: REST, report: (error: unknown) => void, now: () => number): Directs {
  const faulty = reportingOnce((error) => report(error));
  const known = new Map<UserId, Opened>();
  const asking = new Map<UserId, Promise<Opened>>();
  const open = async (user: UserId): Promise<Opened> => {
    try {
      const body = { recipient_id: user };
      const answer = { channelId: madeChannel(await rest.post(Routes.userChannels(), { body })) };
      return { answer, until: Infinity, pause: 0 };
    } catch (error) {
      const answer = faulty(user)(error);
      const pause = Math.min((known.get(user)?.pause || LOST_FOR / 2) * 2, LOST_AT_MOST);
      return { answer, until: now() + (answer === 'later' ? pause : REFUSED_FOR), pause };
    }
  };
  const ask = async (user: UserId): Promise<Opened> => {
    const opened = await open(user);
    if (known.size >= MOST_USERS) known.clear();
    known.set(user, opened);
    return opened;
  };
  return {
    channelWith: async (user) => {
      if (isFormer(user)) return 'gone';
      const before = known.get(user);
      if (before && now() < before.until) return before.answer === 'refused' ? 'later' : before.answer;
      const asked = asking.get(user) ?? ask(user).finally(() => asking.delete(user));
      asking.set(user, asked);
      return (await asked).answer;
    },
  };
}
