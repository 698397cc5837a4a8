/** Ids of people and channels never change, so that a bot's database fits after a restart. */
import {
  type APIApplicationCommand,
  type APIAttachment,
  type GuildScheduledEventStatus as Status,
  InteractionContextType,
  Locale,
} from 'discord-api-types/v10';
import { type Signer, newSigner } from '../door/signer.ts';
import { type Channel, type Instance, type Post, type Upload, contextOf, newChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import type { Interaction } from './interaction.ts';
import { CROWNHEAD, LOCALS, OTHER_BOT, type Person, guestsCalled } from './people.ts';
import { makeSnowflake, snowflakes, timeOf } from './snowflake.ts';

export type WorldEvent =
  | { readonly kind: 'post'; readonly channel: Channel; readonly post: Post; readonly isNew: boolean }
  | { readonly kind: 'gone'; readonly channelId: string; readonly messageId: string; readonly post: Post }
  | { readonly kind: 'channels' }
  | { readonly kind: 'events' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'locales' }
  | { readonly kind: 'board' }
  | { readonly kind: 'clock' }
  | { readonly kind: 'bot'; readonly online: boolean };

export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Such as `http://127.0.0.1:4000`, without a slash at the end. */
  url: string;
  readonly bot: Person;
  readonly applicationId: string;
  readonly signer: Signer;
  endpoint: string | null;
  readonly doors: Set<string>;
  /** Processes that are shutting down, and when they may be used again (ms). */
  readonly leaving: Map<string, number>;
  readonly people: ReadonlyMap<string, Person>;
  readonly gone: Set<string>;
  /** The ids of people who may no longer manage it. */
  readonly demoted: Set<string>;
  readonly locales: Map<string, string>;
  guildLocale: string;
  readonly guild: { readonly id: string; readonly name: string };
  hasBot: boolean;
  /** The redirects of the developer portal, to which a login may return. */
  redirects: readonly string[];
  readonly unwilling: Set<string>;
  readonly channels: Map<string, Channel>;
  readonly commands: Map<string, APIApplicationCommand>;
  /** Whether Activities are enabled in the developer portal. */
  hasActivity: boolean;
  /** By the id of their channel. */
  /** The target of its URL mapping. */
  mapping: string | null;
  /** The channel whose board opens with the page. */
  board: string | null;
  readonly instances: Map<string, Instance>;
  readonly events: Map<string, ServerEvent>;
  readonly interactions: Map<string, Interaction>;
  readonly uploads: Map<string, Upload>;
  readonly unshown: string[];
  readonly attached: Map<string, APIAttachment>;
  /** Set while members use the bot as their own app without it being in the server. */
  brought: { readonly isSeen: boolean } | null;
  /** Deleted messages that notified someone, oldest first. */
  readonly callsTakenAway: { readonly channel: Channel; readonly post: Post }[];
  readonly watchers: Set<(event: WorldEvent) => void>;
}

const FOUNDED = Date.UTC(2024, 1, 1);

export const GUILD = { id: makeSnowflake(FOUNDED), name: 'The Draughts Club' };

const CHANNELS: readonly { readonly name: string; readonly topic: string }[] = [
  { name: 'draughts', topic: 'Games for everyone. Type /challenge.' },
  { name: 'general', topic: 'Hello!' },
  { name: 'arena', topic: 'Louder games' },
];

export function newWorld(clock: Clock, guests: readonly string[] = []): World {
  const people = [...LOCALS, ...guestsCalled(guests), CROWNHEAD, OTHER_BOT];
  const channels = CHANNELS.map(({ name, topic }, index) =>
    newChannel(makeSnowflake(FOUNDED + 1 + index), name, { topic }),
  );
  return {
    clock,
    newId: snowflakes(() => clock.now()),
    url: '',
    bot: CROWNHEAD,
    applicationId: CROWNHEAD.id,
    signer: newSigner(),
    endpoint: null,
    doors: new Set(),
    leaving: new Map(),
    people: new Map(people.map((one) => [one.id, one])),
    gone: new Set(),
    demoted: new Set(),
    locales: new Map(),
    guildLocale: Locale.EnglishUS,
    guild: GUILD,
    hasBot: true,
    redirects: [],
    unwilling: new Set(),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    commands: new Map(),
    hasActivity: false,
    mapping: null,
    board: null,
    instances: new Map(),
    events: new Map(),
    interactions: new Map(),
    uploads: new Map(),
    unshown: [],
    attached: new Map(),
    callsTakenAway: [],
    brought: null,
    watchers: new Set(),
  };
}

export function addChannel(world: World, channel: Channel): Channel {
  world.channels.set(channel.id, channel);
  announce(world, { kind: 'channels' });
  return channel;
}

export function announce(world: World, event: WorldEvent): void {
  for (const watcher of world.watchers) watcher(event);
}

export interface ServerEvent {
  readonly id: string;
  readonly creatorId: string;
  name: string;
  description: string | null;
  location: string;
  startsAt: number;
  endsAt: number;
  status: Status;
}

/** The id depends only on the person. */
export function directChannel(world: World, person: Person): Channel {
  const id = makeSnowflake(timeOf(person.id), 1n);
  const known = world.channels.get(id);
  if (known !== undefined) return known;
  return addChannel(world, newChannel(id, person.name, { recipient: person }));
}

/** Direct messages of these people, who installed the bot for themselves. */
export function channelAmong(world: World, people: readonly Person[]): Channel {
  const isTheirs = ({ among }: Channel): boolean =>
    among?.length === people.length && people.every((one) => among.includes(one));
  const known = [...world.channels.values()].find(isTheirs);
  if (known !== undefined) return known;
  const name = people.map((one) => one.name).join(', ');
  return addChannel(world, newChannel(world.newId(), name, { among: people }));
}

/** The bot has the same permissions as in the channel. */
export function openThread(
  world: World,
  parent: Channel,
  name: string,
  about: { readonly id?: string; readonly members?: Set<string> } = {},
): Channel {
  const { botPermissions } = parent;
  const { id = world.newId(), members = null } = about;
  return addChannel(world, newChannel(id, name, { parent, botPermissions, members }));
}

/** Someone in a private thread sees all of it. */
export function addMember(world: World, { members }: Channel, person: Person): void {
  members?.add(person.id);
  announce(world, { kind: 'channels' });
}

export function setArchived(world: World, channel: Channel, archived: boolean): void {
  if (channel.archived === archived) return;
  channel.archived = archived;
  announce(world, { kind: 'channels' });
}

/** Without threads and direct messages. */
export const guildChannels = (world: World): readonly Channel[] =>
  [...world.channels.values()].filter(
    (channel) => contextOf(channel) === InteractionContextType.Guild && channel.parent === null,
  );
