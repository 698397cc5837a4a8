/** All possible next steps of two players, time, trouble and two processes. */
import * as fc from 'fast-check';
import { DAY, HOUR, SECOND } from '../../src/game/calendar/span.ts';
import { OFFER_ACTIONS, OFFER_KINDS } from '../../src/game/offers/offers.ts';
import { BEFORE_HOSTILE, hostilePositions } from '../draughts/hostile.ts';
import { DEATHS } from './death.ts';
import { PLAYERS } from './people.ts';
import { troubles } from './trouble.ts';
import { WEATHERS } from './weather.ts';
import { possible } from './lives.ts';

const death = fc.option(fc.constantFrom(...DEATHS), { freq: 3 });
const process = fc.constantFrom(0 as const, 1 as const);
const by = fc.constantFrom(...PLAYERS);

/**
 * How a player's action is delivered. `twice`: to both processes at once, as with two clicks.
 * `late`: answered some time after the action was carried out.
 */
const how = {
  process,
  death,
  twice: fc.integer({ min: 0, max: 2 }).map((dice) => dice === 0),
  late: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
  trouble: troubles,
};

/** A press on an existing control. */
const click = {
  by,
  message: fc.nat({ max: 2 }),
  control: fc.nat({ max: 11 }),
  choice: fc.nat({ max: 24 }),
};

/** Where a challenge may begin: usually at the start, or in positions meant to stop the bot. */
const positions = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { variant: BEFORE_HOSTILE.variant, position: BEFORE_HOSTILE.position },
      ...hostilePositions
        .filter(({ aim }) => aim !== 'quiet')
        .map(({ variant, fen }) => ({ variant, position: fen })),
      { variant: 'frisian', position: 'W:WK51:BK1' },
    ),
  },
);

/** A match, as requested. */
interface Match {
  readonly match: string;
  readonly openings?: string;
  readonly rest?: string;
}

/** `null` for a single game. */
export const matches = fc.constantFrom<Match | null>(
  null,
  null,
  { match: '2', openings: 'idf' },
  { match: '4', openings: 'fmjd', rest: '1d' },
  { match: 'first to 3', rest: '1h' },
);

/** Input that is meant to stop the bot. */
const endless = fc.constantFrom(
  BEFORE_HOSTILE.move,
  Array.from({ length: 60 }, (_, n) => (n % 50) + 1).join('x'),
  `1x${'7x'.repeat(500)}50`,
  Array.from({ length: 30 }, () => 'f5').join(':'),
);

export const TIMES = ['none', '5+3', '1d', '3d'] as const;

/** The first game of a life and its place, without the clock. */
export interface First {
  readonly time: (typeof TIMES)[number];
  readonly match: Match | null;
  readonly gamesIn?: 'channel' | 'thread';
}

const deed = fc.oneof(
  possible(8, 'move', { pick: fc.nat({ max: 30 }), draw: fc.boolean(), pressed: fc.boolean(), ...how }),
  possible(2, 'wrong move', { by, text: fc.constantFrom('a1-h8', 'c3-d4', 'nonsense', ''), ...how }),
  possible(8, 'offer', {
    by,
    kind: fc.constantFrom(...OFFER_KINDS),
    action: fc.constantFrom(...OFFER_ACTIONS),
    ...how,
  }),
  possible(2, 'wrong move', { by, text: endless, ...how }),
  possible(2, 'flood', {
    by,
    action: fc.constantFrom('from' as const, 'piece' as const, 'pick' as const, 'play' as const),
    value: endless,
    ...how,
  }),
  possible(1, 'resume', { by, ...how }),
  possible(3, 'plan', { picks: fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })), ...how }),
  possible(1, 'drop plan', { by, ...how }),
  possible(2, 'vacation', { by, days: fc.constantFrom(1, 2, 5, null), ...how }),
  possible(1, 'resign', { by, ...how }),
  possible(1, 'challenge', {
    by,
    time: fc.constantFrom(...TIMES),
    weekends: fc.boolean(),
    start: positions,
    match: matches,
    ...how,
  }),
  possible(2, 'seek', { by, time: fc.constantFrom('5+3' as const, '1d' as const), ...how }),
  possible(1, 'pester', { by, ...how }),
  possible(1, 'shun', { by, ...how, twice: fc.constant(false) }),
  possible(3, 'answer', {
    by,
    action: fc.constantFrom('accept' as const, 'accept' as const, 'decline' as const, 'cancel' as const),
    ...how,
  }),
);
/** A player's action. */
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

export const step = fc.oneof(
  { weight: 8, arbitrary: deed },
  possible(4, 'wait', {
    ms: fc.constantFrom(SECOND, 6 * SECOND, 4 * 60 * SECOND, HOUR, 19.5 * HOUR, 30 * HOUR, 31 * DAY),
  }),
  possible(3, 'sweep', { process, death, trouble: how.trouble, both: fc.boolean() }),
  possible(1, 'weather', { is: fc.constantFrom(null, ...WEATHERS) }),
  possible(1, 'delete', {
    which: fc.constantFrom('card' as const, 'card' as const, 'thread' as const, 'channel' as const),
  }),
  possible(1, 'throw out', { isOut: fc.boolean() }),
  possible(4, 'click', { ...click, copies: fc.integer({ min: 1, max: 3 }) }),
  possible(1, 'play on', {
    // A match that is played to its end takes as long as twenty other lives.
    plies: fc.constantFrom(3, 3, 20, 20, 20, 20, 20, 400),
    seed: fc.nat(),
    death,
  }),
  possible(1, 'restart', { process }),
  possible(3, 'late answer', {}),
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
