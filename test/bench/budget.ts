/**
 * Whether Discord would accept a board at once: five messages in five seconds per channel, fifty
 * requests per second per bot.
 */
import { DISCORD_LIMITS } from '../../playground/server/rest/limits.ts';
import type { StandIn } from '../../playground/server/standIn.ts';

const EXEMPT = /^\/(?:interactions|webhooks)\//u;

export interface Budget {
  hasRoom(channel: string): boolean;
  under<T>(channel: string, done: Promise<T>): Promise<T>;
}

export function budgetOf({ requests, clock }: StandIn): Budget {
  const { global, createMessage } = DISCORD_LIMITS;
  const underWay: string[] = [];
  return {
    hasRoom: (channel) => {
      const now = clock.now();
      const since = requests.findLastIndex(({ at }) => at <= now - createMessage.perMs);
      const recent = requests.slice(since + 1);
      const posts = recent.filter(
        ({ method, path }) => method === 'POST' && path === `/channels/${channel}/messages`,
      );
      const counted = recent.filter(({ at, path }) => at > now - global.perMs && !EXEMPT.test(path));
      const here = underWay.filter((each) => each === channel);
      return (
        posts.length + here.length < createMessage.requests &&
        counted.length + underWay.length < global.requests
      );
    },
    under: async (channel, done) => {
      underWay.push(channel);
      try {
        return await done;
      } finally {
        underWay.splice(underWay.indexOf(channel), 1);
      }
    },
  };
}
