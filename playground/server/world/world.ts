/**
 * Everything the stand-in remembers: one application, one server ("guild") with its channels and messages, the commands
 * and the open interactions. Plain data; it is gone when the stand-in stops, unless that has a memory. Ids of people and channels
 * are the same every time, so that a bot's database still fits.
 */
import { Locale, type APIApplicationCommand, type APIAttachment } from 'discord-api-types/v10';
import { newChannel, type Channel, type Post, type Upload } from './channel.ts';
import { newSigner, type Signer } from '../door/signer.ts';
import type { Clock } from './clock.ts';
import type { ServerEvent } from './serverEvent.ts';
import type { Interaction } from './interaction.ts';
import { CROWNHEAD, guestsCalled, LOCALS, OTHER_BOT, type Person } from './people.ts';
import { makeSnowflake, snowflakes } from './snowflake.ts';

export type WorldEvent =
  /** A message is new or has changed. */
  | { readonly kind: 'post'; readonly channel: Channel; readonly post: Post; readonly isNew: boolean }
  | { readonly kind: 'gone'; readonly channelId: string; readonly messageId: string; readonly post: Post }
  /** A channel is new, gone, or another than before. */
  | { readonly kind: 'channels' }
  /** An event of the server is new, gone, or another than before. */
  | { readonly kind: 'events' }
  | { readonly kind: 'commands' }
  /** Somebody, or the server, has another language than before. */
  | { readonly kind: 'locales' }
  /** Somebody let time pass. */
  | { readonly kind: 'clock' }
  | { readonly kind: 'bot'; readonly online: boolean };

export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where the stand-in answers, such as `http://127.0.0.1:4000`, without a slash at the end. */
  url: string;
  readonly bot: Person;
  readonly applicationId: string;
  /** Signs what is sent to the bot's doors. */
  readonly signer: Signer;
  /** Where interactions are sent, as the developer portal has it; the doors are behind it. */
  endpoint: string | null;
  /** Where the bot's processes take interactions; with none they go by the gateway. */
  readonly doors: Set<string>;
  /** Until when (ms) those of them that have said that they are about to end are passed by. */
  readonly leaving: Map<string, number>;
  readonly people: ReadonlyMap<string, Person>;
  /** The ids of those who have left the server. */
  readonly gone: Set<string>;
  /** The ids of those who may no longer manage it. */
  readonly demoted: Set<string>;
  /** The language of their Discord of those who have changed it, by id. */
  readonly locales: Map<string, string>;
  /** The language of the server. */
  guildLocale: string;
  readonly guild: { readonly id: string; readonly name: string };
  /** Whether the bot is a member of it. */
  hasBot: boolean;
  /** Who does not let the bot write direct messages, by id. */
  readonly unwilling: Set<string>;
  readonly channels: Map<string, Channel>;
  readonly commands: Map<string, APIApplicationCommand>;
  readonly events: Map<string, ServerEvent>;
  /** By token. */
  readonly interactions: Map<string, Interaction>;
  /** By the path of their address. */
  readonly uploads: Map<string, Upload>;
  /** Paths of those that no message shows any more, the oldest first. */
  readonly unshown: string[];
  /** Files that were attached to a command, by their ids. */
  readonly attached: Map<string, APIAttachment>;
  /** Set when the bot was not added to the server, but is used there by members who added it to their account. */
  brought: { readonly isSeen: boolean } | null;
  /** Messages that notified somebody and were deleted since, the oldest first. */
  readonly callsTakenAway: { readonly channel: Channel; readonly post: Post }[];
  readonly watchers: Set<(event: WorldEvent) => void>;
}

const FOUNDED = Date.UTC(2024, 1, 1);

/** The one server. */
export const GUILD = { id: makeSnowflake(FOUNDED), name: 'The Draughts Club' };

const CHANNELS: readonly { readonly name: string; readonly topic: string }[] = [
  { name: 'draughts', topic: 'Games for everyone. Type /challenge.' },
  { name: 'general', topic: 'Hello!' },
  { name: 'arena', topic: 'Louder games' },
];

/** The world as it is before anyone has said a word. */
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
    unwilling: new Set(),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    commands: new Map(),
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

/** Adds a channel. */
export function addChannel(world: World, channel: Channel): Channel {
  world.channels.set(channel.id, channel);
  announce(world, { kind: 'channels' });
  return channel;
}

/** Tells everyone who looks on. */
export function announce(world: World, event: WorldEvent): void {
  for (const watcher of world.watchers) watcher(event);
}
