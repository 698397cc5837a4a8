/**
 * The law of tournaments: whatever players and organizers want, once or twice at the same instant, whoever leaves or is erased, whatever
 * becomes of the channel, wherever a process dies and whichever of two takes over: no game begins twice, every result that counts is
 * the game's or is ruled, and it is over when that was promised.
 *
 * LIFE_RUNS is how many lives are played; see CONTRIBUTING.
 */
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { seeThrough } from '../../src/app/person/erase.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import type { MessengerFault } from '../../src/app/ports/messenger.ts';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { changeTournament } from '../../src/app/tournament/change.ts';
import { formerPlayer } from '../../src/game/former.ts';
import type { Result as GameResult } from '../../src/game/game.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/span.ts';
import { endOf } from '../../src/tournament/life/gameEnd.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { tableOver } from '../app/table.ts';
import { sweep } from '../app/sweep.ts';
import { clear, newPlace } from '../store/place.ts';
import { entered, FORMS, NOON, termsOf } from '../tournament/life/hall.ts';
import { WISHES } from '../tournament/life/wishes.ts';
import { newChannel, type Channel } from './channel.ts';
import { DEAD, DEATHS, dying, mortal, mortalStore, type Death } from './death.ts';
import { openAt, type World } from './world.ts';

const RUNS = Number(process.env['LIFE_RUNS'] ?? 8);
const ID = 'abcdefghij';

interface Evening {
  readonly stores: World['stores'];
  readonly channel: Channel;
  readonly time: { now: number };
  readonly gone: Set<string>;
}

const oneOfTwo = fc.constantFrom(0 as const, 1 as const);
const death = fc.option(fc.constantFrom(...DEATHS), { freq: 3, nil: null });
const player = fc.integer({ min: 1, max: 9 });

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('sweep' as const),
      process: oneOfTwo,
      death,
      both: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('ends' as const),
      process: oneOfTwo,
      picks: fc.array(fc.nat(40), { maxLength: 6 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.constantFrom(MINUTE, 6 * MINUTE, HOUR, DAY),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('wish' as const),
      wish: fc.nat(WISHES.length - 1),
      user: player,
      other: player,
      twice: fc.boolean(),
    }),
  },
  fc.record({ what: fc.constant('erase' as const), user: player }),
  fc.record({ what: fc.constant('leave' as const), user: player }),
  fc.record({
    what: fc.constant('weather' as const),
    fault: fc.constantFrom<MessengerFault | null>('gone', 'forbidden', 'later', null),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One of the two processes, which may die around a save or a posting. */
function appOf({ stores, channel, time, gone }: Evening, which: 0 | 1, dies: Death = null): SweepingApp {
  const { app } = tableOver(stores[which], time);
  const { tournaments } = stores[which];
  const store = {
    ...mortalStore(stores[which], dies),
    tournaments: {
      ...tournaments,
      save: (...given: Parameters<typeof tournaments.save>) =>
        dying(dies, 'saving', () => tournaments.save(...given)),
    },
  };
  const members = {
    ...app.members,
    presence: async (_: string, user: string) => (gone.has(user) ? ('gone' as const) : ('here' as const)),
  };
  return { ...app, store, members, messenger: mortal(channel, dies) };
}

/** Throws what is no death. */
async function live(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    const bug = causes.find((cause) => cause !== DEAD);
    if (bug !== undefined) throw bug;
  }
}

const sweepBy = (evening: Evening, which: 0 | 1, dies: Death = null): Promise<void> => {
  const app = appOf(evening, which, dies);
  return live(
    (async () => {
      for (let round = 0; round < 4; round += 1) await sweep(app, app.messenger);
    })(),
  );
};

async function stateOf({ stores }: Evening): Promise<Tournament> {
  const record = await stores[1].tournaments.tournament(ID);
  if (!record) throw new Error('the tournament is lost');
  return record.tournament;
}

const ENDS: readonly GameResult[] = [
  { winner: 'white', by: 'resignation' },
  { winner: 'black', by: 'no-moves' },
  { winner: null, by: 'agreement' },
  { winner: 'white', by: 'flag' },
];

/** Some of the games end, each once. */
async function endSome(evening: Evening, which: 0 | 1, picks: readonly number[]): Promise<void> {
  const app = appOf(evening, which);
  const running = runningGames(await stateOf(evening));
  for (const pick of picks) {
    const id = running[pick % Math.max(1, running.length)]?.game.id ?? null;
    const game = id === null ? null : (await app.store.game(id))?.game;
    if (!game || game.result) continue;
    const result = ENDS[pick % ENDS.length] ?? null;
    const moves = Array.from({ length: 20 }, () => 'c3-d4');
    await saveGame(
      app,
      { ...game, moves, result, version: game.version + 1, changedAt: evening.time.now },
      null,
    );
  }
}

async function erase(evening: Evening, user: string): Promise<void> {
  const app = appOf(evening, 0);
  const wish = { user, former: formerPlayer(`of${user}`), askedAt: evening.time.now };
  await seeThrough(app, await app.store.personal.addErasure(wish, evening.time.now));
}

async function take(evening: Evening, next: Step): Promise<void> {
  const { time, gone, channel } = evening;
  switch (next.what) {
    case 'sweep': {
      const other = next.process === 0 ? 1 : 0;
      await Promise.all([
        sweepBy(evening, next.process, next.death),
        ...(next.both ? [sweepBy(evening, other)] : []),
      ]);
      return;
    }
    case 'ends':
      return endSome(evening, next.process, next.picks);
    case 'wait':
      time.now += next.ms;
      return;
    case 'wish': {
      const wish = WISHES[next.wish];
      const apps = next.twice ? [appOf(evening, 0), appOf(evening, 1)] : [appOf(evening, 0)];
      if (wish)
        await Promise.all(
          apps.map((app) => changeTournament(app, ID, (each) => wish(each, next.user, next.other, time.now))),
        );
      return;
    }
    case 'erase':
      return erase(evening, `u${next.user}`);
    case 'leave':
      gone.add(`u${next.user}`);
      return;
    case 'weather':
      channel.fault = next.fault;
  }
}

/** Nobody does anything more: what nobody plays ends by its clock, and the tournament by its rules. */
async function settle(evening: Evening): Promise<void> {
  evening.channel.fault = null;
  const { terms } = await stateOf(evening);
  for (let rounds = 0; rounds < 60; rounds += 1) {
    await sweepBy(evening, 1);
    const { stage } = await stateOf(evening);
    if (stage === 'finished' || stage === 'cancelled') return;
    const { stores } = evening;
    for (const { kind, id } of await stores[0].due.resting())
      await stores[0].due.free(kind, id, evening.time.now);
    evening.time.now += rounds < 40 ? 20 * MINUTE : DAY;
    if (evening.time.now > terms.endsAt + 2 * HOUR) break;
  }
  await sweepBy(evening, 0);
}

async function expectLaws(evening: Evening): Promise<void> {
  const tournament = await stateOf(evening);
  expect(['finished', 'cancelled']).toContain(tournament.stage);
  const games = tournament.rounds.flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games));
  const ids = games.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const stored = await evening.stores[0].servers.games(ids);
  expect(stored.map(({ id }) => id)).toEqual(ids);
  const ends = new Map(stored.map((game) => [game.id, endOf(game)?.result ?? null]));
  const wrong = games.filter(
    ({ id, result, isRuled }) => id !== null && result !== null && !isRuled && ends.get(id) !== result,
  );
  expect(wrong).toEqual([]);
  // In an arena, and where there was no channel any more, what was still being played does not count.
  const isCut = tournament.end === 'no-place' || tournament.terms.form.kind === 'arena';
  const open = games.filter(({ result }) => result === null && tournament.stage === 'finished' && !isCut);
  expect(open).toEqual([]);
  expect(tournament.told).toEqual([...new Set(tournament.told)]);
  expect(tournament.closing).toEqual([]);
}

test('lives of tournaments', async () => {
  const place = await newPlace();
  const stores: World['stores'] = [await openAt(place), await openAt(place)];
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  let lived = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FORMS),
      fc.integer({ min: 1, max: 7 }),
      fc.array(step, { maxLength: 20, size: 'max' }),
      async (form, players, steps) => {
        await clear(place);
        const time = { now: NOON };
        const evening = { stores, channel: newChannel(() => time.now), time, gone: new Set<string>() };
        const terms = termsOf(form, { endsAt: NOON + 8 * DAY });
        await stores[0].tournaments.add({ ...entered(terms, players), version: 1 }, NOON);
        for (const next of steps) await take(evening, next);
        await settle(evening);
        await expectLaws(evening);
        lived += 1;
      },
    ),
    { numRuns: RUNS },
  );
  expect(lived).toBe(RUNS);
});
