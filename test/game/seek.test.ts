/** Which seeks match, and which players are paired. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { invite } from '../../src/game/challenge/invite.ts';
import {
  fits,
  fitting,
  isEarlier,
  isSeek,
  waitingIn,
  withoutHome,
  type Seek,
} from '../../src/game/challenge/seek.ts';
import { seatPerson } from '../../src/game/seat.ts';
import { PLACE } from '../store/samples.ts';

interface Wanted {
  readonly who: string;
  readonly variant?: 'russian' | 'bashni';
  readonly time?: string;
  readonly rated?: boolean;
  readonly rating?: number;
  readonly at?: number;
  readonly guildId?: string;
}

function seeks({
  who,
  variant = 'russian',
  time = '5+3',
  rated = true,
  rating = 1500,
  at = 0,
  guildId = 'g',
}: Wanted): Seek {
  const made = invite(
    {
      variant,
      time,
      rated,
      challenger: seatPerson({ id: who, name: who }),
      opponent: null,
      color: 'random',
      place: { ...PLACE, guildId },
      seek: { rating, isProvisional: false },
    },
    `seek-${who}`,
    at,
  );
  if (!made.ok || !isSeek(made.value)) throw new Error('no seek');
  return made.value;
}

const wanted = fc.record({
  who: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  variant: fc.constantFrom('russian' as const, 'bashni' as const),
  time: fc.constantFrom('5+3', '3d', 'none'),
  rated: fc.boolean(),
  rating: fc.integer({ min: 800, max: 2400 }),
  at: fc.integer({ min: 0, max: HOUR }),
  guildId: fc.constantFrom('g', 'h'),
});
const crowd = fc
  .array(wanted, { maxLength: 12 })
  .map((all) => [...new Map(all.map((each) => [each.who, seeks(each)])).values()]);

test('seeks match both ways or not at all, and nobody matches their own seek', () => {
  fc.assert(
    fc.property(
      wanted.map(seeks),
      wanted.map(seeks),
      fc.integer({ min: 0, max: 2 * HOUR }),
      (one, other, at) => {
        expect(fits(one, other, at)).toBe(fits(other, one, at));
        expect(fits(one, one, at)).toBe(false);
      },
    ),
  );
});

const linesOf = (all: readonly Seek[]): readonly string[] =>
  all.map(({ id, createdAt, seek }) => [id, createdAt, seek.rating].join());

test('the order depends only on the seeks, and contains each matching seek once', () => {
  fc.assert(
    fc.property(wanted.map(seeks), crowd, fc.integer({ min: 0, max: HOUR - 1 }), (own, others, at) => {
      const found = fitting(own, others, at);
      expect(found.toSorted((a, b) => (isEarlier(a, b) ? -1 : 1))).toEqual(
        others.filter((other) => fits(own, other, at)).toSorted((a, b) => (isEarlier(a, b) ? -1 : 1)),
      );
      expect(linesOf(fitting(own, others.toReversed(), at))).toEqual(linesOf(found));
    }),
  );
});

test.each([
  [
    'the nearest rating',
    [
      { who: 'near', rating: 1540 },
      { who: 'far', rating: 1700 },
    ],
    'near',
  ],
  ['the longest waiting, of equal ratings', [{ who: 'late', at: MINUTE }, { who: 'early' }], 'early'],
  [
    'one who has waited for long, before one who is a little nearer',
    [
      { who: 'near', rating: 1510, at: 20 * MINUTE },
      { who: 'patient', rating: 1600 },
    ],
    'patient',
  ],
  [
    'one who is much nearer, before one who has waited for long',
    [
      { who: 'near', rating: 1510, at: 20 * MINUTE },
      { who: 'patient', rating: 1900 },
    ],
    'near',
  ],
] as const)('the first to be paired is %s', (_, others, first) => {
  expect(fitting(seeks({ who: 'own' }), others.map(seeks), 20 * MINUTE)[0]?.challenger.id).toBe(first);
});

const far = (who: string, guildId: string, isEverywhere: boolean): Seek => {
  const made = seeks({ who, guildId });
  return { ...made, seek: { ...made.seek, isEverywhere } };
};

test('players in different servers are only paired if both allow it', () => {
  expect(fits(far('a', 'g', true), far('b', 'h', true), 0)).toBe(true);
  expect(fits(far('a', 'g', true), far('b', 'h', false), 0)).toBe(false);
  expect(fits(far('a', 'g', false), far('b', 'h', true), 0)).toBe(false);
  expect(fits(far('a', 'g', false), far('b', 'g', true), 0)).toBe(true);
  const homeless = withoutHome(far('a', 'g', true));
  expect(fits(homeless, far('b', 'h', true), 0)).toBe(false);
  expect(fits(homeless, far('b', 'g', true), 0)).toBe(true);
});

test.each([
  ['of another variant', { variant: 'bashni' }],
  ['with another clock', { time: '5+4' }],
  ['that is casual', { rated: false }],
  ['in another server', { guildId: 'h' }],
  ['that has expired', { at: -HOUR }],
] as const)('a seek %s does not match', (_, changed) => {
  expect(fits(seeks({ who: 'a' }), seeks({ who: 'b' }), 0)).toBe(true);
  expect(fits(seeks({ who: 'a' }), seeks({ who: 'b', ...changed }), 0)).toBe(false);
});

test('a lobby shows its own open seeks, the oldest first', () => {
  const late = seeks({ who: 'late', at: 2 });
  const closed = { ...seeks({ who: 'closed' }), state: 'cancelled' } as const;
  const all = [late, seeks({ who: 'early', at: 1 }), closed, seeks({ who: 'gone', at: -HOUR })];
  expect(waitingIn(all, PLACE.channelId, 3).map(({ challenger }) => challenger.id)).toEqual([
    'early',
    'late',
  ]);
  expect(waitingIn(all, 'another', 3)).toEqual([]);
});
