/**
 * Discord doesn't report when a channel opens. So after a refusal in a channel, the bot sends no
 * request of that kind until the channel's permissions allow it. Other channels cost nothing.
 */
import type { Messenger, MessengerFault, Threads } from '../../app/ports/messenger.ts';
import { HOUR, SECOND } from '../../game/calendar/span.ts';
import { hasFiles } from '../showing/present.ts';
import type { ChannelAccess, Sought } from './channelAccess.ts';

/** The shortest time (ms) between two reads of a channel, in which the bot may then post there. */
const APART = 10 * SECOND;
/** The most reads of one server's channels in that time. */
const MOST_READ = 20;
/** How long (ms) to wait after an unpredicted refusal, then twice as long. */
const UNEXPECTED = 15 * SECOND;
const LONGEST = 6 * HOUR;
const MOST_KNOWN = 10_000;

interface Refusal {
  /** All times are in ms since 1970. */
  readAt: number;
  openUntil: number;
  readonly unexpected: number;
  reading: Promise<boolean> | null;
}

const keyOf = ({ deed, hasFiles: files, channelId }: Sought): string => `${deed} ${files} ${channelId}`;

const pauseAfter = (unexpected: number): number =>
  unexpected === 0 ? APART : Math.min(UNEXPECTED * 2 ** (unexpected - 1), LONGEST);

/** Limits how many reads each server uses per period. */
function openReadings(now: () => number): (guildId: string) => boolean {
  const counts = new Map<string, number>();
  let since = now();
  return (guildId) => {
    if (now() >= since + APART) counts.clear();
    if (counts.size === 0) since = now();
    const count = (counts.get(guildId) ?? 0) + 1;
    counts.set(guildId, count);
    return count <= MOST_READ;
  };
}

interface Parts {
  readonly messenger: Messenger;
  readonly threads: Threads;
}

export function heedRefusals({ messenger, threads }: Parts, access: ChannelAccess, now: () => number): Parts {
  const refusals = new Map<string, Refusal>();
  const mayRead = openReadings(now);

  async function read(refusal: Refusal, sought: Sought): Promise<boolean> {
    // Nothing shows whether a user accepts direct messages again, so the bot must try.
    if ((await access.ask(sought)) === 'closed') return false;
    refusal.openUntil = now() + APART;
    return true;
  }

  async function isOpen(sought: Sought, guildId: string): Promise<boolean> {
    const refusal = refusals.get(keyOf(sought));
    if (!refusal || now() < refusal.openUntil) return true;
    if (refusal.reading) return refusal.reading;
    if (now() < refusal.readAt || !mayRead(guildId)) return false;
    refusal.readAt = now() + APART;
    refusal.reading = read(refusal, sought).finally(() => {
      refusal.reading = null;
    });
    return refusal.reading;
  }

  function note(sought: Sought, answer: unknown): void {
    const key = keyOf(sought);
    if (answer === 'later') return;
    const before = refusals.get(key);
    if (before) refusals.delete(key);
    if (answer !== 'forbidden') return;
    const at = now();
    const unexpected = (before?.unexpected ?? 0) + (before && at < before.openUntil ? 1 : 0);
    if (refusals.size >= MOST_KNOWN) refusals.clear();
    refusals.set(key, {
      readAt: at + pauseAfter(unexpected),
      openUntil: 0,
      unexpected,
      reading: null,
    });
  }

  async function heed<A>(sought: Sought, guildId: string, request: () => Promise<A>) {
    if (!(await isOpen(sought, guildId))) return 'forbidden' as const satisfies MessengerFault;
    const answer = await request();
    note(sought, answer);
    return answer;
  }

  return {
    messenger: {
      ...messenger,
      isClosed: async ({ channelId, guildId }) =>
        guildId !== null && !(await isOpen({ deed: 'post', channelId, hasFiles: true }, guildId)),
      lackingAt: async ({ channelId, guildId }) =>
        guildId === null ? null : access.lackingAt(channelId, guildId),
      // A direct message has no permissions to read, and its user may allow it at any moment.
      post: (place, screen, key) => {
        const post = () => messenger.post(place, screen, key);
        const { guildId, channelId } = place;
        return guildId === null
          ? post()
          : heed({ deed: 'post', channelId, hasFiles: hasFiles(screen) }, guildId, post);
      },
      update: (card, screen) =>
        heed({ deed: 'edit', channelId: card.channelId, hasFiles: hasFiles(screen) }, '', () =>
          messenger.update(card, screen),
        ),
      retire: (card, screen) =>
        heed({ deed: 'edit', channelId: card.channelId, hasFiles: hasFiles(screen) }, '', () =>
          messenger.retire(card, screen),
        ),
      remove: (card) =>
        heed({ deed: 'remove', channelId: card.channelId, hasFiles: false }, '', () =>
          messenger.remove(card),
        ),
    },
    threads: {
      ...threads,
      openFor: (channelId, name, user) =>
        heed({ deed: 'thread', channelId, hasFiles: false }, '', () =>
          threads.openFor(channelId, name, user),
        ),
    },
  };
}
