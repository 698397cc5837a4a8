/** A tournament held by two processes of the bot, any of which may die at any await; and all that may happen to it. */
import * as fc from 'fast-check';
import { seeThrough } from '../../src/app/person/erase.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import type { MessengerFault } from '../../src/app/ports/messenger.ts';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { changeTournament } from '../../src/app/tournament/change.ts';
import { formerPlayer } from '../../src/game/former.ts';
import type { Game, Result as GameResult } from '../../src/game/game.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/span.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { tableOver } from '../app/table.ts';
import { sweep } from '../app/sweep.ts';
import { VENUE } from '../tournament/life/hall.ts';
import { WISHES } from '../tournament/life/wishes.ts';
import { mortalPart } from './anyAwait.ts';
import { DEAD } from './death.ts';
import type { Guild } from './guild.ts';
import type { World } from './world.ts';

/** Of the tournament. */
export const ID = 'abcdefghij';

export interface Evening {
  readonly stores: World['stores'];
  readonly guild: Guild;
  readonly time: { now: number };
}

const process = fc.constantFrom(0 as const, 1 as const);
/** After how many half awaits the process dies that does it; mostly it lives. */
const dies = fc.option(fc.nat(150), { freq: 3, nil: null });
const player = fc.integer({ min: 1, max: 9 });
/** Nobody, that is, or the organizer. */
const anybody = fc.integer({ min: 0, max: 9 });

const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('sweep' as const), process, dies, both: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('ends' as const),
      process,
      dies,
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
      dies,
      user: player,
      other: player,
      twice: fc.boolean(),
    }),
  },
  fc.record({ what: fc.constant('erase' as const), user: anybody, dies }),
  fc.record({ what: fc.constant('leave' as const), user: anybody, isBack: fc.boolean() }),
  fc.record({ what: fc.constant('block' as const), user: player, other: player, byServer: fc.boolean() }),
  fc.record({
    what: fc.constant('weather' as const),
    fault: fc.constantFrom<MessengerFault | null>('gone', 'forbidden', 'later', null),
  }),
  fc.record({ what: fc.constant('remove' as const), which: fc.constantFrom('channel', 'thread') }),
  fc.record({ what: fc.constant('throw out' as const), isOut: fc.boolean() }),
);
export const DEEDS = fc.array(deed, { maxLength: 24, size: 'max' });
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const userOf = (user: number): string => (user === 0 ? 'boss' : `u${user}`);

/** One of the two processes. */
function appOf({ stores, guild, time }: Evening, which: 0 | 1, left: number | null = null): SweepingApp {
  const { app } = tableOver(stores[which], time);
  const breath = { left };
  return {
    ...app,
    store: mortalPart(stores[which], breath),
    messenger: mortalPart(guild.channel, breath),
    threads: mortalPart(guild.threads, breath),
    serverEvents: mortalPart(guild.serverEvents, breath),
    members: mortalPart(guild.members, breath),
  };
}

/** Throws what is no death. */
async function live(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    // Of a row that several processes have died of, no more is known than that it rests (`null`).
    const bug = causes.find((cause) => cause !== DEAD && cause !== null);
    if (bug !== undefined) throw bug;
  }
}

export const sweepBy = (evening: Evening, which: 0 | 1, left: number | null = null): Promise<void> => {
  const app = appOf(evening, which, left);
  return live(
    (async () => {
      for (let round = 0; round < 4; round += 1) await sweep(app, app.messenger);
    })(),
  );
};

export async function stateOf({ stores }: Evening): Promise<Tournament> {
  const record = await stores[1].tournaments.tournament(ID);
  if (!record) throw new Error('the tournament is lost');
  return record.tournament;
}

const MOVES = ['c3-d4', 'b6-a5'];

/** How a game may end: after some moves, or because nobody came. */
const ENDS: readonly { readonly moves: Game['moves']; readonly result: GameResult }[] = [
  { moves: MOVES, result: { winner: 'white', by: 'resignation' } },
  { moves: MOVES, result: { winner: 'black', by: 'no-moves' } },
  { moves: MOVES, result: { winner: null, by: 'agreement' } },
  { moves: MOVES, result: { winner: 'white', by: 'flag' } },
  { moves: [], result: { winner: null, by: 'aborted' } },
  { moves: ['c3-d4'], result: { winner: 'white', by: 'flag' } },
];

/** Some of the games end, each once. */
async function endSome(evening: Evening, app: SweepingApp, picks: readonly number[]): Promise<void> {
  const running = runningGames(await stateOf(evening));
  for (const pick of picks) {
    const id = running[pick % Math.max(1, running.length)]?.game.id ?? null;
    const game = id === null ? null : (await app.store.game(id))?.game;
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
  const { user, other, twice, dies: left } = given;
  const wanted = WISHES[given.wish];
  const apps = [appOf(evening, 0, left), ...(twice ? [appOf(evening, 1)] : [])];
  if (wanted)
    await Promise.all(
      apps.map((app) =>
        live(changeTournament(app, ID, (each) => wanted(each, user, other, evening.time.now))),
      ),
    );
}

export async function take(evening: Evening, next: Deed): Promise<void> {
  const { time, guild, stores } = evening;
  switch (next.what) {
    case 'sweep': {
      const other = next.process === 0 ? 1 : 0;
      await Promise.all([
        sweepBy(evening, next.process, next.dies),
        ...(next.both ? [sweepBy(evening, other)] : []),
      ]);
      return;
    }
    case 'ends':
      return live(endSome(evening, appOf(evening, next.process, next.dies), next.picks));
    case 'wait':
      time.now += next.ms;
      return;
    case 'wish':
      return decide(evening, next);
    case 'erase':
      return live(erase(evening, appOf(evening, 0, next.dies), userOf(next.user)));
    case 'leave':
      if (next.isBack) guild.gone.delete(userOf(next.user));
      else guild.gone.add(userOf(next.user));
      return;
    case 'block': {
      const id = next.byServer ? VENUE.guildId : userOf(next.other);
      const by = { kind: next.byServer ? ('server' as const) : ('user' as const), id };
      return stores[0].blocks.add({ by, user: userOf(next.user) }, time.now);
    }
    case 'weather':
      guild.channel.fault = next.fault;
      return;
    case 'remove': {
      const { venue } = await stateOf(evening);
      guild.remove(next.which === 'thread' ? (venue.threadId ?? '') : venue.channelId);
      return;
    }
    case 'throw out':
      guild.isOut = next.isOut;
  }
}
