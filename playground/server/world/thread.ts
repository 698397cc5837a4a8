/** Public threads of a channel: opened on messages by the bot or by themselves by tests, and archived. */
import { InteractionContextType } from 'discord-api-types/v10';
import { contextOf, newChannel, type Channel } from './channel.ts';
import { addChannel, announce, type World } from './world.ts';

/** A thread of that name; the bot may do there what it may do in the channel. */
export function openThread(world: World, parent: Channel, name: string, id = world.newId()): Channel {
  const { botPermissions } = parent;
  return addChannel(world, newChannel(id, name, { parent, botPermissions }));
}

/** Archives a thread, or brings it back. */
export function setArchived(world: World, channel: Channel, archived: boolean): void {
  if (channel.archived === archived) return;
  channel.archived = archived;
  announce(world, { kind: 'channels' });
}

/** The channels of the server itself: neither threads nor direct messages. */
export function guildChannels(world: World): readonly Channel[] {
  return [...world.channels.values()].filter(
    (channel) => contextOf(channel) === InteractionContextType.Guild && channel.parent === null,
  );
}
