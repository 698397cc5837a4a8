/**
 * Matches between two servers, run by two processes of the bot, each of which may die at any await:
 * invited, joined, played, with replacements and no-shows, members who are erased, and servers that
 * throw the bot out.
 */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { disruptionsOf } from '../../playground/server/disruptions.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Guild } from '../../playground/server/world/guild.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import { eraseUser } from '../../src/app/person/erase.ts';
import type { ServerAsker } from '../../src/app/ports/command.ts';
import { NO_SETTINGS } from '../../src/app/ports/settings.ts';
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
import { makeMove } from '../../src/game/play/move.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import { playerOf } from '../../src/game/seat.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { sweep } from '../app/sweep.ts';
import { asking, tableOver } from '../app/table.ts';
import { mortalPart } from './anyAwait.ts';
import { DEAD } from './death.ts';
import { newDiscord, type Discord, type Line } from './discord.ts';
import { expectManners, expectNoInsistence } from './laws.ts';
import { playLives, type Stage } from './lives.ts';
import { Outage, troubled, troubles, type Trouble } from './trouble.ts';

const FOXES = ['Anna', 'Boris', 'Chidi', 'Dana'];
const OWLS = ['Olga', 'Oleg', 'Oona', 'Otto'];
const NAMES = [...FOXES, ...OWLS];
const TEAMS = ['Foxes', 'Owls'] as const;
const START = Date.parse('2026-06-03T09:00:00Z');

interface Match {
  readonly stores: Stage['stores'];
  readonly discord: Discord;
  readonly lines: [Line, Line];
  readonly time: { now: number };
  readonly counters: { ids: number };
}

const side = fc.constantFrom(0 as const, 1 as const);
const user = fc.nat(NAMES.length - 1);
const fate = { process: side, dies: fc.option(fc.nat(60), { freq: 3, nil: null }), trouble: troubles };
const done = <W extends string>(what: W) => fc.constant(what);

const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: done('sweep'), ...fate }) },
  { weight: 3, arbitrary: fc.record({ what: done('join'), user, ...fate }) },
  { weight: 3, arbitrary: fc.record({ what: done('move'), pick: fc.nat(99), ...fate }) },
  { weight: 2, arbitrary: fc.record({ what: done('resign'), pick: fc.nat(99), ...fate }) },
  { weight: 2, arbitrary: fc.record({ what: done('wait'), ms: fc.constantFrom(MINUTE, HOUR, DAY) }) },
  { weight: 2, arbitrary: fc.record({ what: done('replace'), out: user, add: user, side, ...fate }) },
  fc.record({ what: done('leave'), user, ...fate }),
  fc.record({ what: done('invite'), side, ...fate }),
  fc.record({ what: done('accept'), side, ...fate }),
  fc.record({ what: done('cancel'), side, ...fate }),
  fc.record({ what: done('erase'), user, ...fate }),
  fc.record({ what: done('throw out'), side, isOut: fc.boolean() }),
  fc.record({ what: done('restart'), process: side }),
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

/** As far as the process and its database last. */
async function asFarAs(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    const bug = causes.find((cause) => cause !== DEAD && cause !== null && !(cause instanceof Outage));
    if (bug !== undefined) throw bug;
  }
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

async function latest({ stores: [store], ...match }: Match): Promise<Meet | null> {
  const { id } = guildOf({ stores: [store, store], ...match }, 0);
  const [mine] = await store.meets.list(id, 1);
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
  next: Exclude<Deed, { what: 'wait' | 'restart' | 'throw out' }>,
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
      return cancelTheMeet(app, managerOf(match, next.side));
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
  const { discord, lines, time } = match;
  if (next.what === 'wait') time.now += next.ms;
  else if (next.what === 'restart') lines[next.process] = discord.connect();
  else if (next.what === 'throw out') {
    const { kick, invite: bring } = disruptionsOf(discord.core.world);
    (next.isOut ? kick : bring)(guildOf(match, next.side));
  } else await asFarAs(() => act(match, appOf(match, next), next));
}

/** Nobody acts any more: games end by their clocks, and both servers have the bot again. */
async function settle(match: Match): Promise<void> {
  const { discord, stores, time } = match;
  for (const guild of guildsIn(match)) disruptionsOf(discord.core.world).invite(guild);
  for (let looks = 0; looks < 60; looks += 1) {
    for (const { kind, id } of await stores[0].due.resting()) await stores[0].due.free(kind, id, time.now);
    await asFarAs(() => act(match, appOf(match, WELL), { what: 'sweep', ...WELL }));
    time.now += looks < 40 ? 12 * HOUR : HOUR;
  }
}

/** Counted again from the games, which know nothing of the score. */
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

async function expectLaws(match: Match): Promise<void> {
  const { stores, discord } = match;
  const records = await stores[0].meets.list(guildOf(match, 0).id, 50);
  const all = (await stores[0].games.list({ limit: 500 })).map(({ game }) => game);
  const wins = new Map<string, number>();
  for (const { meet } of records) {
    expect(isGoing(meet)).toBe(false);
    expect(meet.closing).toEqual([]);
    const games = all.filter((game) => game.meet?.id === meet.id);
    const counted = games.filter(({ result }) => result?.by !== 'annulled');
    // Each board has one result, of the only game on it that counts.
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
      wins.set(name, (wins.get(name) ?? 0) + Number(own > other));
  }
  const table = await tableOfServers(appOf(match, WELL));
  expect(new Map(table.map(({ name, won }) => [name, won]))).toEqual(wins);
  const differences: string[] = [];
  for await (const audited of stores[0].standings.audit(false)) differences.push(...audited.differences);
  expect(differences).toEqual([]);
  expectManners(discord);
  expectNoInsistence(discord);
}

/** How many join each team at first, and what happens then. */
type Life = readonly [number, number, readonly Deed[]];

async function live({ stores }: Stage, [foxes, owls, deeds]: Life): Promise<void> {
  const time = { now: START };
  const discord = newDiscord(time, [], [{ name: 'Owls', channels: ['owlery'], members: OWLS }]);
  const match: Match = {
    stores,
    discord,
    time,
    lines: [discord.connect(), discord.connect()],
    counters: { ids: 0 },
  };
  for (const { id: guildId } of guildsIn(match))
    await stores[0].settings.save({ guildId, version: 1, settings: { ...NO_SETTINGS, serverTable: true } });
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
const DEEDS = fc.array(deed, { maxLength: 40, size: 'max' });
const begun = DEEDS.map((deeds): readonly Deed[] => [
  { what: 'wait', ms: 2 * HOUR },
  { what: 'sweep', ...WELL },
  ...deeds,
]);

export const playLivesOfMeets = (usual: number): Promise<number> =>
  playLives<Life>({ of: 'meets', usual }, fc.tuple(players, players, fc.oneof(DEEDS, begun, begun)), live);
