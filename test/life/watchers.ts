/**
 * Lives of spectators: they choose games and players, are notified, guess, block and leave. Their
 * server shows its running games and its game of the day. Two processes of the bot may die at any
 * await.
 */
import * as fc from 'fast-check';
import { disruptionsOf } from '../../playground/server/disruptions.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import { makeGuess } from '../../src/features/guess/use.ts';
import { findWatched, watchGame, watchPlayer } from '../../src/features/watch/use.ts';
import { eraseUser } from '../../src/app/person/erase.ts';
import type { ServerAsker } from '../../src/app/ports/command.ts';
import { NO_SETTINGS } from '../../src/app/ports/subjects/settings.ts';
import { changeGame, changeSettings } from '../../src/app/save/change.ts';
import { putHome } from '../../src/features/home/use.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { DAY, HOUR, SECOND } from '../../src/game/calendar/span.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import { playerOf, seatPerson } from '../../src/game/seat.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { sweep } from '../app/sweep.ts';
import { asking, tableOver } from '../app/table.ts';
import { sampleGame } from '../store/samples.ts';
import { mortalPart } from './anyAwait.ts';
import { newDiscord } from './discord.ts';
import { playLives, type Stage } from './lives.ts';
import { asFarAs, troubled } from './trouble.ts';
import {
  deed,
  EARLIER_HOUR,
  FANS,
  LATER_HOUR,
  NAMES,
  PLAYERS,
  WELL,
  type Deed,
  type Fate,
  type Play,
} from './watchersDeeds.ts';
import { newSeen, noting, type Seen } from './watchersSeen.ts';
import { expectLaws, gamesIn, newMemory, type Choice, type Memory } from './watchersLaws.ts';

const START = Date.parse('2026-06-03T09:00:00Z');

export interface Crowd {
  readonly stores: Stage['stores'];
  readonly discord: ReturnType<typeof newDiscord>;
  readonly lines: [ReturnType<typeof noting>, ReturnType<typeof noting>];
  readonly time: { now: number };
  readonly guildId: string;
  /** The channels where games are played, and where the bot shows them. */
  readonly channels: { readonly open: string; readonly side: string; readonly top: string };
  readonly seen: Seen;
  readonly memory: Memory;
  ids: number;
}

const idOf = ({ discord }: Pick<Crowd, 'discord'>, name: string): string =>
  discord.core.world.people.values().find((one) => one.name === name)!.id;

function appOf(crowd: Crowd, { process: which, dies, trouble }: Fate): SweepingApp {
  const { stores, lines, time } = crowd;
  const breath = { left: dies };
  const { messenger, threads, members, ...line } = lines[which];
  return {
    ...tableOver(stores[which], time).app,
    ...line,
    newId: () => `id${(crowd.ids += 1)}`,
    store: mortalPart(troubled(stores[which], trouble), breath),
    messenger: mortalPart(messenger, breath),
    threads: mortalPart(threads, breath),
    members: mortalPart(members, breath),
  };
}

function asker(crowd: Crowd, name: string): ServerAsker {
  const place = { guildId: crowd.guildId, channelId: crowd.channels.open, locale: 'en-US' };
  const user = { id: idOf(crowd, name), name, isBot: false };
  return { ...asking(tableOver(crowd.stores[0], crowd.time), user.id, place), place, user };
}

const running = async (crowd: Crowd): Promise<readonly Game[]> =>
  [...(await gamesIn(crowd)).values()].filter(({ result }) => result === null);

const oneOf = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];

function moveIn({ time }: Crowd, app: SweepingApp, { id }: Game, number: number) {
  return changeGame(app, id, (game) => {
    const line = lineOf(game);
    const move = oneOf(legalMoves(line.variant, lastPosition(line)), number);
    const by = playerOf(game.seats[sideToMove(game)]).id;
    return makeMove(game, { by, at: time.now }, move ? makeFullMove(line.variant, move) : '');
  });
}

async function begin(crowd: Crowd, app: SweepingApp, white: string, black: string, channelId: string) {
  const { guildId, time } = crowd;
  const [at, id] = [time.now, `game${(crowd.ids += 1)}`];
  const seat = (name: string) => seatPerson({ id: idOf(crowd, name), name });
  const place = { guildId, channelId, locale: 'en-US' };
  const turns = [{ ply: 0, from: at }];
  const seats = { white: seat(white), black: seat(black) };
  await app.store.games.add(sampleGame({ id, place, seats, turns, createdAt: at, changedAt: at }), at);
}

async function act(crowd: Crowd, next: Play): Promise<unknown> {
  const { channels, time } = crowd;
  const app = appOf(crowd, next);
  if (next.what === 'sweep') return sweepAll(crowd, next);
  if (next.what === 'begin') {
    const black = (next.white + (next.next ? 1 : 2)) % PLAYERS.length;
    const channel = next.isAside ? channels.side : channels.open;
    return begin(crowd, app, PLAYERS[next.white]!, PLAYERS[black]!, channel);
  }
  const game = oneOf(await running(crowd), next.pick);
  if (!game) return undefined;
  if (next.what === 'resign') {
    const by = playerOf(game.seats[sideToMove(game)]).id;
    return changeGame(app, game.id, (each) => resign(each, { by, at: time.now }));
  }
  for (let ply = 0; ply < next.plies; ply += 1) await moveIn(crowd, app, game, next.pick + 7 * ply);
  return undefined;
}

async function sweepAll(crowd: Crowd, how: Fate): Promise<void> {
  const app = appOf(crowd, how);
  for (let round = 0; round < 4; round += 1) if (!(await sweep(app, app.messenger))) return;
}

/** Resolves to the choice, if it was accepted. */
async function choose(
  crowd: Crowd,
  next: Deed & { what: 'watch game' | 'watch player' },
): Promise<Choice | null> {
  const app = appOf(crowd, WELL);
  const by = asker(crowd, NAMES[next.who]!);
  const { calls } = next;
  if (next.what === 'watch player') {
    const watched = { id: idOf(crowd, PLAYERS[next.player]!), isBot: false };
    const chosen = await watchPlayer(app, by, watched, calls);
    return chosen.ok ? { user: by.user.id, target: watched.id, calls, madeAt: crowd.time.now } : null;
  }
  const game = oneOf(await running(crowd), next.pick);
  if (!game) return null;
  const found = await findWatched(app, by, game.id);
  const chosen = found.ok ? await watchGame(app, by, found.value, calls) : found;
  return chosen.ok ? { user: by.user.id, target: game.id, calls, madeAt: crowd.time.now } : null;
}

async function guess(crowd: Crowd, next: Deed & { what: 'guess' }): Promise<void> {
  const { memory } = crowd;
  const game = oneOf(await running(crowd), next.pick);
  if (!game) return;
  const line = lineOf(game);
  const move = oneOf(legalMoves(line.variant, lastPosition(line)), next.pick * 31);
  const by = asker(crowd, NAMES[next.who]!);
  const text = move ? makeFullMove(line.variant, move) : '';
  const made = await makeGuess(appOf(crowd, WELL), by, game, { text });
  if (!made.ok) return;
  const guessed = { user: by.user.id, game: game.id, ply: game.moves.length, move: text, at: crowd.time.now };
  memory.guesses.set(`${guessed.user} ${game.id} ${guessed.ply}`, guessed);
}

/** Someone who has left the server does nothing there. */
const isIdle = ({ memory, discord }: Crowd, name: string): boolean =>
  memory.gone.has(idOf({ discord }, name));

async function take(crowd: Crowd, next: Deed): Promise<Choice | null> {
  const { channels, discord, guildId, memory, seen, time } = crowd;
  const { world } = discord.core;
  const app = appOf(crowd, WELL);
  if ('who' in next && isIdle(crowd, NAMES[next.who]!)) return null;
  switch (next.what) {
    case 'play':
      for (const each of next.deeds) await asFarAs(() => act(crowd, each));
      return null;
    case 'watch game':
    case 'watch player':
      return choose(crowd, next);
    case 'stop': {
      const user = idOf(crowd, NAMES[next.who]!);
      const own = oneOf(
        memory.choices.filter((each) => each.user === user),
        next.pick,
      );
      const kind = PLAYERS.some((name) => idOf(crowd, name) === own?.target) ? 'player' : 'game';
      if (own) await app.store.watches.stop(user, { kind, id: own.target });
      memory.choices = memory.choices.filter((each) => each !== own);
      return null;
    }
    case 'guess':
      await guess(crowd, next);
      return null;
    case 'wait':
      time.now += next.ms;
      return null;
    case 'block': {
      const [by, user] = [idOf(crowd, NAMES[next.by]!), idOf(crowd, NAMES[next.whom]!)];
      if (by !== user) await app.store.blocks.add({ by: { kind: 'user', id: by }, user }, time.now);
      return null;
    }
    case 'erase': {
      const user = idOf(crowd, FANS[next.fan]!);
      await eraseUser(app, user, time.now);
      memory.choices = memory.choices.filter((each) => each.user !== user);
      memory.erased.set(user, seen.calls.size);
      for (const [key, each] of memory.guesses) if (each.user === user) memory.guesses.delete(key);
      return null;
    }
    case 'leave':
      memory.gone.add(idOf(crowd, FANS[next.fan]!));
      world.guild.members.delete(idOf(crowd, FANS[next.fan]!));
      // The bot may believe for a day that a member who left is still there.
      time.now += DAY + HOUR;
      return null;
    case 'hide':
      world.channels.get(channels.side)!.isHidden = next.isHidden;
      time.now += HOUR;
      return null;
    case 'threads':
      for (const id of [channels.open, channels.side])
        disruptionsOf(world)[next.areDenied ? 'deny' : 'allow'](id, 'CreatePrivateThreads');
      return null;
    case 'showcase': {
      const { hour } = next;
      const wish = hour === null ? { gameOfDay: null } : { gameOfDay: channels.top, gameOfDayHour: hour };
      await changeSettings(app, guildId, wish);
      return null;
    }
    case 'live': {
      time.now += SECOND;
      if (next.isDeleted) for (const { id } of seen.live()) disruptionsOf(world).deleteMessage(id);
      await putHome(app, { guildId, channelId: channels.top, locale: 'en-US' });
      return null;
    }
    case 'restart':
      crowd.lines[next.process] = noting(discord, seen);
      return null;
  }
}

/** Both processes do what is due, for as long as a dead process's claims last. */
async function settle(crowd: Crowd): Promise<void> {
  for (const ms of [0, 6, 31, 61, 31, 6, 31]) {
    crowd.time.now += ms * SECOND;
    await asFarAs(() => sweepAll(crowd, WELL));
  }
}

async function live({ stores }: Stage, deeds: readonly Deed[]): Promise<void> {
  const time = { now: START };
  const discord = newDiscord(time, ['Emil']);
  const { world } = discord.core;
  const top = addTextChannel(world, 'top').id;
  const [open, side] = [...world.channels.values()].map(({ id }) => id);
  const seen: Seen = newSeen(world, top);
  const crowd: Crowd = {
    stores,
    discord,
    time,
    seen,
    lines: [noting(discord, seen), noting(discord, seen)],
    guildId: world.guild.id,
    channels: { open: open!, side: side!, top },
    memory: newMemory(),
    ids: 0,
  };
  const settings = { ...NO_SETTINGS, gameOfDay: top };
  await stores[0].settings.save({ guildId: crowd.guildId, version: 1, settings });
  await take(crowd, { what: 'live', isDeleted: false });
  for (const next of deeds) {
    const before = await gamesIn(crowd);
    const chosen = await take(crowd, next);
    await settle(crowd);
    await expectLaws(crowd, before, chosen);
  }
}

export const playLivesOfWatchers = (usual: number): Promise<number> =>
  playLives({ of: 'watchers', usual }, fc.array(deed, { maxLength: 40, size: 'max' }), live, [
    LATER_HOUR,
    EARLIER_HOUR,
  ]);
