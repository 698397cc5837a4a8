/**
 * What tests do to the stand-in's world: revoke permissions, delete channels and messages, close
 * doors.
 */
import type { Channel } from './world/channel.ts';
import { type Permission, withAlso, without } from './world/permissions.ts';
import { remove } from './world/posts.ts';
import { type World, announce, setArchived } from './world/world.ts';

export interface Disruptions {
  /** Revokes permissions of the bot in a channel. */
  deny(channelId: string, ...lost: readonly Permission[]): void;
  /** Restores them. */
  allow(channelId: string, ...given: readonly Permission[]): void;
  /** Until someone writes in the thread. */
  archive(threadId: string): void;
  /** Archives a thread and lets only thread managers write in it. */
  lock(threadId: string): void;
  unlock(threadId: string): void;
  deleteChannel(channelId: string): void;
  deleteMessage(messageId: string): void;
  /** Removes the bot from the server and its channels. */
  kick(): void;
  /**
   * Removes the bot, but members still use it as their own app; `isSeen` tells whether others see
   * its messages.
   */
  bringAlong(isSeen: boolean): void;
  /** Adds the bot again. */
  invite(): void;
  /** Closes this person's direct messages to the bot. */
  refuseDirect(personId: string): void;
  allowDirect(personId: string): void;
}

export function disruptionsOf(world: World): Disruptions {
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
