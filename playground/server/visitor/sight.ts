/** One person's view: messages, their own ephemeral messages, and notifications. */
import type { APIMessage } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Person } from '../world/people.ts';
import { isOpenTo, type Channel, type Post } from '../world/channel.ts';
import type { WorldEvent } from '../world/world.ts';
import { picturesOf } from './reading.ts';

export type Sight = ReturnType<typeof sightOf>;

const PATIENCE_MS = 20_000;

export function sightOf({ world }: Core, person: Person) {
  const sees = (post: Post, channel: Channel): boolean =>
    (post.onlyFor ?? person.id) === person.id && isOpenTo(channel, person);
  const visibleIn = (channel: Channel): readonly { channel: Channel; post: Post }[] =>
    [...channel.posts.values()].filter((post) => sees(post, channel)).map((post) => ({ channel, post }));
  const visible = (): readonly { channel: Channel; post: Post }[] =>
    [...world.channels.values()].flatMap(visibleIn);
  const messages = (channelId: string): readonly APIMessage[] => {
    const channel = world.channels.get(channelId);
    return channel ? visibleIn(channel).map(({ post }) => post.message) : [];
  };
  return {
    sees,
    messages,
    lastMessage: (channelId: string): APIMessage => {
      const last = messages(channelId).at(-1);
      if (last === undefined) throw new Error('The channel has no messages');
      return last;
    },
    /** The messages that notified this person, including deleted ones, oldest first. */
    notifications: (): readonly APIMessage[] =>
      [...world.callsTakenAway.filter(({ channel, post }) => sees(post, channel)), ...visible()]
        .filter(({ post }) => post.notified.has(person.id))
        .map(({ post }) => post.message)
        .toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id))),
    /** The newest matching message, now or later. Rejects after `ms` (20,000). */
    waitFor: (fits: (message: APIMessage) => boolean, ms: number = PATIENCE_MS): Promise<APIMessage> => {
      const there = visible().findLast(({ post }) => fits(post.message));
      if (there !== undefined) return Promise.resolve(there.post.message);
      return new Promise((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(timer);
          world.watchers.delete(look);
        };
        const look = (event: WorldEvent): void => {
          if (event.kind !== 'post' || !sees(event.post, event.channel) || !fits(event.post.message)) return;
          stop();
          resolve(event.post.message);
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`No matching message arrived within ${ms} ms`));
        }, ms);
        world.watchers.add(look);
      });
    },
    pictureOf: (message: APIMessage): Uint8Array => {
      const [url] = picturesOf(message);
      const upload = world.uploads.get(url?.slice(world.url.length) ?? '');
      if (upload === undefined) throw new Error('The message shows no picture');
      return upload.bytes;
    },
    find: (messageId: string): { readonly channel: Channel; readonly post: Post } => {
      const found = visible().find(({ post }) => post.message.id === messageId);
      if (found === undefined) throw new Error(`${person.name} can't see the message ${messageId}`);
      return found;
    },
  };
}
