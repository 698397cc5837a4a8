/** A life of games from its first challenge to the day when nobody acts anymore. */
import * as fc from 'fast-check';
import { makeGuess } from '../../src/features/guess/use.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { lineOf } from '../../src/game/line.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { LOCALS } from '../../playground/server/world/people.ts';
import { DAY, HOUR, SECOND } from '../../src/game/calendar/span.ts';
import { changeSettings } from '../../src/app/save/change.ts';
import { nextGameAt } from '../../src/game/match/matchScore.ts';
import { deliver } from './delivery.ts';
import { boardsBeside, isCalled, expectLaws, expectPeace } from './laws.ts';
import type { Death } from './death.ts';
import { EXAMPLES } from './examples.ts';
import { playLives } from './lives.ts';
import { idOf, PLAYERS } from './people.ts';
import { matches, step, TIMES, type Deed, type First, type Step } from './steps.ts';
import { befall, clearUp, deleteChannel, deleteMessage, invite, throwOut } from './weather.ts';
import { latestGame, moving, typedIn, wishOf } from './wishes.ts';
import {
  answerLate,
  compareClocks,
  newWorld,
  pass,
  perform,
  restart,
  sweepAll,
  tableFor,
  type How,
  type World,
} from './world.ts';

const ALIVE: How = { process: 0, death: null };

const otherThan = (process: 0 | 1): How => ({ process: process === 0 ? 1 : 0, death: null });

async function act(world: World, deed: Deed): Promise<void> {
  const wish = await wishOf(world, deed);
  if (!wish) return;
  const { process, death, trouble, twice, late } = deed;
  const other = otherThan(process);
  await Promise.all([
    perform(world, { process, death, trouble, late }, wish),
    ...(twice ? [perform(world, other, wish)] : []),
  ]);
  await expectPeace(world);
  // A process's next sweep applies a vacation to the games, within a second.
  if (deed.what === 'vacation') await sweepAll(world, other);
}

async function wait(world: World, ms: number): Promise<void> {
  await pass(world, ms);
  // After a week, failed posts are retried at growing intervals, so all trouble ends before that,
  // and players return under good conditions.
  if (ms >= HOUR) clearUp(world.discord);
  if (ms > 7 * DAY) await sweepAll(world, ALIVE);
}

async function sweepBy(world: World, how: How, both: boolean): Promise<void> {
  await Promise.all([sweepAll(world, how), ...(both ? [sweepAll(world, otherThan(how.process))] : [])]);
}

async function deleteSomething(world: World, which: 'card' | 'thread' | 'channel'): Promise<void> {
  const record = await latestGame(world);
  if (!record) return;
  const { game, shown } = record;
  const { channelId, threadOf } = game.place;
  if (which === 'card') deleteMessage(world.discord, shown.card?.messageId ?? '');
  else if (which === 'channel') deleteChannel(world.discord, threadOf ?? channelId);
  else if (threadOf !== undefined) deleteChannel(world.discord, channelId);
}

/** A spectator is shown each move of both players in every game, but never delays anyone. */
async function watchBoth({ stores: [store], discord, time }: World): Promise<void> {
  const guildId = discord.core.world.guild.id;
  const spectator = LOCALS.find(({ username }) => username === 'chidi');
  for (const player of PLAYERS) {
    const of = { kind: 'player', id: idOf(player) } as const;
    const choice = {
      user: spectator?.id ?? '',
      guildId,
      of,
      calls: 'moves',
      madeAt: time.now,
      locale: 'de',
    } as const;
    await store.watches.add(choice, PLAYERS.length, null);
  }
}

/** The spectator guesses the latest game's next move in either process. Many are refused. */
async function guess(world: World, process: 0 | 1): Promise<void> {
  const record = await latestGame(world);
  const spectator = LOCALS.find(({ username }) => username === 'chidi');
  if (!record || record.game.result || !spectator) return;
  const { game } = record;
  const { variant, positions } = lineOf(game);
  const [move] = legalMoves(variant, positions.at(-1)!);
  const { app } = tableFor(world, { ...ALIVE, process });
  const by = { ...NOBODY, user: { id: spectator.id, name: 'Chidi', isBot: false }, at: world.time.now };
  if (move) await makeGuess(app, by, game, { text: makeFullMove(variant, move) });
}

const NOBODY = {
  locale: 'de',
  place: null,
  isAlone: true,
  roles: [],
  membership: null,
  mayOrganize: false,
};

/** How long (ms) after one move the next move is made. */
const THOUGHT = 6 * SECOND;
/** The process that makes a move with this number dies. */
const DEADLY = 9;

/** The players take turns with commands and buttons, in both processes, until the match ends. */
async function playOn(world: World, plies: number, seed: number, death: Death): Promise<void> {
  let wasNext = false;
  for (let ply = 0; ply < plies; ply += 1) {
    const record = await latestGame(world);
    const isNext = record !== null && nextGameAt(record.game) !== null;
    if (!record || (record.game.result && !isNext) || (wasNext && isNext)) return;
    wasNext = isNext;
    const process = ply % 2 === 0 ? 0 : 1;
    const dies = ply % DEADLY === DEADLY - 1 ? death : null;
    const pick = (seed >> (ply % 13)) + ply;
    const wish = moving(record, { pick, draw: false, pressed: ply % 3 > 0 });
    if (wish) await perform(world, { process, death: dies }, wish);
    compareClocks(world);
    await pass(world, isNext ? DAY : THOUGHT);
    if (isNext || dies !== null) await sweepAll(world, otherThan(process));
    compareClocks(world);
  }
}

async function take(world: World, next: Step): Promise<void> {
  const { discord } = world;
  switch (next.what) {
    case 'wait':
      return wait(world, next.ms);
    case 'restart':
      return restart(world, next.process);
    case 'sweep':
      return sweepBy(world, next, next.both);
    case 'late answer':
      return answerLate(world);
    case 'weather':
      return next.is === null ? clearUp(discord) : befall(discord, next.is);
    case 'delete':
      return deleteSomething(world, next.which);
    case 'throw out':
      return next.isOut ? throwOut(discord) : invite(discord);
    case 'click':
      return deliver(world, next, next.copies);
    case 'play on':
      return playOn(world, next.plies, next.seed, next.death);
    case 'answer':
    case 'challenge':
    case 'drop plan':
    case 'flood':
    case 'move':
    case 'offer':
    case 'pester':
    case 'plan':
    case 'resign':
    case 'resume':
    case 'seek':
    case 'shun':
    case 'vacation':
    case 'wrong move':
      return act(world, next);
  }
}

/** The operator frees paused rows that seemed to kill processes three times. */
async function freeAll({ stores: [store], time }: World): Promise<void> {
  for (const { kind, id } of await store.due.resting()) await store.due.free(kind, id, time.now);
}

async function sweepAfter(world: World, ms: number): Promise<void> {
  await pass(world, ms);
  await sweepAll(world, ALIVE);
  compareClocks(world);
}

/**
 * Kinds of due work that search for unrecorded boards, or remove boards that could not be removed
 * earlier.
 */
const CLEARING: ReadonlySet<string> = new Set(['strays', 'duty']);
/** A user that Discord didn't let the bot message is tried again a day later. */
const CALLING: ReadonlySet<string> = new Set(['notice']);
const FAR = 1000 * 365 * DAY;

/**
 * Whether a game must still be shown, or a due row will still remove a board. A game that was
 * followed by another game doesn't count: only its last board may be out of date, and nobody needs
 * it.
 */
async function isUnsettled(world: World): Promise<boolean> {
  const [store] = world.stores;
  const games = await store.games.list({ limit: 100 });
  if (games.some(({ game, shown }) => game.rematch === null && shown.version < game.version)) return true;
  const backlog = await store.due.backlog(world.time.now + FAR);
  const isPlanned = (kinds: ReadonlySet<string>): boolean =>
    backlog.some(({ kind, rows }) => kinds.has(kind) && rows > 0);
  if (games.some(({ game }) => !isCalled(world, game)) && isPlanned(CALLING)) return true;
  return games.some((record) => boardsBeside(world, record).length > 0) && isPlanned(CLEARING);
}

/** Nobody acts anymore, and everything settles. */
async function settle(world: World): Promise<void> {
  clearUp(world.discord);
  invite(world.discord);
  while (world.late.length > 0) await answerLate(world);
  await freeAll(world);
  for (const ms of [7 * HOUR, 130 * SECOND, 130 * SECOND, 130 * SECOND]) await sweepAfter(world, ms);
  await waitUntilSettled(world);
  // A board that replaces a missing board reopens its thread.
  await lookAtBoards(world);
  await waitUntilSettled(world);
}

/** Work that has waited for months is retried after half of its waiting time. */
async function waitUntilSettled(world: World): Promise<void> {
  for (let ms = 30 * DAY; await isUnsettled(world); ms *= 2)
    for (const each of [ms, 130 * SECOND]) await sweepAfter(world, each);
}

/** The bot doesn't learn that a moderator deleted a card until a player views their board. */
async function lookAtBoards(world: World): Promise<void> {
  const running = await world.stores[0].games.list({ state: 'running', limit: 100 });
  for (const record of running)
    await perform(world, ALIVE, typedIn(record, 'anna', 'games', { do: 'board' }));
}

/** The server and its games were erased a month after the bot noticed its removal. */
async function isForgotten({ chronicle, stores: [store], time }: World): Promise<boolean> {
  const backlog = await store.due.backlog(time.now + FAR);
  const servers = backlog.filter(({ kind, rows, resting }) => kind === 'server' && rows + resting > 0);
  return (
    servers.length === 0 &&
    chronicle.entries.length > 0 &&
    (await store.games.list({ limit: 1 })).length === 0
  );
}

async function live(
  world: World,
  { time, match, gamesIn = 'channel' }: First,
  steps: readonly Step[],
): Promise<void> {
  const calm = { ...ALIVE, trouble: null, twice: false, late: false };
  await changeSettings(tableFor(world, ALIVE).app, world.discord.core.world.guild.id, { gamesIn });
  await watchBoth(world);
  await take(world, { what: 'challenge', by: 'anna', time, weekends: true, start: null, match, ...calm });
  await take(world, { what: 'answer', by: 'boris', action: 'accept', ...calm });
  compareClocks(world);
  for (const [at, next] of steps.entries()) {
    await guess(world, at % 2 === 0 ? 0 : 1);
    await take(world, next);
    if (await isForgotten(world)) return;
    compareClocks(world);
  }
  await settle(world);
  await expectLaws(world);
}

const lives = fc.tuple(
  fc.record({
    time: fc.constantFrom(...TIMES),
    match: matches,
    gamesIn: fc.constantFrom('channel' as const, 'thread' as const),
  }),
  fc.array(step, { maxLength: 24, size: 'max' }),
);

export const playLivesOfGames = (usual: number): Promise<number> =>
  playLives<[First, readonly Step[]]>(
    { of: 'games', usual },
    lives,
    ({ place, stores }, [first, steps]) => live(newWorld(place, stores), first, steps),
    EXAMPLES,
  );
