/** Properties that hold after each step of a spectators' life (`watchers.ts`), with no work due. */
import { expect } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { weekOfGuesses } from '../../src/features/guess/use.ts';
import { bestFirst } from '../../src/features/showcase/rules.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import type { WatchCalls } from '../../src/features/watch/rules.ts';
import { colorOf } from '../../src/game/decision.ts';
import type { Game } from '../../src/game/game.ts';
import { mentionsIn } from '../../src/game/seat.ts';
import { startOf } from '../../src/rating/span.ts';
import { MOST_BOARDS } from '../../src/render/scene/results.ts';
import { expectManners, expectNoInsistence } from './laws.ts';
import type { Crowd } from './watchers.ts';
import { gamesOn, type Call } from './watchersSeen.ts';

export interface Choice {
  readonly user: string;
  /** A player or a game. */
  readonly target: string;
  readonly calls: WatchCalls;
  readonly madeAt: number;
}

interface Guess {
  readonly user: string;
  readonly game: string;
  readonly ply: number;
  readonly move: string;
  readonly at: number;
}

/** The events so far that everyone can see. */
export interface Memory {
  choices: readonly Choice[];
  /** The members who have left. */
  readonly gone: Set<string>;
  readonly guesses: Map<string, Guess>;
  /**
   * How many notifications there were when someone was erased, because nothing is known about the
   * user's notifications after that.
   */
  readonly erased: Map<string, number>;
  /** How many notifications and stories of the day have been checked. */
  calls: number;
  showcases: number;
}

export const newMemory = (): Memory => ({
  choices: [],
  gone: new Set(),
  guesses: new Map(),
  erased: new Map(),
  calls: 0,
  showcases: 0,
});

type Games = ReadonlyMap<string, Game>;

export async function gamesIn({ stores: [store] }: Pick<Crowd, 'stores'>): Promise<Games> {
  const all = await store.games.list({ limit: 500 });
  return new Map(all.map(({ game }) => [game.id, game]));
}

/** Players are not notified, nor are people who block a player or are blocked by a player. */
async function mayBeCalled({ stores: [store], memory }: Crowd, user: string, game: Game): Promise<boolean> {
  const blocks = mentionsIn(game.seats).flatMap((other) => [
    { by: { kind: 'user', id: user } as const, user: other },
    { by: { kind: 'user', id: other } as const, user },
  ]);
  const isBlocked = (await store.blocks.standing(blocks)).length > 0;
  return !isBlocked && !memory.gone.has(user) && colorOf(game, user) === null;
}

/**
 * The events in a game that someone chose to be notified of. A choice about the game overrides
 * choices about its players.
 */
function callsOf({ choices }: Pick<Memory, 'choices'>, user: string, game: Game): ReadonlySet<WatchCalls> {
  const own = choices.filter((each) => each.user === user);
  const ofGame = own.filter(({ target }) => target === game.id);
  const ofPlayers = own.filter(
    ({ target, calls, madeAt }) =>
      mentionsIn(game.seats).includes(target) && (calls !== 'start' || game.createdAt >= madeAt),
  );
  return new Set((ofGame.length > 0 ? ofGame : ofPlayers).map(({ calls }) => calls));
}

interface Change {
  readonly before: Game | undefined;
  readonly game: Game;
}

/** Everyone is notified once of each event that they chose, and of nothing else. */
function expectCalls(
  asked: ReadonlySet<WatchCalls>,
  { before, game }: Change,
  calls: readonly Call[],
  all: readonly Call[],
) {
  const count = (of: Call['of']): number => calls.filter((call) => call.of === of).length;
  const [isNew, isOver] = [!before, game.result !== null && !before?.result];
  const boards = all.filter(({ of }) => of === 'board').map(({ ply }) => ply);
  const ends = isOver && (asked.has('end') || asked.has('moves')) ? 1 : 0;
  // Nobody is notified of a game that was over before any process showed it.
  expect([ends, isNew ? 0 : ends]).toContain(count('end'));
  if (asked.has('moves')) expect(count('start')).toBe(0);
  else if (isNew && asked.has('start')) expect([1, isOver ? 0 : 1]).toContain(count('start'));
  else expect(count('start')).toBe(0);
  if (!asked.has('moves')) return expect(count('board')).toBe(0);
  const hasMoved = !before || before.moves.length !== game.moves.length;
  expect(new Set(boards).size).toBe(boards.length);
  if (hasMoved && !game.result) expect(boards.at(-1)).toBe(game.moves.length);
  else if (!isOver) expect(count('board')).toBe(0);
  return undefined;
}

/** A new choice is answered with the current board, unless that was shown before. */
function expectFirst(
  asked: ReadonlySet<WatchCalls>,
  game: Game,
  calls: readonly Call[],
  before: readonly Call[],
) {
  if (!asked.has('moves') || game.result) return expect(calls).toEqual([]);
  const isKnown = before.some(({ ply }) => ply === game.moves.length);
  expect(calls.map(({ of, ply }) => [of, ply])).toEqual(isKnown ? [] : [['board', game.moves.length]]);
  return undefined;
}

async function expectCalled(crowd: Crowd, before: Games, games: Games, chosen: Choice | null): Promise<void> {
  const { memory, seen, discord } = crowd;
  const all = [...seen.calls.values()];
  for (const user of discord.core.world.people.keys())
    for (const game of games.values()) {
      const theirs = (from: number, to?: number): readonly Call[] =>
        all.slice(from, to).filter((call) => call.to === user && call.game === game.id);
      const known = memory.erased.get(user) ?? 0;
      const calls = theirs(memory.calls);
      const isAllowed = await mayBeCalled(crowd, user, game);
      const asked = isAllowed ? callsOf(memory, user, game) : new Set<WatchCalls>();
      const isMeant = chosen?.user === user && [game.id, ...mentionsIn(game.seats)].includes(chosen.target);
      const context = `${user} ${game.id} ${[...asked].join()} ${game.moves.length} ${JSON.stringify(calls)}`;
      try {
        if (isMeant) expectFirst(asked, game, calls, theirs(known, memory.calls));
        else expectCalls(asked, { before: before.get(game.id), game }, calls, theirs(known));
      } catch (error) {
        throw new Error(context, { cause: error });
      }
    }
  memory.calls = all.length;
}

/** The card lists the running games of open channels, each with its link, latest first. */
async function expectLive(crowd: Crowd, games: Games): Promise<void> {
  const { channels, discord, seen, stores, time } = crowd;
  const isHidden = discord.core.world.channels.get(channels.side)!.isHidden;
  const [message, ...others] = seen.live();
  expect(others).toEqual([]);
  const played = [...games.values()]
    .filter(({ result, changedAt }) => result === null && time.now - changedAt < DAY)
    .filter(({ place }) => place.channelId !== channels.side || !isHidden)
    .toSorted((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
  const listed = played.slice(0, MOST_BOARDS).map(({ id }) => id);
  expect(gamesOn(message!)).toEqual(listed);
  for (const id of listed) {
    const card = (await stores[0].games.load(id))?.shown.card;
    expect(textOf(message!)).toContain(`/${card?.channelId}/${card?.messageId}`);
  }
}

/** At most one finished game per day, and each game only once. */
function expectShowcase({ memory, seen }: Crowd, games: Games): void {
  const all = [...seen.showcases.values()];
  for (const { game, at } of all.slice(memory.showcases)) {
    const played = games.get(game)!;
    expect(bestFirst([{ game: played, rating: null }])).toEqual([played]);
    expect(at - played.turns.at(-1)!.from).toBeLessThan(3 * DAY);
  }
  const days = all.map(({ at }) => Math.floor(at / DAY));
  expect(days).toEqual([...new Set(days)]);
  expect(new Set(all.map(({ game }) => game)).size).toBe(all.length);
  memory.showcases = all.length;
}

/** The table counts the guesses whose move was played, and shows no other guess. */
async function expectGuesses({ guildId, memory, stores, time }: Crowd, games: Games): Promise<void> {
  const week = startOf('week', time.now);
  const counted = new Map<string, { points: number; guesses: number }>();
  for (const { user, game, ply, move, at } of memory.guesses.values()) {
    const played = games.get(game)?.moves[ply];
    if (played === undefined || at < week) continue;
    const { points, guesses } = counted.get(user) ?? { points: 0, guesses: 0 };
    counted.set(user, { points: points + Number(played === move), guesses: guesses + 1 });
  }
  const table = await weekOfGuesses({ store: stores[1] }, 'game', guildId, time.now);
  expect(new Map(table.map(({ user, points, guesses }) => [user, { points, guesses }]))).toEqual(counted);
}

export async function expectLaws(crowd: Crowd, before: Games, chosen: Choice | null): Promise<void> {
  const { memory } = crowd;
  const games = await gamesIn(crowd);
  if (chosen)
    memory.choices = [
      ...memory.choices.filter(({ user, target }) => user !== chosen.user || target !== chosen.target),
      chosen,
    ];
  await expectCalled(crowd, before, games, chosen);
  const isOver = (id: string): boolean => (games.get(id)?.result ?? null) !== null;
  memory.choices = memory.choices.filter(({ target }) => !isOver(target));
  await expectLive(crowd, games);
  expectShowcase(crowd, games);
  await expectGuesses(crowd, games);
  expectManners(crowd.discord);
  expectNoInsistence(crowd.discord);
}
