/**
 * A table to play at: the use cases over a real store, a clock set by the test, and a channel that
 * records messages.
 */
import type { MessageAddress, Place } from '../../src/game/game.ts';
import { audienceOf } from '../../src/app/audience.ts';
import type { SweepingApp, SweptStore } from '../../src/app/due/kinds.ts';
import type { Asker } from '../../src/app/ports/command.ts';
import type { Messenger, MessengerFault, SentMessage } from '../../src/app/ports/messenger.ts';
import { pressesOn, type Screen, textOn } from '../../src/views/screen/screen.ts';
import { done, refused } from '../../src/kit/result.ts';
import { LIMITS } from '../../src/app/ports/limits.ts';
import { openMemberMemory } from '../../src/app/server/memberMemory.ts';
import { openShares } from '../../src/app/shares.ts';
import { emptyStore } from '../store/emptied.ts';
import { keptStore } from '../store/place.ts';
import { PLACE } from '../store/samples.ts';
import { carryOut } from '../../src/reading/carryOut.ts';
import { readingOver } from '../../src/reading/order.ts';
import { newEventList, type EventList } from './eventList.ts';
import { nobody } from './nobody.ts';
import { claimDue, type Due } from '../store/claiming.ts';
import { asPosted } from '../views/screens.ts';

/** A channel of messages by id; each post gets the next id. If `fault` is set, requests fail. */
export interface Channel extends Messenger {
  readonly messages: Map<string, Screen>;
  fault: MessengerFault | null;
  refusesDirect: boolean;
  isBlind: boolean;
}

export function newChannel(now: () => number = () => 0): Channel {
  const messages = new Map<string, Screen>();
  const postedAt = new Map<string, number>();
  const sent = (card: MessageAddress): SentMessage => {
    const screen = messages.get(card.messageId)!;
    return { ...card, text: textOn(screen), presses: pressesOn(screen) };
  };
  let posted = 0;
  return {
    messages,
    fault: null,
    refusesDirect: false,
    isBlind: false,
    async post(place: Place, screen: Screen): Promise<MessageAddress | MessengerFault> {
      if (this.fault) return this.fault;
      const messageId = `m${(posted += 1)}`;
      messages.set(messageId, screen);
      postedAt.set(messageId, now());
      return { channelId: place.channelId, messageId };
    },
    async sentSince({ channelId }: Place, since: number): Promise<readonly SentMessage[] | 'forbidden'> {
      if (this.isBlind) return 'forbidden';
      const later = [...messages.keys()].filter((id) => postedAt.get(id)! >= since);
      return later.map((messageId) => sent({ channelId, messageId }));
    },
    async direct(user: string, screen: Screen): Promise<MessageAddress | MessengerFault> {
      if (this.refusesDirect) return 'forbidden';
      return this.post({ guildId: null, channelId: `direct-${user}`, locale: 'en-US' }, screen, '');
    },
    async find(card: MessageAddress): Promise<SentMessage | MessengerFault> {
      return this.fault ?? (messages.has(card.messageId) ? sent(card) : 'gone');
    },
    async update(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault> {
      return this.retire(card, screen);
    },
    isClosed: async () => false,
    lackingAt: async () => null,
    editableAt: now,
    isBuried: async () => false,
    async remove(card: MessageAddress): Promise<'done' | MessengerFault> {
      if (this.fault) return this.fault;
      return messages.delete(card.messageId) ? 'done' : 'gone';
    },
    async retire(card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault> {
      if (this.fault) return this.fault;
      if (!messages.has(card.messageId)) return 'gone';
      messages.set(card.messageId, screen);
      return 'done';
    },
  };
}

/** An app with predictable coin tosses and ids, whose time only changes when `time.now` is set. */
export interface Table {
  readonly app: SweepingApp;
  readonly time: { now: number };
  readonly coin: { heads: boolean };
  readonly files: Map<string, Uint8Array>;
  /** Users who left the server, and servers that removed the bot. */
  readonly gone: Set<string>;
  readonly events: EventList;
  readonly rights: {
    mayMakeEvents: boolean;
    lacking: Asker['lacking'];
    roles?: readonly string[];
  };
}

/** Uses the database at this path, or an in-memory database. */
export const newTable = async (path?: string): Promise<Table> =>
  tableOver(await (path === undefined ? emptyStore() : keptStore(path)));

export function tableOver(store: SweptStore, time: Table['time'] = { now: 1_000_000 }): Table {
  const coin = { heads: true };
  const files = new Map<string, Uint8Array>();
  const gone = new Set<string>();
  const events = newEventList();
  let ids = 0;
  const members: SweepingApp['members'] = {
    readers: async () => () => true,
    isInvited: async () => true,
    member: async (_, id) =>
      gone.has(id) ? 'gone' : { id, name: id, roles: [], accountAt: 0, joinedAt: 0, isGuest: false },
    server: async (guildId) => (gone.has(guildId) ? 'gone' : { name: guildId }),
  };
  const app: SweepingApp = {
    store,
    messenger: newChannel(() => time.now),
    threads: {
      open: async ({ messageId }) => ({ channelId: messageId }),
      openIn: async (channelId) => ({ channelId: `${channelId}-thread` }),
      openFor: async (channelId, _, user) => ({ channelId: `${channelId}-for-${user}` }),
      archive: async () => 'done',
      isGone: async () => false,
    },
    serverEvents: events,
    engine: nobody,
    reading: readingOver(async (order) => carryOut(order)),
    shares: openShares(),
    // Time is stopped in a test, so everything that it starts begins within one hour.
    limits: { ...LIMITS, posts: { ...LIMITS.posts, most: 10_000 } },
    directs: {
      channelWith: async (user) => (user === 'hermit' ? 'forbidden' : { channelId: `direct-${user}` }),
    },
    audience: audienceOf({ store, now: () => time.now }),
    members,
    memory: openMemberMemory({ members, now: () => time.now }),
    lateAnswers: { send: async () => 'done' },
    page: null,
    backUp: null,
    now: () => time.now,
    newId: () => `id${(ids += 1)}`,
    coin: () => coin.heads,
    readFile: async ({ url }) => {
      const bytes = files.get(url);
      return bytes ? done(bytes) : refused({ code: 'file-unreachable' });
    },
    botId: () => 'crownhead',
  };
  return { app, time, coin, files, gone, events, rights: { mayMakeEvents: true, lacking: null } };
}

const membershipAt = ({ guildId, channelId, within }: Place): Asker['membership'] =>
  guildId === null
    ? null
    : { guildId, channels: [channelId, within ?? ''], accountAt: 0, joinedAt: 0, isGuest: false };

/** A person who acts at the table's current time. Only Anna may organize tournaments. */
export const asking = (
  { time, rights }: Pick<Table, 'time' | 'rights'>,
  id: string,
  place: Place = PLACE,
): Asker => ({
  user: { id, name: id.toUpperCase(), isBot: false },
  interaction: `${time.now}`,
  place,
  threadOf: null,
  isAlone: false,
  roles: [],
  membership: membershipAt(place),
  chosenNames: new Map(),
  mayOrganize: id === 'anna',
  ...rights,
  rights: { mayManage: true, unseen: null },
  locale: 'en-GB',
  discordLocale: 'en-GB',
  at: time.now,
});

/**
 * Everything that will ever be due, and is not claimed. It leaves out server checks, which never
 * end. Nobody searches for puzzles, and searches for late boards find nothing.
 */
export const everythingDue = async ({ app }: Table): Promise<readonly Due[]> => {
  const due = await claimDue(app.store, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1000);
  return due.filter(({ kind }) => kind !== 'server' && kind !== 'hunt' && kind !== 'strays');
};

export const wordsOf = (screen: Screen | undefined): string =>
  (screen?.blocks ?? []).map((block) => ('text' in block ? asPosted(block.text) : '')).join('\n');
