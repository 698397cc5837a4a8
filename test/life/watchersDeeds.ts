/** Everything that can happen to spectators (`watchers.ts`). */
import * as fc from 'fast-check';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { WATCH_CALLS } from '../../src/features/watch/rules.ts';
import { troubles, type Trouble } from './trouble.ts';
import { possible } from './lives.ts';

export const PLAYERS = ['Anna', 'Boris', 'Dana'] as const;
export const FANS = ['Chidi', 'Emil'] as const;
export const NAMES = [...PLAYERS, ...FANS];
const process = fc.constantFrom(0 as const, 1 as const);
const fate = { process, dies: fc.option(fc.nat(60), { freq: 2, nil: null }), trouble: troubles };
const player = fc.nat(PLAYERS.length - 1);
const who = fc.nat(NAMES.length - 1);
const pick = fc.nat(99);

const play = fc.oneof(
  possible(3, 'begin', { white: player, next: fc.boolean(), isAside: fc.boolean(), ...fate }),
  possible(6, 'move', { pick, plies: fc.integer({ min: 1, max: 12 }), ...fate }),
  possible(2, 'resign', { pick, ...fate }),
  possible(4, 'sweep', fate),
);

export const deed = fc.oneof(
  possible(8, 'play', { deeds: fc.array(play, { minLength: 1, maxLength: 4 }) }),
  possible(3, 'watch game', { who, pick, calls: fc.constantFrom(...WATCH_CALLS) }),
  possible(5, 'watch player', { who, player, calls: fc.constantFrom(...WATCH_CALLS) }),
  possible(2, 'stop', { who, pick }),
  possible(3, 'guess', { who, pick }),
  possible(2, 'wait', { ms: fc.constantFrom(MINUTE, HOUR, DAY / 2, DAY) }),
  possible(1, 'block', { by: who, whom: who }),
  possible(1, 'erase', { fan: fc.nat(FANS.length - 1) }),
  possible(1, 'leave', { fan: fc.nat(FANS.length - 1) }),
  possible(1, 'hide', { isHidden: fc.boolean() }),
  possible(1, 'threads', { areDenied: fc.boolean() }),
  possible(1, 'showcase', { hour: fc.option(fc.constantFrom(6, 9, 12, 20), { nil: null }) }),
  possible(1, 'live', { isDeleted: fc.boolean() }),
  possible(1, 'restart', { process }),
);
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
export type Play = typeof play extends fc.Arbitrary<infer T> ? T : never;

export interface Fate {
  readonly process: 0 | 1;
  readonly dies: number | null;
  readonly trouble: Trouble | null;
}

export const WELL: Fate = { process: 0, dies: null, trouble: null };

const GAME: Deed = {
  what: 'play',
  deeds: [
    { what: 'begin', white: 0, next: true, isAside: false, ...WELL },
    { what: 'move', pick: 0, plies: 12, ...WELL },
    { what: 'resign', pick: 0, ...WELL },
  ],
};
const hours = (count: number): readonly Deed[] =>
  Array.from({ length: count }, () => ({ what: 'wait', ms: HOUR }));

/** After its story of the day, a server chooses a later hour, and nobody plays the next day. */
export const LATER_HOUR: readonly Deed[] = [
  { what: 'showcase', hour: 12 },
  GAME,
  ...hours(3),
  GAME,
  { what: 'showcase', hour: 20 },
  ...hours(8),
  { what: 'wait', ms: DAY },
  { what: 'wait', ms: DAY },
];

/** The server chooses an earlier hour, less than a day after its last story of the day. */
export const EARLIER_HOUR: readonly Deed[] = [
  { what: 'showcase', hour: 20 },
  ...hours(3),
  GAME,
  ...hours(9),
  { what: 'showcase', hour: 12 },
  ...hours(18),
];
