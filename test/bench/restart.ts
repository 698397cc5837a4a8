/**
 * What players notice when the process with the gateway is killed or stopped, and started again at
 * once: how long (ms) nobody answers, from the signal to the board with the next move. A player
 * presses four times per second until then; Discord refuses each press that nobody answers.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';
import { begin, cardAfter, gameOn, UNHURRIED } from '../story/cards.ts';
import { alone, median, type Bench } from './bench.ts';
import { moveOn } from './bot.ts';
import { ready, startBot } from './bot/stage.ts';

const ROUNDS = 7;
/** Between two presses (ms). */
const PAUSE = 250;
const SIGNALS = ['SIGKILL', 'SIGTERM'] as const;

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
  start: () => Promise<ChildProcess>,
): Promise<readonly [number, ChildProcess]> {
  const [anna, boris, channel] = [
    discord.visitor('Anna'),
    discord.visitor('Boris'),
    discord.channel('draughts'),
  ];
  const card = await begin({ anna, channel }, anna, boris);
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

export const restart: Bench = async function* measure(checkout) {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  // A bot that starts this often registers its commands more often than Discord allows.
  const discord = await startStandIn({ limits: { ...UNHURRIED, commands: UNHURRIED.global } });
  const start = () => startBot(discord, folder, checkout ? { root: checkout } : {});
  let bot = await start();
  await ready(discord);
  for (const signal of SIGNALS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [time, next] = await interrupted(discord, bot, signal, start);
      bot = next;
      times.push(time);
    }
    yield alone(`nobody answers after ${signal}, median`, 'ms', median(times));
    yield alone(`nobody answers after ${signal}, longest`, 'ms', Math.max(...times));
  }
  await end(bot, 'SIGTERM');
  await discord.close();
  await rm(folder, { recursive: true });
};
