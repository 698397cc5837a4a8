/** Everything that can happen to spectators (`watchers.ts`). */
import * as fc from 'fast-check';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { WATCH_CALLS } from '../../src/features/watch/rules.ts';
import { troubles, type Trouble } from './trouble.ts';

export const PLAYERS = ['Anna', 'Boris', 'Dana'] as const;
export const FANS = ['Chidi', 'Emil'] as const;
export const NAMES = [...PLAYERS, ...FANS];
const done = <W extends string>(what: W) => fc.constant(what);
const process = fc.constantFrom(0 as const, 1 as const);
const fate = { process, dies: fc.option(fc.nat(60), { freq: 2, nil: null }), trouble: troubles };
const player = fc.nat(PLAYERS.length - 1);
const who = fc.nat(NAMES.length - 1);
const pick = fc.nat(99);

const play = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: done('begin'),
      white: player,
      next: fc.boolean(),
      isAside: fc.boolean(),
      ...fate,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ what: done('move'), pick, plies: fc.integer({ min: 1, max: 12 }), ...fate }),
  },
  { weight: 2, arbitrary: fc.record({ what: done('resign'), pick, ...fate }) },
  { weight: 4, arbitrary: fc.record({ what: done('sweep'), ...fate }) },
);

export const deed = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ what: done('play'), deeds: fc.array(play, { minLength: 1, maxLength: 4 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: done('watch game'), who, pick, calls: fc.constantFrom(...WATCH_CALLS) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ what: done('watch player'), who, player, calls: fc.constantFrom(...WATCH_CALLS) }),
  },
  { weight: 2, arbitrary: fc.record({ what: done('stop'), who, pick }) },
  { weight: 3, arbitrary: fc.record({ what: done('guess'), who, pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: done('wait'), ms: fc.constantFrom(MINUTE, HOUR, DAY / 2, DAY) }),
  },
  fc.record({ what: done('block'), by: who, whom: who }),
  fc.record({ what: done('erase'), fan: fc.nat(FANS.length - 1) }),
  fc.record({ what: done('leave'), fan: fc.nat(FANS.length - 1) }),
  fc.record({ what: done('hide'), isHidden: fc.boolean() }),
  fc.record({ what: done('threads'), areDenied: fc.boolean() }),
  fc.record({ what: done('showcase'), hour: fc.option(fc.constantFrom(6, 9, 12, 20), { nil: null }) }),
  fc.record({ what: done('live'), isDeleted: fc.boolean() }),
  fc.record({ what: done('restart'), process }),
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

/** After its game of the day, a server chooses a later hour, and nobody plays the next day. */
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

/** The server chooses an earlier hour, less than a day after its last game of the day. */
export const EARLIER_HOUR: readonly Deed[] = [
  { what: 'showcase', hour: 20 },
  ...hours(3),
  GAME,
  ...hours(9),
  { what: 'showcase', hour: 12 },
  ...hours(18),
];
