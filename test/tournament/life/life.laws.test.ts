/**
 * Whatever happens in a tournament, it continues: no game begins twice, nobody has a second bye,
 * and it ends as announced.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { endOf, type Form } from '../../../src/tournament/life/terms.ts';
import { placeLost } from '../../../src/tournament/life/venue.ts';
import { chance as chanceFrom } from '../../rating/season.ts';
import { entered, FORMS, playOut, termsOf, timeFor, type Played } from './hall.ts';
import { doubled, doublesIn, NO_DOUBLES } from './laws.ts';
import { WISHES } from './wishes.ts';
import { runsOf } from '../../runs.ts';

/** The number of lives per test. `LIFE_RUNS=1000 npm test -- test/tournament/life` runs more. */
const RUNS = Number(process.env['LIFE_RUNS'] ?? runsOf(40));

const wish = fc.record({
  what: fc.nat(WISHES.length - 1),
  user: fc.integer({ min: 1, max: 14 }),
  other: fc.integer({ min: 1, max: 14 }),
});

const life = fc.record({
  players: fc.integer({ min: 0, max: 12 }),
  isLive: fc.boolean(),
  openings: fc.boolean(),
  isByWord: fc.boolean(),
  roundLength: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  halfByes: fc.nat(2),
  luck: fc.nat(1_000_000),
  wishes: fc.array(fc.option(wish, { freq: 4, nil: null }), { maxLength: 60 }),
  gone: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 2 }),
  placeGoneAt: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 6, nil: null }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** Games are usually played, but sometimes neither player appears. */
const RESULT = (luck: number) =>
  luck < 70
    ? { result: (['1-0', '=', '0-1'] as const)[luck % 3] ?? '=', isTimeLoss: false }
    : luck < 85
      ? { result: (['1-0', '0-1'] as const)[luck % 2] ?? '1-0', isTimeLoss: true }
      : { result: (['+-', '-+'] as const)[luck % 2] ?? '+-', isTimeLoss: true };

function lived(form: Form, drawn: Life): Played {
  const time = timeFor(form, drawn.isLive);
  const isLive = time.kind === 'live';
  const tournament = entered(
    termsOf(form, {
      time,
      openings: drawn.openings ? 'idf' : null,
      unfinished: drawn.isByWord ? 'organizer' : 'draw',
      roundLength: drawn.roundLength === null ? null : drawn.roundLength * (isLive ? HOUR : 4 * DAY),
      halfByes: drawn.halfByes,
    }),
    drawn.players,
  );
  const chance = chanceFrom(drawn.luck);
  const unit = isLive ? MINUTE : 2 * HOUR;
  return playOut(tournament, {
    endFor: () => ({ ...RESULT(Math.floor(100 * chance())), takes: Math.ceil(200 * chance()) * unit }),
    meanwhile: (each, now, step) => {
      const { placeGoneAt } = drawn;
      if (placeGoneAt !== null && now > tournament.terms.startsAt + placeGoneAt * HOUR)
        return placeLost(each, now);
      const wanted = drawn.wishes[step];
      const done = wanted && WISHES[wanted.what]?.(each, wanted.user, wanted.other, now);
      return done?.ok ? done.value : each;
    },
    newsAt: (now) => ({
      gone: now > tournament.terms.startsAt + DAY ? drawn.gone.map((user) => `u${user}`) : [],
    }),
  });
}

describe.each(FORMS.map((form) => [form.kind, form] as const))('%s', (_, form) => {
  test('ends correctly, whatever its players do', () => {
    fc.assert(
      fc.property(life, (drawn) => {
        const { tournament, games, posted } = lived(form, drawn);
        expect(['finished', 'cancelled']).toContain(tournament.stage);
        expect(tournament.endedAt).toBeLessThanOrEqual(endOf(tournament.terms));
        expect(posted.at(-1)).toBe('end');
        expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
        expect({
          games: doubled(games.map(({ id }) => id)),
          alone: games.filter(({ white, black }) => white.id === black.id),
          notices: doubled(posted),
        }).toEqual({ games: [], alone: [], notices: [] });
      }),
      { numRuns: RUNS },
    );
  });
});
