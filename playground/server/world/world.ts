/**
 * Everything the stand-in remembers: one application, one server ("guild") with its channels and messages, the commands
 * and the open interactions. Plain data in memory; it is gone when the stand-in stops, while ids of people and channels
 * are the same every time, so that a bot's database still fits.
 */
import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type { Clock } from './clock.ts';
import type { Interaction } from './interaction.ts';
import { CROWNHEAD, LOCALS, OTHER_BOT, type Person } from './people.ts';
import { USUAL_PERMISSIONS } from './permissions.ts';
import { makeSnowflake, snowflakes } from './snowflake.ts';

/** A message and who may see it. */
export interface Post {
  /** Replaced as a whole by every edit. */
  message: APIMessage;
  /** The only one who sees an ephemeral message; null when everyone does. */
  readonly onlyFor: string | null;
  /** Whom it notified when it was sent. */
  readonly notified: ReadonlySet<string>;
}

export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly topic: string | null;
  /** The other one in a direct message; null in a channel of the server. */
  readonly recipient: Person | null;
  /** What the bot may do here, Discord's bits. */
  botPermissions: bigint;
  /** Oldest first. */
  readonly posts: Map<string, Post>;
  /** When messages older than an hour were edited, ms; for error 30046. */
  readonly oldEdits: number[];
}

/** An uploaded file. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export type WorldEvent =
  /** A message is new or has changed. */
  | { readonly kind: 'post'; readonly channel: Channel; readonly post: Post; readonly isNew: boolean }
  | { readonly kind: 'gone'; readonly channelId: string; readonly messageId: string; readonly post: Post }
  | { readonly kind: 'commands' }
  | { readonly kind: 'bot'; readonly online: boolean };

export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where the stand-in answers, such as `http://127.0.0.1:4000`, without a slash at the end. */
  url: string;
  readonly bot: Person;
  readonly applicationId: string;
  readonly people: ReadonlyMap<string, Person>;
  readonly guild: { readonly id: string; readonly name: string };
  readonly channels: Map<string, Channel>;
  readonly commands: Map<string, APIApplicationCommand>;
  /** By token. */
  readonly interactions: Map<string, Interaction>;
  /** By the path of their address. */
  readonly uploads: Map<string, Upload>;
  readonly watchers: Set<(event: WorldEvent) => void>;
}

const FOUNDED = Date.UTC(2024, 1, 1);

const CHANNELS: readonly { readonly name: string; readonly topic: string }[] = [
  { name: 'general', topic: 'Hello!' },
  { name: 'draughts', topic: 'Games for everyone. Type /challenge.' },
  { name: 'arena', topic: 'Louder games' },
];

/** A channel nobody has written in. */
export function newChannel(id: string, name: string, about: Partial<Channel> = {}): Channel {
  return {
    id,
    name,
    topic: null,
    recipient: null,
    botPermissions: USUAL_PERMISSIONS,
    posts: new Map(),
    oldEdits: [],
    ...about,
  };
}

/** The world as it is before anyone has said a word. */
export function newWorld(clock: Clock): World {
  const people = [...LOCALS, CROWNHEAD, OTHER_BOT];
  const channels = CHANNELS.map(({ name, topic }, index) =>
    newChannel(makeSnowflake(FOUNDED + 1 + index), name, { topic }),
  );
  return {
    clock,
    newId: snowflakes(() => clock.now()),
    url: '',
    bot: CROWNHEAD,
    applicationId: CROWNHEAD.id,
    people: new Map(people.map((one) => [one.id, one])),
    guild: { id: makeSnowflake(FOUNDED), name: 'The Draughts Club' },
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    commands: new Map(),
    interactions: new Map(),
    uploads: new Map(),
    watchers: new Set(),
  };
}

/** Tells everyone who looks on. */
export function announce(world: World, event: WorldEvent): void {
  for (const watcher of world.watchers) watcher(event);
}
