/**
 * A life of a tournament from its opening to the day when nobody acts anymore, and the properties
 * that then hold.
 */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { isListed } from '../../playground/server/world/events.ts';
import { isFormer } from '../../src/game/player.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { endOf as endOfGame } from '../../src/tournament/life/gameEnd.ts';
import { noticesOf } from '../../src/tournament/life/notices.ts';
import { rulesOf } from '../../src/tournament/life/forms/forms.ts';
import { endOf, type Form } from '../../src/tournament/life/terms.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { entered, FORMS, NOON, termsOf } from '../tournament/life/hall.ts';
import { doublesIn, NO_DOUBLES } from '../tournament/life/laws.ts';
import { newDiscord } from './discord.ts';
import {
  CLUBHOUSE,
  DEEDS,
  ID,
  LADDER_DEEDS,
  PEOPLE,
  stateOf,
  sweepBy,
  take,
  WELL,
  type Deed,
  type Evening,
} from './evening.ts';
import { expectManners, expectNoInsistence } from './laws.ts';
import { playLives, type Stage } from './lives.ts';
import { clearUp } from './weather.ts';

const isOver = ({ stage }: Tournament): boolean => stage === 'finished' || stage === 'cancelled';

/** The time (ms) between sweeps while waiting for the tournament's end. */
const STEP = 20 * MINUTE;
/** How much later (ms) a row that killed several processes is tried again after it was freed. */
const LATE = 3 * STEP;

/** The operator retries all abandoned work, such as messages that Discord refused. */
async function freeAll({ stores: [store], time }: Evening): Promise<void> {
  for (const { kind, id } of await store.due.resting()) await store.due.free(kind, id, time.now);
}

const isDue = async ({ stores: [store], time }: Evening): Promise<boolean> =>
  (await store.due.backlog(time.now)).some(({ rows }) => rows > 0);

/**
 * Nobody acts anymore: unfinished games end by their clocks, and the tournament by its rules, even
 * if its channel and the bot's membership are permanently gone. Returns when the tournament ended.
 */
async function settle(evening: Evening): Promise<number> {
  const { discord, time } = evening;
  clearUp(discord);
  const { terms } = await stateOf(evening);
  const promised = Math.max(time.now, endOf(terms));
  for (let looks = 0; looks < 90 && time.now <= promised + LATE; looks += 1) {
    await sweepBy(evening, 1);
    if (isOver(await stateOf(evening))) break;
    await freeAll(evening);
    const next = time.now + (looks < 40 ? STEP : DAY);
    time.now = time.now < promised ? Math.min(next, promised) : time.now + STEP;
  }
  // Users that Discord didn't let the bot message are tried again after a day, and a sweep does
  // only a few duties.
  for (let looks = 0; looks < 5 || (looks < 50 && (await isDue(evening))); looks += 1) {
    await freeAll(evening);
    await sweepBy(evening, 0);
    time.now += 7 * HOUR;
  }
  return promised;
}

/** A direct-message channel that Discord did not open. */
const isOfDirects = (line: string): boolean => line.startsWith('not sent :');

/**
 * Each notice was posted once, or again after a process died. Otherwise, the log says why it could
 * not be posted.
 */
function expectNews({ deaths, discord, lines, posted, time }: Evening, tournament: Tournament): void {
  const { channels, guild } = discord.core.world;
  const isHeard = guild.hasBot && channels.has(tournament.venue.channelId);
  expect(isHeard ? noticesOf(tournament, time.now) : []).toEqual([]);
  // An answer is edited into the message of its challenge, without a new message.
  const toldByPosts = tournament.told.filter((each) => !each.startsWith('challenge-answered'));
  for (const key of toldByPosts.map((each) => `t${ID}.${each}`)) {
    const outcomes = posted.get(key) ?? [];
    const messages = new Set(outcomes.flatMap((each) => (typeof each === 'object' ? each.messageId : [])));
    const isLogged = lines.some(({ log }) => log.some((line) => line.includes(`${key}:`)));
    // An organizer who was erased can't be messaged.
    // A user that Discord didn't let the bot message is not tried again within a day: only the
    // first attempt is in the log.
    const isShut = outcomes.includes('forbidden') && lines.some(({ log }) => log.some(isOfDirects));
    const isParked = isLogged || isShut || (isFormer(tournament.organizer.id) && outcomes.includes('gone'));
    expect([key, outcomes, messages.size > 0 || isParked]).toEqual([key, outcomes, true]);
    expect(messages.size).toBeLessThanOrEqual(1 + deaths.length);
  }
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
  const ends = new Map(stored.map((game) => [game.id, endOfGame(game)?.result ?? null]));
  const wrong = games.filter(
    ({ id, result, isRuled }) => id !== null && result !== null && !isRuled && ends.get(id) !== result,
  );
  expect(wrong).toEqual([]);
  // If the format has no rounds, or there is no channel at the end, running games don't count.
  const isCut = tournament.end === 'no-place' || !rulesOf(tournament.terms.form).hasRounds;
  const open = games.filter(({ result }) => result === null && tournament.stage === 'finished' && !isCut);
  expect(open).toEqual([]);
  expect(tournament.closing).toEqual([]);
  expect(await evening.stores[0].due.resting()).toEqual([]);
  const { journal, world } = evening.discord.core;
  const made = journal.requests.filter(
    ({ method, path, status }) => method === 'POST' && path.endsWith('/scheduled-events') && status === 200,
  );
  // Discord starts the event on its own. A tournament postponed after that gets a new event.
  const postponed = tournament.rulings.filter(({ what }) => what === 'postponed');
  expect(made.length).toBeLessThanOrEqual(1 + postponed.length);
  const isShut = !world.guild.hasBot || tournament.serverEvent?.state === 'forbidden';
  // Discord itself ends events after their end time, and refused requests are not repeated.
  const isRefused = ({ id }: { readonly id: string }): boolean =>
    journal.requests.findLast(({ method, path }) => method === 'PATCH' && path.endsWith(`/${id}`))?.status ===
    400;
  const left = [...world.guild.events.values()].filter(
    (event) => isListed(world, event) && !isRefused(event),
  );
  expect(isShut ? [] : left).toEqual([]);
  expectNews(evening, tournament);
  expectManners(evening.discord);
  expectNoInsistence(evening.discord);
}

/** The tournament's format, how many players enter at first, and the life's events. */
type Life = readonly [Form, number, readonly Deed[]];

/** Lives that must always be tested. */
const EXAMPLES: readonly Life[] = [
  // No process swept before the tournament's start, and Discord accepts no event that begins in the
  // past.
  [{ kind: 'swiss', rounds: null }, 1, [{ what: 'wait', ms: HOUR }]],
  // The tournament's end is announced in the channel if its thread was deleted.
  [
    { kind: 'swiss', rounds: null },
    1,
    [
      { what: 'sweep', process: 0, ...WELL, both: false },
      { what: 'remove', which: 'thread' },
    ],
  ],
  // Discord refuses to end the tournament's event.
  [
    { kind: 'swiss', rounds: null },
    1,
    [
      { what: 'sweep', process: 0, ...WELL, both: false },
      { what: 'wait', ms: DAY },
      { what: 'weather', is: 'wrong' },
      { what: 'sweep', process: 0, ...WELL, both: false },
      { what: 'wait', ms: HOUR },
      { what: 'sweep', process: 0, ...WELL, both: false },
    ],
  ],
];

const lives = fc
  .constantFrom(...FORMS)
  .chain((form) =>
    fc.tuple(
      fc.constant(form),
      fc.integer({ min: 1, max: 7 }),
      form.kind === 'ladder' ? LADDER_DEEDS : DEEDS,
    ),
  );

async function live({ stores }: Stage, [form, players, deeds]: Life): Promise<void> {
  const time = { now: NOON };
  const discord = newDiscord(time, PEOPLE);
  const lines = [discord.connect(), discord.connect()] as const;
  const evening: Evening = { stores, discord, lines, time, posted: new Map(), deaths: [] };
  const terms = termsOf(form, { endsAt: NOON + 8 * DAY, inEvents: true });
  await stores[0].tournaments.add({ ...entered(terms, players, CLUBHOUSE), version: 1 }, NOON);
  for (const next of deeds) await take(evening, next);
  await expectLaws(evening, await settle(evening));
}

export const playLivesOfTournaments = (usual: number): Promise<number> =>
  playLives<Life>({ of: 'tournaments', usual }, lives, live, EXAMPLES);
