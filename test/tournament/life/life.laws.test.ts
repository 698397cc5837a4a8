/** Whatever happens in a tournament, it goes on: no game begins twice, nobody has a second bye, and it is over when it was promised. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/span.ts';
import type { Form } from '../../../src/tournament/life/terms.ts';
import type { Meeting, Tournament } from '../../../src/tournament/life/tournament.ts';
import { placeLost } from '../../../src/tournament/life/venue.ts';
import { chanceFrom } from '../randomEvents.ts';
import { DAYS, entered, FORMS, LIVE, playOut, termsOf, type Played } from './hall.ts';
import { WISHES } from './wishes.ts';

/** How many lives a test plays: `LIFE_RUNS=1000 npm test -- test/tournament/life` plays more. */
const RUNS = Number(process.env['LIFE_RUNS'] ?? 40);

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

/** Mostly played, sometimes nobody comes. */
const RESULT = (luck: number) =>
  luck < 70
    ? { result: (['1-0', '=', '0-1'] as const)[luck % 3] ?? '=', isTimeLoss: false }
    : luck < 85
      ? { result: (['1-0', '0-1'] as const)[luck % 2] ?? '1-0', isTimeLoss: true }
      : { result: (['+-', '-+'] as const)[luck % 2] ?? '+-', isTimeLoss: true };

function lived(form: Form, drawn: Life): Played {
  const isLive = drawn.isLive || form.kind === 'arena';
  const tournament = entered(
    termsOf(form, {
      time: isLive ? LIVE : DAYS,
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

/** What stands there more than once. */
const doubled = (some: readonly (string | number)[]) =>
  some.filter((one, index) => some.indexOf(one) !== index);

const isSwiss = ({ terms: { form } }: Tournament): boolean =>
  form.kind === 'swiss' || form.kind === 'double-swiss';

/** Who had the bye a second time; in a round robin and a knock-out to be free is none. */
const secondByes = (tournament: Tournament) =>
  isSwiss(tournament) ? doubled(tournament.rounds.flatMap(({ byes }) => byes)) : [];

const isPlayed = ({ games }: Meeting): boolean =>
  games.some(({ result, isRuled }) => !isRuled && (result === '1-0' || result === '=' || result === '0-1'));

/** Who met again in a Swiss. */
const secondMeetings = (tournament: Tournament) => {
  const meetings = tournament.rounds.flatMap((round) => round.meetings).filter(isPlayed);
  return isSwiss(tournament)
    ? doubled(meetings.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`))
    : [];
};

/** Who has two places in one round. */
const doublySeated = ({ rounds, terms }: Tournament) =>
  terms.form.kind === 'arena'
    ? []
    : rounds.flatMap(({ meetings, byes, absent }) =>
        doubled([
          ...meetings.flatMap(({ white, black }) => [white, black]),
          ...byes,
          ...absent.map(({ number }) => number),
        ]),
      );

describe.each(FORMS.map((form) => [form.kind, form] as const))('%s', (_, form) => {
  test('lives to its end', () => {
    fc.assert(
      fc.property(life, (drawn) => {
        const { tournament, games, posted } = lived(form, drawn);
        expect(['finished', 'cancelled']).toContain(tournament.stage);
        expect(tournament.endedAt).toBeLessThanOrEqual(tournament.terms.endsAt);
        expect(posted.at(-1)).toBe('end');
        expect({
          games: doubled(games.map(({ id }) => id)),
          alone: games.filter(({ white, black }) => white.id === black.id),
          notices: doubled(posted),
          byes: secondByes(tournament),
          meetings: secondMeetings(tournament),
          seats: doublySeated(tournament),
        }).toEqual({ games: [], alone: [], notices: [], byes: [], meetings: [], seats: [] });
      }),
      { numRuns: RUNS },
    );
  });
});
