/** Public threads of a channel: opened by tests, archived by them as Discord does after days without a word. */
import { newChannel, type Channel } from './channel.ts';
import type { World } from './world.ts';

/** A thread of that name; the bot may do there what it may do in the channel. */
export function openThread(world: World, parent: Channel, name: string): Channel {
  const thread = newChannel(world.newId(), name, { parent, botPermissions: parent.botPermissions });
  world.channels.set(thread.id, thread);
  return thread;
}

/** The channels of the server itself: neither threads nor direct messages. */
export function guildChannels(world: World): readonly Channel[] {
  return [...world.channels.values()].filter(
    ({ recipient, parent }) => recipient === null && parent === null,
  );
}
