/** All possible next steps of two players, time, trouble and two processes. */
import * as fc from 'fast-check';
import { DAY, HOUR, SECOND } from '../../src/game/calendar/span.ts';
import { OFFER_ACTIONS, OFFER_KINDS } from '../../src/game/offers/offers.ts';
import { BEFORE_HOSTILE, hostilePositions } from '../draughts/hostile.ts';
import { DEATHS } from './death.ts';
import { PLAYERS } from './people.ts';
import { troubles } from './trouble.ts';
import { WEATHERS } from './weather.ts';

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
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('move' as const),
      pick: fc.nat({ max: 30 }),
      draw: fc.boolean(),
      pressed: fc.boolean(),
      ...how,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('wrong move' as const),
      by,
      text: fc.constantFrom('a1-h8', 'c3-d4', 'nonsense', ''),
      ...how,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('offer' as const),
      by,
      kind: fc.constantFrom(...OFFER_KINDS),
      action: fc.constantFrom(...OFFER_ACTIONS),
      ...how,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wrong move' as const), by, text: endless, ...how }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('flood' as const),
      by,
      action: fc.constantFrom('from' as const, 'piece' as const, 'pick' as const, 'play' as const),
      value: endless,
      ...how,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('resume' as const), by, ...how }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('plan' as const),
      picks: fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })),
      ...how,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('drop plan' as const), by, ...how }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('vacation' as const),
      by,
      days: fc.constantFrom(1, 2, 5, null),
      ...how,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('resign' as const), by, ...how }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('challenge' as const),
      by,
      time: fc.constantFrom(...TIMES),
      weekends: fc.boolean(),
      start: positions,
      match: matches,
      ...how,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('seek' as const),
      by,
      time: fc.constantFrom('5+3' as const, '1d' as const),
      ...how,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pester' as const), by, ...how }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('shun' as const), by, ...how, twice: fc.constant(false) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('answer' as const),
      by,
      action: fc.constantFrom('accept' as const, 'accept' as const, 'decline' as const, 'cancel' as const),
      ...how,
    }),
  },
);
/** A player's action. */
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

export const step = fc.oneof(
  { weight: 8, arbitrary: deed },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.constantFrom(SECOND, 6 * SECOND, 4 * 60 * SECOND, HOUR, 19.5 * HOUR, 30 * HOUR, 31 * DAY),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('sweep' as const),
      process,
      death,
      trouble: how.trouble,
      both: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('weather' as const),
      is: fc.constantFrom(null, ...WEATHERS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('delete' as const),
      which: fc.constantFrom('card' as const, 'card' as const, 'thread' as const, 'channel' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('throw out' as const), isOut: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('click' as const),
      ...click,
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('play on' as const),
      // A match that is played to its end takes as long as twenty other lives.
      plies: fc.constantFrom(3, 3, 20, 20, 20, 20, 20, 400),
      seed: fc.nat(),
      death,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restart' as const), process }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('late answer' as const) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
