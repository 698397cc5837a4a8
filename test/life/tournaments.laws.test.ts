/**
 * The law of tournaments: whatever players and organizers want, once or twice at the same instant, whoever leaves, is blocked or
 * erased, whatever becomes of the channel and the bot's place in the server, wherever a process dies and whichever of two takes over: no
 * game begins twice, every result that counts is the game's or is ruled, and it is over when that was promised.
 *
 * LIFE_RUNS is how many lives are played; see CONTRIBUTING.
 */
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/game/span.ts';
import { endOf } from '../../src/tournament/life/gameEnd.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { clear, newPlace } from '../store/place.ts';
import { entered, FORMS, NOON, termsOf } from '../tournament/life/hall.ts';
import { doublesIn, NO_DOUBLES } from '../tournament/life/laws.ts';
import { DEEDS, stateOf, sweepBy, take, type Evening } from './evening.ts';
import { newGuild } from './guild.ts';
import { openAt, type World } from './world.ts';

const RUNS = Number(process.env['LIFE_RUNS'] ?? 6);

const isOver = ({ stage }: Tournament): boolean => stage === 'finished' || stage === 'cancelled';

/** From one look of the sweep to the next, while it is waited for the end. */
const STEP = 20 * MINUTE;
/** Whatever several processes have died of is looked at again so much later, when somebody has freed it. */
const LATE = 3 * STEP;

/**
 * Nobody does anything more: what nobody plays ends by its clock, and the tournament by its rules, though its channel and the bot's
 * place in the server be gone for good. When that was.
 */
async function settle(evening: Evening): Promise<number> {
  const { stores, guild, time } = evening;
  guild.channel.fault = null;
  const { terms } = await stateOf(evening);
  const promised = Math.max(time.now, terms.endsAt);
  for (let looks = 0; looks < 90 && time.now <= promised + LATE; looks += 1) {
    await sweepBy(evening, 1);
    if (isOver(await stateOf(evening))) break;
    for (const { kind, id } of await stores[0].due.resting()) await stores[0].due.free(kind, id, time.now);
    const next = time.now + (looks < 40 ? STEP : DAY);
    time.now = time.now < promised ? Math.min(next, promised) : time.now + STEP;
  }
  for (let looks = 0; looks < 3; looks += 1) {
    await sweepBy(evening, 0);
    time.now += 7 * HOUR;
  }
  return promised;
}

async function expectLaws(evening: Evening, promised: number): Promise<void> {
  const tournament = await stateOf(evening);
  expect(['finished', 'cancelled']).toContain(tournament.stage);
  expect(tournament.endedAt).toBeLessThanOrEqual(promised + LATE);
  expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
  const games = tournament.rounds.flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games));
  const ids = games.flatMap(({ id }) => id ?? []);
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
  expect(tournament.closing).toEqual([]);
  expect(await evening.stores[0].due.resting()).toEqual([]);
  expect(evening.guild.made).toBeLessThanOrEqual(1);
  const isShut = evening.guild.isOut || tournament.serverEvent?.state === 'forbidden';
  // Discord itself ends those whose time is up.
  const left = [...evening.guild.events.values()].filter(({ endsAt }) => endsAt > evening.time.now);
  expect(isShut ? [] : left).toEqual([]);
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
      DEEDS,
      async (form, players, deeds) => {
        await clear(place);
        const time = { now: NOON };
        const evening = { stores, guild: newGuild(() => time.now), time };
        const terms = termsOf(form, { endsAt: NOON + 8 * DAY, inEvents: true });
        await stores[0].tournaments.add({ ...entered(terms, players), version: 1 }, NOON);
        for (const next of deeds) await take(evening, next);
        await expectLaws(evening, await settle(evening));
        lived += 1;
      },
    ),
    { numRuns: RUNS },
  );
  expect(lived).toBe(RUNS);
});
