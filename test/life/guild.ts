/** A server of Discord's with its channels, which may be deleted, and which may throw the bot out and invite it again. */
import type { MessengerFault } from '../../src/app/ports/messenger.ts';
import type { Members, Presence } from '../../src/app/ports/members.ts';
import type { ServerEvents } from '../../src/app/ports/serverEvents.ts';
import type { Threads } from '../../src/app/ports/threads.ts';
import type { MessageAddress } from '../../src/game/messageAddress.ts';
import type { ServerEventEntry } from '../../src/views/tournament/serverEvent.ts';
import { newChannel, type Channel } from './channel.ts';

export interface Guild {
  readonly channel: Channel;
  readonly threads: Threads;
  readonly members: Members;
  readonly serverEvents: ServerEvents;
  /** The events of the server that are ahead or under way, by the name of what they are of. */
  readonly events: Map<string, ServerEventEntry>;
  /** So many events were made. */
  made: number;
  /** Whether the bot is out of it. */
  isOut: boolean;
  /** Those who have left it. */
  readonly gone: Set<string>;
  /** Deletes a channel with its threads, or a thread. */
  remove(channelId: string): void;
}

const channelOf = (first: unknown): string | null =>
  typeof first === 'object' && first !== null && 'channelId' in first && typeof first.channelId === 'string'
    ? first.channelId
    : null;

/** One in which everything is well; `now` dates what is posted. */
export function newGuild(now: () => number): Guild {
  const removed = new Set<string>();
  const parents = new Map<string, string>();
  const gone = new Set<string>();
  const isRemoved = (id: string): boolean => removed.has(id) || removed.has(parents.get(id) ?? '');

  const faultAt = (channelId: string | null): MessengerFault | null => {
    if (guild.isOut) return 'forbidden';
    return channelId !== null && isRemoved(channelId) ? 'gone' : null;
  };

  /** Whatever is asked of a place that is not there comes to nothing. */
  const channel = new Proxy(newChannel(now), {
    get(target, name): unknown {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        const fault = faultAt(channelOf(given[0]));
        if (fault) return name === 'sentSince' ? [] : fault;
        return Reflect.apply(value, target, given);
      };
    },
  });

  const events = new Map<string, ServerEventEntry>();
  const guild: Guild = {
    channel,
    gone,
    events,
    made: 0,
    isOut: false,
    remove: (channelId) => void removed.add(channelId),
    threads: {
      async open({ channelId, messageId }: MessageAddress) {
        const fault = channel.fault ?? faultAt(channelId);
        if (fault) return fault;
        parents.set(messageId, channelId);
        return { channelId: messageId };
      },
      async openIn(channelId) {
        const id = `${channelId}-thread`;
        parents.set(id, channelId);
        return channel.fault ?? faultAt(channelId) ?? { channelId: id };
      },
      archive: async () => 'done',
    },
    serverEvents: {
      async keep(_, entry, { id: known, links }) {
        // What is gone in such weather are channels and their messages: an event at a link needs none.
        if (channel.fault === 'later') return 'later';
        if (guild.isOut || channel.fault === 'forbidden') return 'forbidden';
        const found = [...events].find(([, { location }]) => links.includes(location ?? ''))?.[0];
        const there = known ?? found ?? null;
        if (there === null && entry.stage !== 'scheduled') return { id: null };
        if (there !== null && !events.has(there)) return { id: null };
        const id = there ?? `event${(guild.made += 1)}`;
        if (entry.stage === 'over') events.delete(id);
        else events.set(id, entry);
        return { id: entry.stage === 'over' ? null : id };
      },
    },
    members: {
      async presence(_, user): Promise<Presence> {
        if (guild.isOut || channel.fault === 'later') return 'unknown';
        return gone.has(user) ? 'gone' : 'here';
      },
      server: async () => (guild.isOut ? 'gone' : 'here'),
    },
  };
  return guild;
}
