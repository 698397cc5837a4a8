/** A channel, its messages and the files in them. */
import type { APIMessage } from 'discord-api-types/v10';
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
  /** The channel that a thread belongs to; null when this is no thread. */
  readonly parent: Channel | null;
  /** An archived thread refuses changes until somebody writes in it. */
  archived: boolean;
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

/** A channel nobody has written in. */
export function newChannel(id: string, name: string, about: Partial<Channel> = {}): Channel {
  return {
    id,
    name,
    topic: null,
    recipient: null,
    parent: null,
    archived: false,
    botPermissions: USUAL_PERMISSIONS,
    posts: new Map(),
    oldEdits: [],
    ...about,
  };
}
