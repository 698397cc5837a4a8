/**
 * How interactions reach the bots of stories: over the gateway, or with STORY_DOOR=http as signed
 * HTTP requests.
 */
import type { StandInOptions } from '../../playground/server/options.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import type { Config } from '../../src/config.ts';
import { settingsFor } from './cards.ts';

/** The developer portal's settings for a bot that receives interactions at an endpoint. */
export const ENDPOINT = 'https://crownhead.example/interactions';

/** The stand-in's options, unless a test chooses a transport. */
export const BY_THIS_WAY: StandInOptions = process.env['STORY_DOOR'] === 'http' ? { endpoint: ENDPOINT } : {};

export const isByDoor = ({ world }: StandIn): boolean => world.endpoint !== null;

export const addressOf = (port: number): string => `http://127.0.0.1:${port}/interactions`;

export function configFor(discord: StandIn, databasePath: string): Config {
  const settings = settingsFor(discord, databasePath);
  const door = { host: '127.0.0.1', port: 0, publicKey: discord.publicKey };
  return isByDoor(discord) ? { ...settings, door } : settings;
}

/**
 * Gives Discord the port where a bot receives interactions, if it has one. The returned function
 * removes the port.
 */
export function announced(discord: StandIn, port: number | null): () => void {
  if (port === null) return () => undefined;
  const address = addressOf(port);
  discord.openDoor(address);
  return () => discord.closeDoor(address);
}
