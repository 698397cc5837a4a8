/**
 * Limits the visitors' requests to the bot, per person, or per address while the person is unknown.
 * The work begins in the same fair queue as interactions. Requests to Discord don't wait in it.
 */
import type { UserId } from '../../game/game.ts';
import type { Result } from '../../kit/result.ts';
import type { Begin } from '../../turns/begin.ts';
import { openCounter, type Counter, type QueueFull } from '../../turns/counter.ts';
import { networkOf } from '../../web/visitorAddress.ts';

/** A person, or everyone at an address. */
export type Party = `person ${UserId}` | `address ${string}`;

export const partyOf = (user: UserId | null, address: string): Party =>
  user === null ? `address ${networkOf(address)}` : `person ${user}`;

export const isPerson = (party: string): boolean => party.startsWith('person ');

/** A cost is about the number of ms that a task takes on the main thread. */
export const COST = { little: 1, some: 2, much: 4 } as const;

export type Door = ReturnType<typeof openDoor>;

/** Each kind has its own rate, so that strangers never delay people who are logged in. */
const ROOM = {
  /** A person may use several boards at once. */
  person: {
    ownAtOnce: 4,
    each: 40,
    all: 2000,
    pace: { each: { burst: 40, perSecond: 6 }, all: { burst: 400, perSecond: 200 } },
  },
  /** An address may be shared by a club, a school, or all Activities behind Discord's proxy. */
  address: {
    ownAtOnce: 8,
    each: 200,
    all: 2000,
    pace: { each: { burst: 100, perSecond: 20 }, all: { burst: 400, perSecond: 100 } },
  },
  /** Discord allows a bot 50 requests per second, and the bot needs most of them for its games. */
  discord: {
    ownAtOnce: 4,
    each: 20,
    all: 100,
    pace: { each: { burst: 20, perSecond: 1 }, all: { burst: 40, perSecond: 8 } },
  },
  code: {
    ownAtOnce: 4,
    each: 40,
    all: 120,
    pace: { each: { burst: 40, perSecond: 10 }, all: { burst: 100, perSecond: 40 } },
  },
} as const;

interface DoorParts {
  readonly begin: Begin;
  readonly stopwatch: () => number;
}

/** How often (ms) a queue checks whether the next task is affordable. */
const TICK = 25;

const later = (look: () => void): void => void setTimeout(look, TICK).unref();

export function openDoor({ begin, stopwatch }: DoorParts) {
  const counterFor = (room: (typeof ROOM)[keyof typeof ROOM]): Counter =>
    openCounter({ atOnce: Infinity, ...room, pace: { ...room.pace, stopwatch, later } });
  const [person, address] = [counterFor(ROOM.person), counterFor(ROOM.address)];
  return {
    /** Does the work when it is the party's turn. Refuses excess work at once. */
    enter: <T>(party: Party, cost: number, work: () => Promise<T>): Promise<Result<T, QueueFull>> => {
      const counter = isPerson(party) ? person : address;
      return counter.run(
        party,
        async () => {
          await begin(party.slice(party.indexOf(' ') + 1));
          return work();
        },
        { cost },
      );
    },
    /** The same for a request to Discord. */
    ask: counterFor(ROOM.discord).run,
    /** The same for a code that Discord exchanges for a user. */
    admit: counterFor(ROOM.code).run,
  };
}
