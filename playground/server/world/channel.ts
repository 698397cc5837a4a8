import { InteractionContextType, type APIMessage } from 'discord-api-types/v10';
import type { Guild } from './guild.ts';
import type { Person } from './people.ts';
import { USUAL_PERMISSIONS } from './permissions.ts';

export interface Post {
  message: APIMessage;
  readonly onlyFor: string | null;
  readonly notified: ReadonlySet<string>;
}

export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly topic: string | null;
  /** `null`: direct messages. */
  readonly guild: Guild | null;
  readonly recipient: Person | null;
  /** The people in direct messages with each other, which the bot can't read; otherwise, `null`. */
  readonly among: readonly Person[] | null;
  readonly parent: Channel | null;
  /** The members of a private thread, besides the bot; `null` for everything else. */
  readonly members: Set<string> | null;
  /** An archived thread refuses changes until someone writes in it. */
  archived: boolean;
  /** Only thread managers may write, and the bot isn't a thread manager. */
  locked: boolean;
  botPermissions: bigint;
  /** Whether only some roles can read it. */
  isHidden: boolean;
  readonly posts: Map<string, Post>;
  /** When messages older than an hour were edited, in ms, for error 30046. */
  readonly oldEdits: number[];
}

/** An Activity that runs in a channel. */
export interface Instance {
  readonly id: string;
  readonly channel: Channel;
  readonly users: Set<string>;
}

export interface Upload {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export function contextOf({ guild, among }: Channel): InteractionContextType {
  if (guild !== null) return InteractionContextType.Guild;
  return among === null ? InteractionContextType.BotDM : InteractionContextType.PrivateChannel;
}

export function isOpenTo({ guild, recipient, among, members }: Channel, { id }: Person): boolean {
  if (guild?.members.has(id) === false) return false;
  if (members !== null) return members.has(id);
  return among === null ? (recipient?.id ?? id) === id : among.some((one) => one.id === id);
}

export function newChannel(id: string, name: string, about: Partial<Channel> = {}): Channel {
  return {
    id,
    name,
    topic: null,
    guild: null,
    recipient: null,
    among: null,
    parent: null,
    members: null,
    archived: false,
    locked: false,
    botPermissions: USUAL_PERMISSIONS,
    isHidden: false,
    posts: new Map(),
    oldEdits: [],
    ...about,
  };
}
