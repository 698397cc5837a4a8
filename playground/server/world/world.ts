/** Ids of people and channels never change, so a bot's database is still valid after a restart. */
import { type APIApplicationCommand, type APIAttachment } from 'discord-api-types/v10';
import { type Signer, newSigner } from '../door/signer.ts';
import { type Channel, type Instance, type Post, type Upload, newChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import { firstGuild, foundedAt, furtherGuild, type Guild, type GuildPlan } from './guild.ts';
import type { Interaction } from './interaction.ts';
import { CROWNHEAD, LOCALS, OTHER_BOT, type Person, guestsCalled } from './people.ts';
import { makeSnowflake, snowflakes, timeOf } from './snowflake.ts';

export type WorldEvent =
  | { readonly kind: 'post'; readonly channel: Channel; readonly post: Post; readonly isNew: boolean }
  | { readonly kind: 'gone'; readonly channelId: string; readonly messageId: string; readonly post: Post }
  | { readonly kind: 'channels' }
  | { readonly kind: 'events' }
  /** The bot was added to a server, or removed from it. */
  | { readonly kind: 'membership'; readonly guild: Guild }
  | { readonly kind: 'commands' }
  | { readonly kind: 'locales' }
  | { readonly kind: 'board' }
  | { readonly kind: 'clock' }
  | { readonly kind: 'bot'; readonly online: boolean };

export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
  /** An address such as `http://127.0.0.1:4000`, without a slash at the end. */
  url: string;
  readonly bot: Person;
  readonly applicationId: string;
  readonly signer: Signer;
  endpoint: string | null;
  readonly doors: Set<string>;
  /** Processes that are shutting down, and when they may be used again (ms). */
  readonly leaving: Map<string, number>;
  readonly people: ReadonlyMap<string, Person>;
  readonly locales: Map<string, string>;
  /** The first of the servers. */
  readonly guild: Guild;
  readonly guilds: ReadonlyMap<string, Guild>;
  /** The addresses in the developer portal that a login may return to. */
  redirects: readonly string[];
  readonly unwilling: Set<string>;
  readonly channels: Map<string, Channel>;
  readonly commands: Map<string, APIApplicationCommand>;
  /** Whether Activities are enabled in the developer portal. */
  hasActivity: boolean;
  /** Whether the developer portal lets anyone add the bot. */
  isPublic: boolean;
  /** The target of its URL mapping. */
  mapping: string | null;
  /** The channel whose game a newcomer can open as a board. */
  board: string | null;
  readonly instances: Map<string, Instance>;
  readonly interactions: Map<string, Interaction>;
  readonly uploads: Map<string, Upload>;
  readonly unshown: string[];
  readonly attached: Map<string, APIAttachment>;
  /** Deleted messages that notified someone, oldest first. */
  readonly callsTakenAway: { readonly channel: Channel; readonly post: Post }[];
  readonly watchers: Set<(event: WorldEvent) => void>;
}

const CHANNELS: readonly { readonly name: string; readonly topic: string }[] = [
  { name: 'draughts', topic: 'Games for everyone. Type /play.' },
  { name: 'general', topic: 'Hello!' },
  { name: 'arena', topic: 'Louder games' },
];

export function newWorld(
  clock: Clock,
  guests: readonly string[] = [],
  plans: readonly GuildPlan[] = [],
): World {
  const locals = [...LOCALS, ...guestsCalled(guests), CROWNHEAD, OTHER_BOT];
  const strangers = new Set(plans.flatMap(({ members }) => members)).difference(
    new Set(locals.map(({ name }) => name)),
  );
  const people = [...locals, ...guestsCalled([...strangers], guests.length)];
  const guild = firstGuild(locals);
  const guilds = [guild, ...plans.map((plan, index) => furtherGuild(index + 1, plan, people))];
  const names = [CHANNELS, ...plans.map((plan) => plan.channels.map((name) => ({ name, topic: null })))];
  const channels = guilds.flatMap((each, index) =>
    (names[index] ?? []).map(({ name, topic }, place) =>
      newChannel(makeSnowflake(foundedAt(index) + 1 + place), name, { topic, guild: each }),
    ),
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
    locales: new Map(),
    guild,
    guilds: new Map(guilds.map((each) => [each.id, each])),
    redirects: [],
    unwilling: new Set(),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    commands: new Map(),
    hasActivity: false,
    isPublic: true,
    mapping: null,
    board: null,
    instances: new Map(),
    interactions: new Map(),
    uploads: new Map(),
    unshown: [],
    attached: new Map(),
    callsTakenAway: [],
    watchers: new Set(),
  };
}

function addChannel(world: World, channel: Channel): Channel {
  world.channels.set(channel.id, channel);
  announce(world, { kind: 'channels' });
  return channel;
}

export const addTextChannel = (world: World, name: string, guild = world.guild): Channel =>
  addChannel(world, newChannel(world.newId(), name, { guild }));

export function announce(world: World, event: WorldEvent): void {
  for (const watcher of world.watchers) watcher(event);
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

/** The bot has the same permissions in it as in the channel. */
export function openThread(
  world: World,
  parent: Channel,
  name: string,
  about: { readonly id?: string; readonly members?: Set<string> } = {},
): Channel {
  const { botPermissions, guild } = parent;
  const { id = world.newId(), members = null } = about;
  return addChannel(world, newChannel(id, name, { parent, guild, botPermissions, members }));
}

/** A member of a private thread sees all of it. */
export function addMember(world: World, { members }: Channel, person: Person): void {
  members?.add(person.id);
  announce(world, { kind: 'channels' });
}

export function setArchived(world: World, channel: Channel, archived: boolean): void {
  if (channel.archived === archived) return;
  channel.archived = archived;
  announce(world, { kind: 'channels' });
}

/** The channels of a server, without threads and direct messages. */
export const guildChannels = ({ channels }: World, guild: Guild): readonly Channel[] =>
  [...channels.values()].filter((channel) => channel.guild === guild && channel.parent === null);

/** The first server of a person. */
export const homeOf = ({ guild, guilds }: World, { id }: Person): Guild =>
  guilds.values().find(({ members }) => members.has(id)) ?? guild;
