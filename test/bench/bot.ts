/**
 * How fast the bot answers, in ms: from the arrival of a move (a choice in the card's menu) to its
 * acknowledgment, and to the card with the new board; also the CPU time per move.
 *
 * The bot is a separate process with a database on disk, over real HTTP and WebSocket. The stand-in
 * applies Discord's own limits. With any number of games, at most twenty moves arrive per second,
 * as from people who don't wait for each other, and at most one every 1.5 seconds per game: faster
 * than anyone plays on Discord. The games are spread over a hundred channels, because one channel
 * takes five messages in five seconds. Moves beyond these limits are counted separately
 * (`budget.ts`): their boards have to wait, whatever the bot does.
 */
import { movesOn } from '../story/hands.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import type { Heard, Visitor } from '../../playground/server/visitor/visitor.ts';
import { THEME_IDS } from '../../src/render/scene/theme.ts';
import { keepServer } from '../postgres/keep.ts';
import { begin, cardAfterMove } from '../story/cards.ts';
import { alone, type Bench, type Figure, quantile } from './bench.ts';
import { cpuOf, memoryOf } from './bot/report.ts';
import { CHANNELS, HERE, visitorOf, withBot, type Stage, type Way } from './bot/stage.ts';
import { budgetOf, type Budget } from './budget.ts';

/** Simultaneous games, and measured moves in total: under two minutes including setup. */
const USUAL: readonly (readonly [number, number])[] = [
  [1, 12],
  [100, 500],
];
/** Everyone plays from the first second. */
const TRAFFIC = [100, 2000] as const;
/** Each pair of players reads a different language. */
const LANGUAGES = ['en-US', 'ru'];
const NAMES = [
  'Magnus Ødegård',
  'Aleksandra',
  'Юлия Петрова',
  '田中さくら',
  'Guntis V.',
  'yara_dahir',
  'Łukasz',
  'زينب',
];
export const MOVES_PER_SECOND = 20;
/** Between two moves of a game, in ms: the average and the minimum. */
const LEAST_PAUSE = 1500;
/** Games and moves for warming up. */
const WARM_UP = [20, 40] as const;
/** After this many seconds, nothing from the games' start counts toward the channels' limits. */
const SETTLED = 5000;
/** How long (ms) the bot keeps cleaning up old boards after the last move. */
const CLEARED = 1000;

/** The times of one move, in ms. */
interface Sample {
  readonly acknowledged: number;
  readonly posted: number;
  /** Whether Discord would accept the move's board at once. */
  readonly hasRoom: boolean;
}

interface Played {
  readonly samples: readonly Sample[];
  /** The CPU time (ms) that the bot used for these moves, including work after the last move. */
  readonly cpu: number;
}

type Pair = Pick<Stage, 'anna' | 'boris'>;

interface Table {
  readonly pair: Pair;
  card: APIMessage;
  ply: number;
}

async function sitDown(pair: Pair, channel: string): Promise<Table> {
  const { anna, boris } = pair;
  return { pair, card: await begin({ anna, channel }, anna, boris), ply: 0 };
}

/** A random move that takes only one press. */
export function moveOn(card: APIMessage): ((who: Visitor) => Promise<Heard>) | null {
  const moves = movesOn(card);
  const move = moves[Math.floor(Math.random() * moves.length)];
  return move ? (who) => who.click(card.id, move.id) : null;
}

/** Makes one move; starts a new game if the old game is over or the move takes two presses. */
async function play(stage: Stage, table: Table, budget: Budget): Promise<Sample> {
  if (!moveOn(table.card)) Object.assign(table, await sitDown(table.pair, table.card.channel_id));
  const { card, ply, pair } = table;
  const hasRoom = budget.hasRoom(card.channel_id);
  const next = budget.under(card.channel_id, cardAfterMove(stage, card));
  const began = performance.now();
  await moveOn(card)?.(ply % 2 === 0 ? pair.anna : pair.boris);
  const acknowledged = performance.now() - began;
  Object.assign(table, { card: await next, ply: ply + 1 });
  return { acknowledged, posted: performance.now() - began, hasRoom };
}

/** Plays all games at once, each with its share of the moves. Each waits only for its own card. */
async function playAll(
  stage: Stage,
  games: number,
  moves: number,
  pairs: readonly Pair[] = [stage],
): Promise<Played> {
  const budget = budgetOf(stage.discord);
  const tables: Table[] = [];
  for (let n = 0; n < games; n += 1)
    tables.push(await sitDown(pairs[n % pairs.length] ?? stage, stage.channels[n % CHANNELS] ?? ''));
  await sleep(SETTLED);
  const cpu = cpuOf(stage.child);
  const pause = Math.max((games / MOVES_PER_SECOND) * 1000, LEAST_PAUSE);
  const samples = await Promise.all(
    tables.map(async (table) => {
      const own: Sample[] = [];
      await sleep(Math.random() * pause);
      for (let n = 0; n < moves / games; n += 1) {
        const due = sleep(pause * (0.5 + Math.random()));
        own.push(await play(stage, table, budget));
        await due;
      }
      return own;
    }),
  );
  await sleep(CLEARED);
  return { samples: samples.flat(), cpu: cpuOf(stage.child) - cpu };
}

/** The figures for one number of games; `refused` are the requests that Discord refused. */
function* figuresOf({ samples, cpu }: Played, games: number, refused: number): Generator<Figure> {
  const at = `games at once: ${games}`;
  const acknowledged = samples.map((sample) => sample.acknowledged);
  const within = samples.filter(({ hasRoom }) => hasRoom).map(({ posted }) => posted);
  const beyond = samples.filter(({ hasRoom }) => !hasRoom).map(({ posted }) => posted);
  yield alone(`acknowledged p50, ${at}`, 'ms', quantile(acknowledged, 0.5));
  yield alone(`acknowledged p99, ${at}`, 'ms', quantile(acknowledged, 0.99));
  yield alone(`posted p50 within the budget, ${at}`, 'ms', quantile(within, 0.5));
  yield alone(`posted p99 within the budget, ${at}`, 'ms', quantile(within, 0.99));
  yield alone(`moves beyond the budget, ${at}`, `of ${samples.length}`, beyond.length);
  if (beyond.length > 0) yield alone(`posted p99 beyond the budget, ${at}`, 'ms', quantile(beyond, 0.99));
  yield alone(`requests refused, ${at}`, '', refused);
  yield alone(`CPU of the bot per move, ${at}`, 'ms', cpu / samples.length);
}

/** The times for each number of simultaneous games. */
export async function* timesOn(stage: Stage, kinds: typeof USUAL): AsyncGenerator<Figure> {
  const { refusals } = stage.discord;
  await playAll(stage, ...WARM_UP);
  for (const [games, moves] of kinds) {
    const before = refusals.length;
    const played = await playAll(stage, games, moves);
    yield* figuresOf(played, games, refusals.length - before);
    yield alone(`resident memory, games at once: ${games}`, 'MiB', memoryOf(stage.child).resident);
  }
}

async function* timesBy(way: Way, root: string = HERE): AsyncGenerator<Figure> {
  for await (const stage of withBot({ root, way, limits: {} })) yield* timesOn(stage, USUAL);
}

const called = (n: number): string => `${NAMES[n % NAMES.length]} ${Math.floor(n / NAMES.length)}`;

/** Two hundred people with names in many scripts, who like all themes and read two languages. */
async function* trafficBy(way: Way, root: string, databaseUrl?: string): AsyncGenerator<Figure> {
  const [games, moves] = TRAFFIC;
  const people = ['Anna', 'Boris', 'Chidi', ...Array.from({ length: 2 * games }, (_, n) => called(n))];
  const wishes = { root, way, limits: {}, people, ...(databaseUrl !== undefined && { databaseUrl }) };
  for await (const stage of withBot(wishes)) {
    const pairs: Pair[] = [];
    for (let n = 0; n < games; n += 1) {
      const [anna, boris] = [
        visitorOf(stage.discord, called(2 * n)),
        visitorOf(stage.discord, called(2 * n + 1)),
      ];
      for (const one of [anna, boris]) one.speak(LANGUAGES[n % LANGUAGES.length] ?? '');
      await anna.command(stage.channels[n] ?? '', 'preferences', {
        theme: THEME_IDS[n % THEME_IDS.length] ?? '',
      });
      pairs.push({ anna, boris });
    }
    const before = stage.discord.refusals.length;
    const played = await playAll(stage, games, moves, pairs);
    yield* figuresOf(played, games, stage.discord.refusals.length - before);
    yield alone(`resident memory, games at once: ${games}`, 'MiB', memoryOf(stage.child).resident);
  }
}

export const traffic: Bench = (checkout) => trafficBy('gateway', checkout ?? HERE);
export const trafficByDoor: Bench = async function* (checkout) {
  const server = await keepServer();
  yield* trafficBy('door', checkout ?? HERE, server.url);
  await server.stop();
};

export const bot: Bench = (checkout) => timesBy('gateway', checkout ?? HERE);
export const botByDoor: Bench = (checkout) => timesBy('door', checkout ?? HERE);
