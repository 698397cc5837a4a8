/** What is kept of a world, in the shapes in which it is: people and channels by their ids, files without the stand-in's address. */
import type { Channel } from '../world/channel.ts';
import type { ServerEvent } from '../world/serverEvent.ts';
import type { World } from '../world/world.ts';

/** What of the world is no list. */
export interface KeptState {
  /** How far its clock is ahead of this machine's (ms). */
  readonly ahead: number;
  readonly guildLocale: string;
  /** The languages that people have chosen, by their ids. */
  readonly locales: Readonly<Record<string, string>>;
  /** Those of the server; what an older version kept has none. */
  readonly events?: readonly ServerEvent[];
}

/** A channel without its messages. */
export interface KeptChannel extends Pick<Channel, 'name' | 'archived' | 'locked'> {
  readonly recipient: string | null;
  readonly among: readonly string[] | null;
  readonly parent: string | null;
}

/** The row of a message. */
export interface KeptMessage {
  readonly channel_id: string;
  readonly only_for: string | null;
  /** A list, as JSON. */
  readonly notified: string;
  /** Discord's message, as JSON. */
  readonly data: string;
}

/** Stands for the stand-in's address, which may be another after the next start. */
const HERE = '"stand-in:/attachments/';
const addressIn = ({ url }: World): string => `"${url}/attachments/`;

/** JSON with the addresses of files as they are kept, and as they are here and now. */
export const toKept = (world: World, json: string): string => json.replaceAll(addressIn(world), HERE);
export const fromKept = (world: World, json: string): string => json.replaceAll(HERE, addressIn(world));
