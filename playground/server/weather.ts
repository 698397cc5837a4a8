/** What tests do to the world that no bot likes: permissions taken away, channels and messages deleted, closed doors. */
import type { Channel } from './world/channel.ts';
import { without, withAlso, type Permission } from './world/permissions.ts';
import { remove } from './world/posts.ts';
import { setArchived } from './world/thread.ts';
import type { World } from './world/world.ts';
import { announce } from './world/world.ts';

export interface Weather {
  /** Takes permissions of the bot's away in a channel. */
  deny(channelId: string, ...lost: readonly Permission[]): void;
  /** Gives them back. */
  allow(channelId: string, ...given: readonly Permission[]): void;
  /** Archives a thread until somebody writes in it. */
  archive(threadId: string): void;
  /** Archives a thread, and only those who manage threads may write in it. */
  lock(threadId: string): void;
  /** Lets everyone write in it again. */
  unlock(threadId: string): void;
  /** Deletes a channel with all that is in it. */
  deleteChannel(channelId: string): void;
  /** A moderator deletes a message. */
  deleteMessage(messageId: string): void;
  /** Takes the bot out of the server: it can no longer reach any of its channels. */
  kick(): void;
  /** The same, but members go on to bring it along; whether others see what it then says. */
  bringAlong(isSeen: boolean): void;
  /** Adds it again. */
  invite(): void;
  /** This person no longer lets the bot write direct messages. */
  refuseDirect(personId: string): void;
  allowDirect(personId: string): void;
}

/** The weather of this world; it begins fair. */
export function weatherOf(world: World): Weather {
  const channelAt = (id: string): Channel => {
    const found = world.channels.get(id);
    if (found === undefined) throw new Error(`There is no channel ${id}`);
    return found;
  };
  return {
    deny: (channelId, ...lost) => {
      const channel = channelAt(channelId);
      channel.botPermissions = without(channel.botPermissions, lost);
    },
    allow: (channelId, ...given) => {
      const channel = channelAt(channelId);
      channel.botPermissions = withAlso(channel.botPermissions, given);
    },
    archive: (threadId) => setArchived(world, channelAt(threadId), true),
    lock: (threadId) => {
      const thread = channelAt(threadId);
      thread.locked = true;
      setArchived(world, thread, true);
    },
    unlock: (threadId) => {
      channelAt(threadId).locked = false;
    },
    deleteChannel: (channelId) => {
      world.channels.delete(channelId);
      announce(world, { kind: 'channels' });
    },
    deleteMessage: (messageId) => {
      for (const channel of world.channels.values()) {
        const post = channel.posts.get(messageId);
        if (post) remove(world, channel, post);
      }
    },
    kick: () => {
      world.hasBot = false;
    },
    bringAlong: (isSeen) => {
      world.brought = { isSeen };
    },
    invite: () => {
      world.hasBot = true;
      world.brought = null;
    },
    refuseDirect: (personId) => void world.unwilling.add(personId),
    allowDirect: (personId) => void world.unwilling.delete(personId),
  };
}
