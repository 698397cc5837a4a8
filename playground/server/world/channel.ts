/** A channel, its messages and the files in them. */
import { InteractionContextType, type APIMessage } from 'discord-api-types/v10';
import type { Person } from './people.ts';
import { USUAL_PERMISSIONS } from './permissions.ts';

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
  /** The people of a direct message among themselves, into which the bot cannot look; null anywhere else. */
  readonly among: readonly Person[] | null;
  /** The channel that a thread belongs to; null when this is no thread. */
  readonly parent: Channel | null;
  /** An archived thread refuses changes until somebody writes in it. */
  archived: boolean;
  /** In a locked thread only those write who manage threads, which the bot does not. */
  locked: boolean;
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

/** Where Discord says that something was done there. */
export function contextOf({ recipient, among }: Channel): InteractionContextType {
  if (among !== null) return InteractionContextType.PrivateChannel;
  return recipient === null ? InteractionContextType.Guild : InteractionContextType.BotDM;
}

/** Whether the person can look into the channel. */
export const isOpenTo = ({ recipient, among }: Channel, { id }: Person): boolean =>
  among === null ? (recipient?.id ?? id) === id : among.some((one) => one.id === id);

/** A channel nobody has written in. */
export function newChannel(id: string, name: string, about: Partial<Channel> = {}): Channel {
  return {
    id,
    name,
    topic: null,
    recipient: null,
    among: null,
    parent: null,
    archived: false,
    locked: false,
    botPermissions: USUAL_PERMISSIONS,
    posts: new Map(),
    oldEdits: [],
    ...about,
  };
}
