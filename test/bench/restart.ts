/**
 * What players notice when the process with the gateway is killed or stopped, and started again at
 * once: how long (ms) nobody answers, from the signal to the board with the next move. A player
 * presses four times per second until then; Discord refuses each press that nobody answers. Then a
 * hundred people challenge each other within five seconds, from the moment of the connection on.
 *
 * Everything is measured alone, and beside `BUSY` (6) endless loops. The CPU times say where the
 * time goes: on a machine with two cores and N loops, a process gets about 2 / (N + 1) of a core.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { begin, cardAfter, gameOn, UNHURRIED } from '../story/cards.ts';
import { alone, median, quantile, type Bench, type Figure } from './bench.ts';
import { moveOn } from './bot.ts';
import { busyLoops } from './bot/busy.ts';
import { cpuOf } from './bot/report.ts';
import { ready, startBot } from './bot/stage.ts';

const ROUNDS = 7;
/** Between two presses (ms). */
const PAUSE = 250;
const TRIES = 10;
const SIGNALS = ['SIGKILL', 'SIGTERM'] as const;
const BUSY = Number(process.env['BUSY'] ?? 6);
const CHALLENGES = 100;
const PEOPLE = Array.from({ length: 40 }, (_, n) => `Player ${n}`);
/** Between two challenges (ms). */
const APART = 50;

type Start = () => Promise<ChildProcess>;

/** Beside busy loops, a bot that has just started may answer that it took too long. */
async function begun(anna: Visitor, boris: Visitor, channel: string): Promise<APIMessage> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin({ anna, channel }, anna, boris);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    await sleep(PAUSE);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

/**
 * Ends the bot and starts it again during a game; returns how long nobody answered (ms), and the
 * new process.
 */
async function interrupted(
  discord: StandIn,
  bot: ChildProcess,
  signal: NodeJS.Signals,
  start: Start,
): Promise<readonly [number, ChildProcess]> {
  const [anna, boris, channel] = [
    discord.visitor('Anna'),
    discord.visitor('Boris'),
    discord.channel('draughts'),
  ];
  const card = await begun(anna, boris, channel);
  const move = moveOn(card);
  if (!move) throw new Error('no move to choose');
  const began = performance.now();
  await end(bot, signal);
  const next = start();
  const posted = cardAfter({ anna }, card, gameOn(card));
  const pressing = setInterval(() => void move(anna).catch(() => undefined), PAUSE);
  await posted;
  clearInterval(pressing);
  return [performance.now() - began, await next];
}

/** The acknowledgements (ms) of a hundred challenges; `null` for those that nobody answered. */
async function challenged(
  discord: StandIn,
  channels: readonly string[],
): Promise<readonly (number | null)[]> {
  const called = (n: number) => discord.visitor(PEOPLE[n % PEOPLE.length] ?? '');
  return Promise.all(
    channels.map(async (channel, n) => {
      await sleep(n * APART);
      const began = performance.now();
      const opponent = called(n * 7 + 1).person.id;
      const asked = called(n).command(channel, 'play', { opponent });
      return asked.then(
        () => performance.now() - began,
        () => null,
      );
    }),
  );
}

/** A bot that has just started, and a hundred challenges. */
async function* crowd(
  discord: StandIn,
  channels: readonly string[],
  start: Start,
  beside: string,
): AsyncGenerator<Figure> {
  const bot = await start();
  await ready(discord, bot);
  const atConnection = cpuOf(bot);
  yield alone(`CPU until the connection, ${beside}`, 'ms', atConnection);
  for (const what of ['just started', 'once more']) {
    const before = cpuOf(bot);
    const times = await challenged(discord, channels);
    const answered = times.filter((time) => time !== null);
    const name = (words: string): string => `challenges ${what}: ${words}, ${beside}`;
    yield alone(name('unanswered'), `of ${CHALLENGES}`, CHALLENGES - answered.length);
    yield alone(name('acknowledged p50'), 'ms', quantile(answered, 0.5));
    yield alone(name('acknowledged p99'), 'ms', quantile(answered, 0.99));
    yield alone(name('CPU of each'), 'ms', (cpuOf(bot) - before) / CHALLENGES);
  }
  await end(bot, 'SIGTERM');
}

async function* restarts(discord: StandIn, start: Start, beside: string): AsyncGenerator<Figure> {
  let bot = await start();
  await ready(discord);
  for (const signal of SIGNALS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [time, next] = await interrupted(discord, bot, signal, start);
      bot = next;
      times.push(time);
    }
    yield alone(`nobody answers after ${signal}, median, ${beside}`, 'ms', median(times));
    yield alone(`nobody answers after ${signal}, longest, ${beside}`, 'ms', Math.max(...times));
  }
  await end(bot, 'SIGTERM');
}

export const restart: Bench = async function* measure(checkout) {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  // A bot that starts this often registers its commands more often than Discord allows.
  const limits = { ...UNHURRIED, commands: UNHURRIED.global };
  const discord = await startStandIn({ limits, people: PEOPLE });
  const channels = Array.from({ length: CHALLENGES }, (_, n) => addTextChannel(discord.world, `c-${n}`).id);
  const start = () => startBot(discord, folder, checkout ? { root: checkout } : {});
  // Commands are known to Discord, as at most starts.
  const first = await start();
  await ready(discord, first);
  await end(first, 'SIGTERM');
  for (const loops of [0, BUSY]) {
    using busy = busyLoops(loops);
    yield* restarts(discord, start, busy.words);
    yield* crowd(discord, channels, start, busy.words);
  }
  await discord.close();
  await rm(folder, { recursive: true });
};
