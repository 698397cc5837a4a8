/** Tournaments at a random moment of a random life, with the longest names and deleted players. */
import { rulesOf } from '../../../src/tournament/life/forms/forms.ts';
import * as fc from 'fast-check';
import { VARIANT_IDS } from '../../../src/draughts/variants.ts';
import { MINUTE } from '../../../src/game/calendar/span.ts';
import { TABLE_IDS } from '../../../src/openings/table.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import {
  FIRST_TIE_BREAKS,
  LONGEST_NAME,
  LONGEST_TITLE,
  SCORINGS,
  UNFINISHED,
  type Form,
  type Terms,
} from '../../../src/tournament/life/terms.ts';
import { ENDS, OBSTACLES, STAGES, type Tournament } from '../../../src/tournament/life/tournament.ts';
import { TEMPLATE_IDS } from '../../../src/tournament/life/opening/templates.ts';
import { chance as chanceFrom } from '../../rating/season.ts';
import { DAYS, entered, FORMS, hash, LIVE, playOut, termsOf, timeFor } from '../../tournament/life/hall.ts';
import { LADDER_WISHES, WISHES } from '../../tournament/life/wishes.ts';
import { message } from '../../../src/views/screen/tokens.ts';
import { address, name, snowflake, textOf } from './words.ts';

const LONGEST_ID = '12345678901234567890';

/** Everything that is known about the typed text. */
const typed = fc.option(textOf(30), { nil: undefined });
const asked = fc.record({
  kind: fc.constantFrom(undefined, ...TEMPLATE_IDS, ...FORMS.map(({ kind }) => kind)),
  name: fc.option(textOf(LONGEST_NAME), { nil: undefined }),
  variant: fc.constantFrom(undefined, ...VARIANT_IDS),
  time: typed,
  starts: typed,
  ends: typed,
  title: fc.option(textOf(LONGEST_TITLE), { nil: undefined }),
  players: typed,
  lowest: typed,
  highest: typed,
});

const form = fc.oneof(
  fc.constantFrom(...FORMS),
  fc.record({
    kind: fc.constant('groups' as const),
    size: fc.integer({ min: 3, max: 16 }),
    advancing: fc.integer({ min: 1, max: 4 }),
    finals: fc.integer({ min: 1, max: 3 }),
    cycles: fc.constantFrom(1 as const, 2 as const),
    isAtOnce: fc.boolean(),
  }),
);

const change: fc.Arbitrary<Partial<Terms>> = fc
  .record({
    name: textOf(LONGEST_NAME),
    title: fc.option(textOf(LONGEST_TITLE), { nil: null }),
    variant: fc.constantFrom(...VARIANT_IDS),
    isLive: fc.boolean(),
    openings: fc.constantFrom(null, ...TABLE_IDS),
    rated: fc.boolean(),
    scoring: fc.constantFrom(...SCORINGS),
    tieBreak: fc.constantFrom(null, ...FIRST_TIE_BREAKS),
    unfinished: fc.constantFrom(...UNFINISHED),
    repeats: fc.constantFrom(
      null,
      { every: 'week', zone: 'Europe/Moscow' } as const,
      { every: 'month', zone: 'UTC' } as const,
    ),
    inEvents: fc.boolean(),
  })
  .map(({ isLive, ...rest }) => ({ ...rest, time: isLive ? LIVE : DAYS }));

const entry = fc.record({
  roleId: fc.option(snowflake, { nil: null }),
  leastRating: fc.option(fc.nat(3000), { nil: null }),
  mostRating: fc.option(fc.nat(3000), { nil: null }),
  mostPlayers: fc.nat(200),
});

/** Terms of tournaments in every format. */
const termsIn = (forms: fc.Arbitrary<Form>): fc.Arbitrary<Terms> =>
  fc
    .tuple(forms, change, entry)
    .map(([kind, changes, bounds]) => ({ ...termsOf(kind, changes), entry: bounds }));
export const terms = termsIn(form);

const RESULTS = ['1-0', '=', '0-1', '+-', '-+'] as const;

interface Life {
  readonly terms: Terms;
  readonly players: number;
  readonly luck: number;
  readonly at: number;
  readonly isOn: boolean;
  readonly wishes: readonly (readonly [number, number, number] | null)[];
}

/** The tournament after this share of all its steps, or of the steps while it was running. */
function lived({ terms: agreed, players, luck, at, isOn, wishes }: Life): Tournament {
  const chance = chanceFrom(luck);
  // Entry conditions and random openings are set here, not entered by a user.
  const open = {
    ...agreed,
    entry: {
      roleId: null,
      leastRating: null,
      mostRating: null,
      mostPlayers: rulesOf(agreed.form).most,
    },
    openings: null,
    name: 'Friday blitz',
    title: null,
    time: timeFor(agreed.form, agreed.time.kind === 'live'),
  };
  const begun = entered(open, Math.min(players, rulesOf(agreed.form).most));
  const seen: Tournament[] = [begun];
  const { tournament } = playOut(begun, {
    endFor: () => ({
      result: RESULTS[Math.floor(chance() * RESULTS.length)] ?? '=',
      isTimeLoss: chance() < 0.1,
      takes: Math.ceil(20 * chance()) * MINUTE,
    }),
    meanwhile: (each, now, step) => {
      const wish = wishes[step];
      const done = wish && WISHES[wish[0]]?.(each, wish[1], wish[2], now);
      const next = done?.ok ? done.value : each;
      seen.push(next);
      return next;
    },
  });
  const all = [...seen, tournament].filter(({ stage }) => !isOn || stage === 'running');
  const then = all[Math.floor(all.length * at)] ?? tournament;
  const { entry: bounds, openings, name: called, title } = agreed;
  return { ...then, terms: { ...then.terms, entry: bounds, openings, name: called, title } };
}

/** Every ninth player was erased. */
const idOf = (number: string): string =>
  Number(number) % 9 === 8 ? `former.abcdefgh${number}` : `12345678901234567${number.padStart(3, '0')}`;

/** The same tournament with realistic names and ids. */
function peopled(of: Tournament, names: readonly string[], card: Tournament['shown']['card']): Tournament {
  const told: Tournament = JSON.parse(
    JSON.stringify(of)
      .replaceAll(/"u(\d+)"/gu, (_, number: string) => `"${idOf(number)}"`)
      .replaceAll('"boss"', '"99999999999999999999"'),
  );
  return {
    ...told,
    organizer: { ...told.organizer, name: names[0] ?? 'Boss' },
    players: told.players.map((each, index) => ({ ...each, name: names[index % names.length] ?? each.name })),
    rulings: told.rulings.map((ruling) => ({
      ...ruling,
      reason: ruling.reason && (names[1] ?? '').repeat(3),
    })),
    shown: { ...told.shown, card },
  };
}

const tournamentOf = (
  players: number,
  forms: fc.Arbitrary<Form> = fc.constantFrom(...FORMS),
  wishes = fc.nat(WISHES.length - 1),
): fc.Arbitrary<Tournament> =>
  fc
    .record({
      life: fc.record({
        terms: termsIn(forms),
        players: fc.oneof(fc.integer({ min: 0, max: players }), fc.constant(players)),
        luck: fc.nat(1_000_000),
        at: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1)),
        isOn: fc.boolean(),
        wishes: fc.array(
          fc.option(fc.tuple(wishes, fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 })), {
            freq: 3,
            nil: null,
          }),
          { maxLength: 60 },
        ),
      }),
      names: fc.array(name, { minLength: 2, maxLength: 8 }),
      card: fc.option(address, { nil: null }),
      stuck: fc.option(fc.constantFrom(...OBSTACLES), { freq: 4, nil: null }),
      odd: fc.option(fc.record({ stage: fc.constantFrom(...STAGES), end: fc.constantFrom(null, ...ENDS) }), {
        freq: 4,
        nil: null,
      }),
    })
    .map(({ life, names, card, stuck, odd }) => {
      const tournament = peopled(lived(life), names, card);
      return {
        ...tournament,
        ...odd,
        stuck: stuck && { by: stuck, since: tournament.createdAt },
      };
    });

export const tournament = tournamentOf(20);

/** Ladders where players only challenge and answer. */
export const climbing = tournamentOf(
  20,
  fc.integer({ min: 1, max: 10 }).map((reach) => ({ kind: 'ladder', reach })),
  fc.integer({ min: WISHES.length - LADDER_WISHES, max: WISHES.length - 1 }),
);

/** The tournament with its table. */
export const told = tournament.map((each) => ({ tournament: each, table: tableOf(each, hash) }));

/** The links to the tournament's boards. */
export const linksOf = ({ rounds }: Tournament): ReadonlyMap<string, string> =>
  new Map(
    rounds
      .flatMap(({ meetings }) => meetings.flatMap(({ games }) => games))
      .flatMap(({ id }) =>
        id === null
          ? []
          : [[id, message({ guildId: LONGEST_ID, channelId: LONGEST_ID, messageId: LONGEST_ID })] as const],
      ),
  );

export const draft = fc.record({ guildId: snowflake, user: snowflake, version: fc.nat(999), asked });
