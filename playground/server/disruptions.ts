import type { Channel } from './world/channel.ts';
import { there } from './there.ts';
import type { Guild } from './world/guild.ts';
import { type Permission, withAlso, without } from './world/permissions.ts';
import { remove } from './world/posts.ts';
import { type World, announce, setArchived } from './world/world.ts';

export function disruptionsOf(world: World) {
  const channelAt = (id: string): Channel => there(world.channels.get(id), `channel ${id}`);
  const setBot = (guild: Guild, hasBot: boolean): void => {
    const changes = guild.hasBot !== hasBot;
    Object.assign(guild, { hasBot, brought: null });
    if (changes) announce(world, { kind: 'membership', guild });
  };
  return {
    deny: (channelId: string, ...lost: readonly Permission[]): void => {
      const channel = channelAt(channelId);
      channel.botPermissions = without(channel.botPermissions, lost);
    },
    allow: (channelId: string, ...given: readonly Permission[]): void => {
      const channel = channelAt(channelId);
      channel.botPermissions = withAlso(channel.botPermissions, given);
    },
    /** Makes the channel readable only for some roles. */
    hide: (channelId: string): void => {
      channelAt(channelId).isHidden = true;
    },
    /** Archives a thread until someone writes in it. */
    archive: (threadId: string): void => setArchived(world, channelAt(threadId), true),
    lock: (threadId: string): void => {
      const thread = channelAt(threadId);
      thread.locked = true;
      setArchived(world, thread, true);
    },
    unlock: (threadId: string): void => {
      channelAt(threadId).locked = false;
    },
    deleteChannel: (channelId: string): void => {
      world.channels.delete(channelId);
      announce(world, { kind: 'channels' });
    },
    deleteMessage: (messageId: string): void => {
      for (const channel of world.channels.values()) {
        const post = channel.posts.get(messageId);
        if (post) remove(world, channel, post);
      }
    },
    /** Removes the bot from a server. */
    kick: (guild = world.guild): void => setBot(guild, false),
    invite: (guild = world.guild): void => setBot(guild, true),
    /** Members still use the bot as their own app. `isSeen`: whether others see its messages. */
    bringAlong: (isSeen: boolean): void => {
      world.guild.brought = { isSeen };
    },
    refuseDirect: (personId: string): void => void world.unwilling.add(personId),
    allowDirect: (personId: string): void => void world.unwilling.delete(personId),
  };
}
