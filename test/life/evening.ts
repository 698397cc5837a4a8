/**
 * A tournament run by two processes of the bot, each of which may die at any await, and everything
 * that can happen to it.
 */
import * as fc from 'fast-check';
import { seeThrough } from '../../src/app/person/erase.ts';
import { NOTHING_RESOLVED } from '../../src/app/ports/answering.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import type { Messenger, MessengerFault } from '../../src/app/ports/messenger.ts';
import type { Game, MessageAddress, GameResult } from '../../src/game/game.ts';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { changeTournament } from '../../src/app/tournament/change.ts';
import { formerPlayer } from '../../src/game/player.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import type { Tournament, Venue } from '../../src/tournament/life/tournament.ts';
import { newWorld } from '../../playground/server/world/world.ts';
import { tournamentPresses } from '../../src/app/tournament/presses.ts';
import { TOURNAMENT } from '../../src/views/presses/declarations.ts';
import { asking, tableOver } from '../app/table.ts';
import { sweep } from '../app/sweep.ts';
import type { House } from '../tournament/life/hall.ts';
import { LADDER_WISHES, wishesIn } from '../tournament/life/wishes.ts';
import { mortalPart } from './anyAwait.ts';
import { asFarAs, troubled, troubles, type Trouble } from './trouble.ts';
import type { Discord, Line } from './discord.ts';
import { possible, type Stage } from './lives.ts';
import { befall, clearUp, deleteChannel, invite, throwOut, WEATHERS } from './weather.ts';

/** Ids of the tournament. */
export const ID = 'abcdefghij';

export interface Evening {
  readonly stores: Stage['stores'];
  readonly discord: Discord;
  /** Each process's access to the database. */
  readonly lines: readonly [Line, Line];
  readonly time: { now: number };
  /** The result of each post of the tournament's news, by key. */
  readonly posted: Map<string, (MessageAddress | MessengerFault)[]>;
  /** The times (ms) when processes died or lost their database. */
  readonly deaths: number[];
}

/** Everyone who may be involved: the organizer, players, and people who join later. */
export const PEOPLE = Array.from({ length: 60 }, (_, number) => `Guest${number}`);

const CLUB = newWorld({ now: () => 0, advance: () => undefined }, PEOPLE);
const IDS = [...CLUB.people.values()].filter(({ name }) => PEOPLE.includes(name)).map(({ id }) => id);
const CHANNELS = [...CLUB.channels.keys()];

const venueOf = (number: number): Venue => ({
  guildId: CLUB.guild.id,
  channelId: CHANNELS[number % CHANNELS.length] ?? '',
  threadId: null,
  locale: 'en-US',
});

/** The stand-in's server, whose ids are always the same. */
export const CLUBHOUSE: House = { venue: venueOf(0), idOf: (person) => IDS[person] ?? '' };

const WISHES = wishesIn(CLUBHOUSE, venueOf);

const process = fc.constantFrom(0 as const, 1 as const);
/** The process dies after this many half awaits. Usually it survives. */
const fates = { dies: fc.option(fc.nat(150), { freq: 3, nil: null }), trouble: troubles };
const player = fc.integer({ min: 1, max: 9 });
/** Either nobody or the organizer. */
const anybody = fc.integer({ min: 0, max: 9 });

/** The state of a process. */
interface Fate {
  readonly dies: number | null;
  readonly trouble: Trouble | null;
}

export const WELL: Fate = { dies: null, trouble: null };

const wishAmong = (wish: fc.Arbitrary<number>) =>
  fc.record({
    what: fc.constant('wish' as const),
    wish,
    ...fates,
    user: player,
    other: player,
    twice: fc.boolean(),
  });

/** The organizer presses *Start now*, or *Postpone* and fills in its form. */
const presses = fc.record({
  what: fc.constant('press' as const),
  which: fc.constantFrom('start' as const, 'postpone' as const),
  minutes: fc.integer({ min: 1, max: 90 }),
  ...fates,
  twice: fc.boolean(),
});

const sweeps = fc.record({ what: fc.constant('sweep' as const), process, ...fates, both: fc.boolean() });
const ends = fc.record({
  what: fc.constant('ends' as const),
  process,
  ...fates,
  picks: fc.array(fc.nat(40), { maxLength: 6 }),
});

const deed = fc.oneof(
  { weight: 4, arbitrary: sweeps },
  { weight: 4, arbitrary: ends },
  possible(3, 'wait', { ms: fc.constantFrom(MINUTE, 6 * MINUTE, HOUR, DAY) }),
  { weight: 3, arbitrary: wishAmong(fc.nat(WISHES.length - 1)) },
  { weight: 2, arbitrary: presses },
  possible(1, 'erase', { user: anybody, ...fates }),
  possible(1, 'leave', { user: anybody, isBack: fc.boolean() }),
  possible(1, 'block', { user: player, other: player, byServer: fc.boolean() }),
  possible(1, 'weather', { is: fc.constantFrom(null, ...WEATHERS) }),
  possible(1, 'remove', { which: fc.constantFrom('channel', 'thread') }),
  possible(1, 'throw out', { isOut: fc.boolean() }),
);
export const DEEDS = fc.array(deed, { maxLength: 24, size: 'max' });
/**
 * On a ladder, no game begins without a challenge. So the ladder has begun, and its players mostly
 * challenge, answer and play.
 */
const climbing = wishAmong(fc.integer({ min: WISHES.length - LADDER_WISHES, max: WISHES.length - 1 }));
export const LADDER_DEEDS = fc
  .array(fc.oneof(deed, climbing, climbing, ends, sweeps), { maxLength: 40, size: 'max' })
  .map((deeds): readonly Deed[] => [
    { what: 'wait', ms: HOUR },
    { what: 'sweep', process: 0, ...WELL, both: false },
    ...deeds,
  ]);
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const userOf = CLUBHOUSE.idOf;

/** One of the two processes. */
function appOf(evening: Evening, which: 0 | 1, { dies, trouble }: Fate = WELL): SweepingApp {
  const { stores, lines, time } = evening;
  const { app } = tableOver(stores[which], time);
  const line = lines[which];
  const breath = { left: dies };
  return {
    ...app,
    ...line,
    store: mortalPart(troubled(stores[which], trouble), breath),
    messenger: mortalPart(noting(evening, line.messenger), breath),
    threads: mortalPart(line.threads, breath),
    serverEvents: mortalPart(line.serverEvents, breath),
    members: mortalPart(line.members, breath),
  };
}

/** A messenger that records the results of its posts. */
function noting({ posted }: Evening, messenger: Messenger): Messenger {
  const note = async (key: string, outcome: Promise<MessageAddress | MessengerFault>) => {
    posted.set(key, [...(posted.get(key) ?? []), await outcome]);
    return outcome;
  };
  return {
    ...messenger,
    post: (place, screen, key) => note(key, messenger.post(place, screen, key)),
    direct: (user, screen, key) => note(key, messenger.direct(user, screen, key)),
  };
}

async function live({ deaths, time }: Evening, work: Promise<unknown>): Promise<void> {
  if ((await asFarAs(() => work)) !== 'done') deaths.push(time.now);
}

export const sweepBy = (evening: Evening, which: 0 | 1, fate: Fate = WELL): Promise<void> => {
  const app = appOf(evening, which, fate);
  return live(
    evening,
    (async () => {
      for (let round = 0; round < 4; round += 1) await sweep(app, app.messenger);
    })(),
  );
};

export async function stateOf({ stores }: Evening): Promise<Tournament> {
  const record = await stores[1].tournaments.load(ID);
  if (!record) throw new Error('the tournament is lost');
  return record.tournament;
}

const MOVES = ['c3-d4', 'b6-a5'];

/** How a game may end: after some moves, or because nobody moved. */
const ENDS: readonly { readonly moves: Game['moves']; readonly result: GameResult }[] = [
  { moves: MOVES, result: { winner: 'white', by: 'resignation' } },
  { moves: MOVES, result: { winner: 'black', by: 'no-moves' } },
  { moves: MOVES, result: { winner: null, by: 'agreement' } },
  { moves: MOVES, result: { winner: 'white', by: 'flag' } },
  { moves: [], result: { winner: null, by: 'aborted' } },
  { moves: ['c3-d4'], result: { winner: 'white', by: 'flag' } },
];

/** Some of the games end, once each. */
async function endSome(evening: Evening, app: SweepingApp, picks: readonly number[]): Promise<void> {
  const running = runningGames(await stateOf(evening));
  for (const pick of picks) {
    const id = running[pick % Math.max(1, running.length)]?.game.id ?? null;
    const game = id === null ? null : (await app.store.games.load(id))?.game;
    const end = ENDS[pick % ENDS.length];
    if (!game || game.result || !end) continue;
    await saveGame(app, { ...game, ...end, version: game.version + 1, changedAt: evening.time.now }, null);
  }
}

async function erase({ time }: Evening, app: SweepingApp, user: string): Promise<void> {
  const wish = { user, former: formerPlayer(`of${user}`), askedAt: time.now };
  await seeThrough(app, await app.store.personal.addErasure(wish, time.now));
}

async function decide(evening: Evening, given: Extract<Deed, { what: 'wish' }>): Promise<void> {
  const { user, other, twice } = given;
  const wanted = WISHES[given.wish];
  const apps = [appOf(evening, 0, given), ...(twice ? [appOf(evening, 1)] : [])];
  if (wanted)
    await Promise.all(
      apps.map((app) =>
        live(
          evening,
          changeTournament(app, ID, (each) => wanted(each, user, other, evening.time.now)),
        ),
      ),
    );
}

async function pressFor(
  evening: Evening,
  { which, minutes, twice, ...fate }: Extract<Deed, { what: 'press' }>,
): Promise<void> {
  const { stores, time } = evening;
  const { venue, organizer } = await stateOf(evening);
  const asker = {
    ...asking(tableOver(stores[0], time), organizer.id, venue),
    mayOrganize: true,
  };
  const { press, answers } =
    which === 'start'
      ? { press: TOURNAMENT.to.begin({ id: ID }), answers: new Map<string, string>() }
      : { press: TOURNAMENT.to.later({ id: ID }), answers: new Map([['starts', `${minutes}m`]]) };
  const pressed = { ...NOTHING_RESOLVED, ...press, values: [], answers, message: null, isPrivate: true };
  const apps = [appOf(evening, 0, fate), ...(twice ? [appOf(evening, 1)] : [])];
  await Promise.all(
    apps.map((app) => live(evening, Promise.resolve(tournamentPresses.answerTo(pressed)?.run(asker, app)))),
  );
}

export async function take(evening: Evening, next: Deed): Promise<void> {
  const { time, discord, stores } = evening;
  const { world } = discord.core;
  switch (next.what) {
    case 'sweep': {
      const other = next.process === 0 ? 1 : 0;
      await Promise.all([
        sweepBy(evening, next.process, next),
        ...(next.both ? [sweepBy(evening, other)] : []),
      ]);
      return;
    }
    case 'ends':
      return live(evening, endSome(evening, appOf(evening, next.process, next), next.picks));
    case 'wait':
      time.now += next.ms;
      return;
    case 'wish':
      return decide(evening, next);
    case 'press':
      return pressFor(evening, next);
    case 'erase':
      return live(evening, erase(evening, appOf(evening, 0, next), userOf(next.user)));
    case 'leave':
      if (next.isBack) world.guild.members.add(userOf(next.user));
      else world.guild.members.delete(userOf(next.user));
      return;
    case 'block': {
      const id = next.byServer ? world.guild.id : userOf(next.other);
      const by = { kind: next.byServer ? ('server' as const) : ('user' as const), id };
      return stores[0].blocks.add({ by, user: userOf(next.user) }, time.now);
    }
    case 'weather':
      return next.is === null ? clearUp(discord) : befall(discord, next.is);
    case 'remove': {
      const { venue } = await stateOf(evening);
      return deleteChannel(discord, next.which === 'thread' ? (venue.threadId ?? '') : venue.channelId);
    }
    case 'throw out':
      return next.isOut ? throwOut(discord) : invite(discord);
  }
}
