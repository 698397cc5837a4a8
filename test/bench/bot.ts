/**
 * How fast the bot answers: from the arrival of a move (a choice from the card's menu) to its acknowledgement, and to the
 * card with the new board, in ms. The bot is a process of its own, with a database on disk, over real HTTP and WebSocket.
 *
 * The stand-in keeps to Discord's own limits. However many games go on, at most twenty moves a second come in all, as from people who do not
 * wait for each other, and in one game at most one in a second and a half: faster than anyone plays on Discord. The games are in a hundred
 * channels, for in one Discord takes five messages in five seconds. A move for which there was no room then is counted by itself
 * (`budget.ts`): its board has to wait, whatever the bot does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, cardAfter, gameOn } from '../story/cards.ts';
import { alone, quantile } from './bench.ts';
import type { Bench, Figure } from './bench.ts';
import { CHANNELS, HERE, withBot, type Stage, type Way } from './bot/stage.ts';
import { budgetOf, type Budget } from './budget.ts';

const GAMES = [1, 20, 100, 1000] as const;
const MOVES_A_SECOND = 20;
/** Between two moves of a game, on average and at the least, in ms. */
const LEAST_PAUSE = 1500;
/** How many moves are measured for each number of games, at the least; and before, for warming up. */
const SAMPLES = 160;
const WARM_UP = 20;
/** As many seconds after the games have begun, nothing of that counts for the channels any more. */
const SETTLED = 5000;

/** The times of one move, in ms. */
interface Sample {
  readonly acknowledged: number;
  readonly posted: number;
  /** Whether Discord would take its board at once. */
  readonly hasRoom: boolean;
}

interface Table {
  card: APIMessage;
  ply: number;
}

async function sitDown({ anna, boris }: Stage, channel: string): Promise<Table> {
  return { card: await begin({ anna, channel }, anna, boris), ply: 0 };
}

/** What the card offers: its only move as a button, or the first menu with one of its choices by chance. */
export function moveOn(card: APIMessage): ((who: Visitor) => Promise<unknown>) | null {
  const only = buttonsOf(card).find(({ label }) => label?.startsWith('Play '));
  if (only) return (who) => who.click(card.id, only.custom_id);
  const [menu] = menusOf(card);
  if (!menu || !('options' in menu) || !menu.custom_id.startsWith('move|pick')) return null;
  const choice = menu.options[Math.floor(Math.random() * menu.options.length)];
  return choice ? (who) => who.choose(card.id, menu.custom_id, [choice.value]) : null;
}

/** Makes one move, on a new game when this one is over or asks in two steps. */
async function play(stage: Stage, table: Table, budget: Budget): Promise<Sample> {
  if (!moveOn(table.card)) Object.assign(table, await sitDown(stage, table.card.channel_id));
  const { card, ply } = table;
  const hasRoom = budget.hasRoom(card.channel_id);
  const next = budget.under(card.channel_id, cardAfter(stage, card, gameOn(card)));
  const began = performance.now();
  await moveOn(card)?.(ply % 2 === 0 ? stage.anna : stage.boris);
  const acknowledged = performance.now() - began;
  Object.assign(table, { card: await next, ply: ply + 1 });
  return { acknowledged, posted: performance.now() - began, hasRoom };
}

/** All games at once, each with its share of the moves; every game waits for its own card only. */
async function playAll(stage: Stage, games: number, moves: number): Promise<readonly Sample[]> {
  const budget = budgetOf(stage.discord);
  const tables: Table[] = [];
  for (let n = 0; n < games; n += 1) tables.push(await sitDown(stage, stage.channels[n % CHANNELS] ?? ''));
  await sleep(SETTLED);
  const pause = Math.max((games / MOVES_A_SECOND) * 1000, LEAST_PAUSE);
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
  return samples.flat();
}

/** What is told of the moves at one number of games; `refused` were the requests that Discord refused meanwhile. */
function* figuresOf(samples: readonly Sample[], games: number, refused: number): Generator<Figure> {
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
}

/** The times at each number of games. */
async function* timesBy(way: Way, root: string = HERE): AsyncGenerator<Figure> {
  for await (const stage of withBot({ root, way, limits: {} })) {
    const { refusals } = stage.discord;
    await playAll(stage, 1, WARM_UP);
    for (const games of GAMES) {
      const before = refusals.length;
      const samples = await playAll(stage, games, SAMPLES);
      yield* figuresOf(samples, games, refusals.length - before);
    }
  }
}

export const bot: Bench = (checkout) => timesBy('gateway', checkout ?? HERE);
export const botByDoor: Bench = (checkout) => timesBy('door', checkout ?? HERE);
