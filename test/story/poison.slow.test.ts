/**
 * A game kills the bot whenever it is swept. The fourth process leaves the game alone and reports
 * it, and the operator releases it.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { COMPILE_CACHE } from '../compileCache.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { byHand } from './hands.ts';
import { LONG, PATIENCE, playedScene, type PlayedScene, storedGame } from './killing.ts';
import { ready, run, type BotProcess, type Settings } from './process.ts';

const TOOL = fileURLToPath(new URL('../../src/tools/due.ts', import.meta.url));

/** The first post in a channel is delayed until after the bot is killed. */
function slowPosting({ table }: PlayedScene): { readonly isUnderWay: () => boolean } {
  const on = /^POST \/channels/u;
  let isAsked = false;
  const isOne = (request: string): boolean => {
    isAsked ||= on.test(request);
    return on.test(request);
  };
  table.discord.faults.rest({
    on: Object.assign(new RegExp(on), { test: isOne }),
    effect: { delayMs: 600_000 },
  });
  return { isUnderWay: () => isAsked };
}

async function start({ table, settings }: PlayedScene): Promise<BotProcess> {
  await expect.poll(() => table.discord.isReached(), PATIENCE).toBe(false);
  return run({ ...settings, LOG_LEVEL: 'error' }, table.discord);
}

async function operate(settings: Settings, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, ...args], {
    env: { ...settings, ...COMPILE_CACHE },
  });
  return stdout;
}

test(
  'a game kills the bot three times, but not again',
  async () => {
    const scene = await playedScene();
    const { anna, boris, discord } = scene.table;
    const id = gameOn(scene.card);
    // A move whose card is never posted, because the bot dies while posting it.
    discord.faults.rest({ on: /POST \/channels/u, effect: { delayMs: 600_000 } });
    byHand(anna, scene.card, 'c3-d4').catch(() => undefined);
    await expect.poll(async () => (await storedGame(scene))?.moves.length, PATIENCE).toBe(1);
    scene.bot.signal('SIGKILL');
    await scene.bot.ended;
    discord.faults.take('POST /channels/1/messages');

    for (let life = 0; life < 3; life += 1) {
      const { isUnderWay } = slowPosting(scene);
      const bot = await start(scene);
      await expect.poll(isUnderWay, { timeout: 120_000, message: `life ${life}` }).toBe(true);
      bot.signal('SIGKILL');
      await bot.ended;
    }

    const bot = await start(scene);
    await ready(discord);
    const other = await begin(scene.table, boris, anna);
    await byHand(boris, other, 'c3-d4');
    await cardAfter(scene.table, other);
    const listed = (): Promise<string> => operate(scene.settings, '--list');
    // Each attempt is a separate process.
    await expect
      .poll(listed, { ...PATIENCE, interval: 1000 })
      .toMatch(new RegExp(`^duty game/${id}/${id}.2: abandoned after `, 'u'));
    const duty = `game/${id}/${id}.2`;
    expect(await operate(scene.settings, '--free', 'duty', duty)).toBe(`duty ${duty} will be tried again.\n`);
    const shown = (): boolean =>
      anna
        .messages(scene.table.channel)
        .some((message) => textOf(message).includes('** c3-d4') && message.id !== other.id);
    await expect.poll(shown, PATIENCE).toBe(true);
    expect(await listed()).toBe('No work was abandoned.\n');

    bot.signal('SIGTERM');
    const { logged } = await bot.ended;
    const lines = logged.split('\n').filter((line) => line.includes('a due row was abandoned'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'game', id, attempts: 3 });
  },
  LONG,
);
