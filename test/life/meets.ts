/**
 * Matches between two servers, run by two processes of the bot that may die at any await and are
 * then restarted. The matches are played in channels or threads, with replacements, no-shows and
 * erased members; servers may remove the bot.
 */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { disruptionsOf } from '../../playground/server/disruptions.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Guild } from '../../playground/server/world/guild.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import { eraseUser } from '../../src/app/person/erase.ts';
import type { ServerAsker } from '../../src/app/ports/command.ts';
import { GAMES_IN } from '../../src/app/ports/subjects/settings.ts';
import { changeGame } from '../../src/app/save/change.ts';
import {
  acceptInvitation,
  cancelTheMeet,
  changeTeam,
  inviteToMeet,
  joinTeam,
  leaveTeam,
  tableOfServers,
} from '../../src/app/tournament/meets.ts';
import { extend, lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { isGoing, type Meet } from '../../src/game/meet/meet.ts';
import type { ServerLine } from '../../src/game/meet/table.ts';
import { placesOf } from '../../src/game/place.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import { playerOf } from '../../src/game/seat.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { sweep } from '../app/sweep.ts';
import { asking, tableOver } from '../app/table.ts';
import { mortalPart } from './anyAwait.ts';
import { newDiscord, type Discord, type Line } from './discord.ts';
import { expectManners, expectNoInsistence } from './laws.ts';
import { possible, playLives, type Stage } from './lives.ts';
import { asFarAs, troubled, troubles, type Trouble } from './trouble.ts';
import { openAt } from './world.ts';

const FOXES = ['Anna', 'Boris', 'Chidi', 'Dana'];
const OWLS = ['Olga', 'Oleg', 'Oona', 'Otto'];
const NAMES = [...FOXES, ...OWLS];
const TEAMS = ['Foxes', 'Owls'] as const;
const START = Date.parse('2026-06-03T09:00:00Z');

type GamesIn = (typeof GAMES_IN)[number];

interface Match {
  readonly place: Stage['place'];
  readonly stores: Stage['stores'];
  readonly discord: Discord;
  readonly lines: [Line, Line];
  readonly time: { now: number };
  readonly counters: { ids: number };
}

const side = fc.constantFrom(0 as const, 1 as const);
const user = fc.nat(NAMES.length - 1);
const fate = { process: side, dies: fc.option(fc.nat(60), { freq: 3, nil: null }), trouble: troubles };

const deed = fc.oneof(
  possible(3, 'sweep', fate),
  possible(3, 'join', { user, ...fate }),
  possible(3, 'move', { pick: fc.nat(99), ...fate }),
  possible(2, 'resign', { pick: fc.nat(99), ...fate }),
  possible(2, 'wait', { ms: fc.constantFrom(MINUTE, HOUR, DAY) }),
  possible(2, 'replace', { out: user, add: user, side, ...fate }),
  possible(1, 'leave', { user, ...fate }),
  possible(1, 'invite', { side, ...fate }),
  possible(1, 'accept', { side, ...fate }),
  possible(1, 'cancel', { side, ...fate }),
  possible(1, 'erase', { user, ...fate }),
  possible(1, 'throw out', { side, isOut: fc.boolean() }),
  possible(1, 'restart', { process: side }),
  possible(1, 'threads', { side, gamesIn: fc.constantFrom(...GAMES_IN) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

interface Fate {
  readonly process: 0 | 1;
  readonly dies: number | null;
  readonly trouble: Trouble | null;
}

const WELL: Fate = { process: 0, dies: null, trouble: null };

const guildsIn = ({ discord }: Match): readonly Guild[] => [...discord.core.world.guilds.values()];
const guildOf = (match: Match, of: 0 | 1): Guild => guildsIn(match)[of]!;
const channelOf = ({ discord }: Match, guild: Guild) =>
  discord.core.world.channels.values().find((channel) => channel.guild === guild)!;
const personNamed = ({ discord }: Match, name: string) =>
  discord.core.world.people.values().find((one) => one.name === name)!;
const sideOf = (number: number): 0 | 1 => (number < FOXES.length ? 0 : 1);

function appOf({ stores, lines, time, counters }: Match, { process, dies, trouble }: Fate): SweepingApp {
  const { app } = tableOver(stores[process], time);
  const line = lines[process];
  const breath = { left: dies };
  return {
    ...app,
    ...line,
    newId: () => `id${(counters.ids += 1)}`,
    store: mortalPart(troubled(stores[process], trouble), breath),
    messenger: mortalPart(line.messenger, breath),
    threads: mortalPart(line.threads, breath),
    members: mortalPart(line.members, breath),
  };
}

async function restart({ place, stores, lines, discord }: Match, process: 0 | 1): Promise<void> {
  await stores[process].close();
  stores[process] = await openAt(place);
  lines[process] = discord.connect();
}

/** Where a server's new games are shown from now on. */
async function showIn({ stores: [store] }: Match, { id: guildId }: Guild, gamesIn: GamesIn): Promise<void> {
  const { version, settings } = await store.settings.load(guildId);
  const chosen = { ...settings, serverTable: true, gamesIn };
  expect(await store.settings.save({ guildId, version: version + 1, settings: chosen })).toBe(true);
}

function asker(match: Match, name: string, of: 0 | 1): ServerAsker {
  const table = tableOver(match.stores[0], match.time);
  const { id } = guildOf(match, of);
  const place = { guildId: id, channelId: channelOf(match, guildOf(match, of)).id, locale: 'en-US' };
  const person = personNamed(match, name);
  const by = asking(table, person.id, place);
  return { ...by, place, user: { id: person.id, name, isBot: false }, mayOrganize: true };
}

const managerOf = (match: Match, of: 0 | 1): ServerAsker => asker(match, of === 0 ? 'Anna' : 'Olga', of);

async function latest(match: Match): Promise<Meet | null> {
  const { id } = guildOf(match, 0);
  const [mine] = await match.stores[0].meets.list(id, 1);
  return mine?.meet ?? null;
}

const running = ({ stores: [store] }: Match): Promise<readonly Game[]> =>
  store.games.list({ state: 'running', limit: 100 }).then((all) => all.map(({ game }) => game));

const wish = { variant: 'russian', rated: true, mostBoards: 4, hours: 2, time: '3d' } as const;

async function invite(match: Match, app: SweepingApp, of: 0 | 1): Promise<void> {
  await inviteToMeet(app, managerOf(match, of), { ...wish, team: TEAMS[of] });
}

async function act(
  match: Match,
  app: SweepingApp,
  next: Exclude<Deed, { what: 'wait' | 'restart' | 'threads' | 'throw out' }>,
) {
  const { time } = match;
  const id = (await latest(match))?.id ?? '';
  switch (next.what) {
    case 'sweep':
      for (let round = 0; round < 4; round += 1) await sweep(app, app.messenger);
      return;
    case 'invite':
      return invite(match, app, next.side);
    case 'accept':
      return acceptInvitation(app, managerOf(match, next.side), { code: id, team: TEAMS[next.side] });
    case 'cancel':
      return cancelTheMeet(app, managerOf(match, next.side), id);
    case 'join':
      return joinTeam(app, asker(match, NAMES[next.user]!, sideOf(next.user)), id);
    case 'leave':
      return leaveTeam(app, asker(match, NAMES[next.user]!, sideOf(next.user)), id);
    case 'replace': {
      const add = asker(match, NAMES[next.add]!, next.side).user;
      return changeTeam(app, managerOf(match, next.side), {
        add,
        remove: personNamed(match, NAMES[next.out]!),
      });
    }
    case 'erase':
      return eraseUser(app, personNamed(match, NAMES[next.user]!).id, time.now);
    case 'move':
    case 'resign': {
      const games = await running(match);
      const game = games[next.pick % Math.max(1, games.length)];
      if (!game) return;
      const by = playerOf(game.seats[sideToMove(game)]).id;
      if (next.what === 'resign')
        return changeGame(app, game.id, (each) => resign(each, { by, at: time.now }));
      const line = lineOf(game);
      const legal = legalMoves(line.variant, lastPosition(line));
      const text = makeFullMove(line.variant, legal[next.pick % legal.length]!);
      expect(extend(line, legal[0]!)).toBeDefined();
      return changeGame(app, game.id, (each) => makeMove(each, { by, at: time.now }, text));
    }
  }
}

async function take(match: Match, next: Deed): Promise<void> {
  const { discord, time } = match;
  if (next.what === 'wait') time.now += next.ms;
  else if (next.what === 'restart') await restart(match, next.process);
  else if (next.what === 'threads') await showIn(match, guildOf(match, next.side), next.gamesIn);
  else if (next.what === 'throw out') {
    const { kick, invite: bring } = disruptionsOf(discord.core.world);
    (next.isOut ? kick : bring)(guildOf(match, next.side));
  } else if ((await asFarAs(() => act(match, appOf(match, next), next))) === 'dead')
    await restart(match, next.process);
}

/** Nobody acts anymore: games end by their clocks, and both servers have the bot again. */
async function settle(match: Match): Promise<void> {
  const { discord, stores, time } = match;
  for (const guild of guildsIn(match)) disruptionsOf(discord.core.world).invite(guild);
  for (let looks = 0; looks < 60; looks += 1) {
    for (const { kind, id } of await stores[0].due.resting()) await stores[0].due.free(kind, id, time.now);
    await asFarAs(() => act(match, appOf(match, WELL), { what: 'sweep', ...WELL }));
    time.now += looks < 40 ? 12 * HOUR : HOUR;
  }
}

/** Recounts the score from the games, independently of the stored score. */
function resultIn({ seats, result, moves, meet }: Game, { boards }: Meet): string | null {
  const board = boards.find(({ number }) => number === meet?.board);
  if (!result || result.by === 'annulled' || !board) return null;
  const loser = result.by === 'aborted' ? (moves.length % 2 === 0 ? 'white' : 'black') : null;
  const winner = loser === null ? result.winner : loser === 'white' ? 'black' : 'white';
  if (winner === null) return 'draw';
  return playerOf(seats[winner]).id === board.home.id ? 'home' : 'guest';
}

const pointsIn = (results: readonly (string | null)[], of: string): number =>
  results.reduce((sum, each) => sum + (each === of ? 2 : each === 'draw' ? 1 : 0), 0);

type Recount = Pick<ServerLine, 'won' | 'drawn' | 'lost' | 'boards' | 'against'>;

const counting = (before: Recount | undefined, own: number, other: number): Recount => ({
  won: (before?.won ?? 0) + Number(own > other),
  drawn: (before?.drawn ?? 0) + Number(own === other),
  lost: (before?.lost ?? 0) + Number(own < other),
  boards: (before?.boards ?? 0) + own,
  against: (before?.against ?? 0) + other,
});

/** Each game is over, so the existing threads are archived. */
function expectThreadsClosed({ discord }: Match, games: readonly Game[]): void {
  const { channels } = discord.core.world;
  const threads = games.flatMap(placesOf).filter(({ threadOf }) => threadOf !== undefined);
  expect(threads.filter(({ channelId }) => channels.get(channelId)?.archived === false)).toEqual([]);
}

async function expectLaws(match: Match): Promise<void> {
  const { stores, discord } = match;
  const records = await stores[0].meets.list(guildOf(match, 0).id, 50);
  const all = (await stores[0].games.list({ limit: 500 })).map(({ game }) => game);
  const recount = new Map<string, Recount>();
  for (const { meet } of records) {
    expect(isGoing(meet)).toBe(false);
    expect(meet.closing).toEqual([]);
    const games = all.filter((game) => game.meet?.id === meet.id);
    // A player may resign the game of a replaced player before the sweep annuls it.
    const isLeft = ({ id, result }: Game): boolean =>
      result?.by === 'resignation' && meet.boards.every(({ gameId }) => gameId !== id);
    const counted = games.filter((game) => game.result?.by !== 'annulled' && !isLeft(game));
    // Each board has one result, from the only game that counts.
    expect(counted.map(({ id }) => id).toSorted()).toEqual(
      meet.boards.map(({ gameId }) => gameId!).toSorted(),
    );
    const results = meet.boards.map(({ gameId }) =>
      resultIn(
        counted.find(({ id }) => id === gameId)!,
        meet,
      ),
    );
    expect(meet.boards.map(({ result }) => result)).toEqual(results);
    if (meet.stage !== 'finished' || !meet.guest) continue;
    const score = [pointsIn(results, 'home'), pointsIn(results, 'guest')] as const;
    const [home, guest] = [meet.home.name, meet.guest.name];
    for (const guild of guildsIn(match)) {
      const texts = [...channelOf(match, guild).posts.values()].map(({ message }) => textOf(message));
      expect(texts.join('\n')).toContain(`${home} ${score[0]} – ${score[1]} ${guest}`);
    }
    for (const [name, own, other] of [
      [home, ...score],
      [guest, score[1], score[0]],
    ] as const)
      recount.set(name, counting(recount.get(name), own, other));
  }
  const table = await tableOfServers(appOf(match, WELL));
  const counts = table.map(({ name, won, drawn, lost, boards, against }): [string, Recount] => [
    name,
    { won, drawn, lost, boards, against },
  ]);
  expect(new Map(counts)).toEqual(recount);
  expectThreadsClosed(match, all);
  const differences: string[] = [];
  for await (const audited of stores[0].standings.audit(false)) differences.push(...audited.differences);
  expect(differences).toEqual([]);
  expectManners(discord);
  expectNoInsistence(discord);
}

/** How many players first join each team, where their games are shown, and the events. */
type Life = readonly [foxes: number, owls: number, home: GamesIn, guest: GamesIn, deeds: readonly Deed[]];

async function live({ place, stores }: Stage, [foxes, owls, home, guest, deeds]: Life): Promise<void> {
  const time = { now: START };
  const discord = newDiscord(time, [], [{ name: 'Owls', channels: ['owlery'], members: OWLS }]);
  const match: Match = {
    place,
    stores,
    discord,
    time,
    lines: [discord.connect(), discord.connect()],
    counters: { ids: 0 },
  };
  await showIn(match, guildOf(match, 0), home);
  await showIn(match, guildOf(match, 1), guest);
  const app = appOf(match, WELL);
  await invite(match, app, 0);
  await take(match, { what: 'accept', side: 1, ...WELL });
  for (const [number] of NAMES.entries())
    if (sideOf(number) === 0 ? number < foxes : number - FOXES.length < owls)
      await take(match, { what: 'join', user: number, ...WELL });
  for (const next of deeds) await take(match, next);
  await settle(match);
  await expectLaws(match);
}

const players = fc.constantFrom(1, 2, 3, 4, 4, 4);
const gamesIn = fc.constantFrom(...GAMES_IN);
const DEEDS = fc.array(deed, { maxLength: 40, size: 'max' });
const begun = DEEDS.map((deeds): readonly Deed[] => [
  { what: 'wait', ms: 2 * HOUR },
  { what: 'sweep', ...WELL },
  ...deeds,
]);

export const playLivesOfMeets = (usual: number): Promise<number> =>
  playLives<Life>(
    { of: 'meets', usual },
    fc.tuple(players, players, gamesIn, gamesIn, fc.oneof(DEEDS, begun, begun)),
    live,
  );
