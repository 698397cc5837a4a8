/** Several processes of one bot share Discord's limits. */
import { RESTEvents, Routes, type REST } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type StandIn, startStandIn } from '../../playground/server/standIn.ts';
import { madeMessage } from '../../src/discord/outgoing/responses.ts';
import { holdingBack } from '../../src/discord/clients.ts';
import { openNotebook } from './notebook.ts';
import { plainRest } from './plainRest.ts';

const SECOND = 1000;
const PROCESSES = 3;

async function opened(limits: Parameters<typeof startStandIn>[0] = {}): Promise<StandIn> {
  const discord = await startStandIn(limits);
  onTestFinished(() => discord.close());
  return discord;
}

/** All processes post to one channel at once. Returns how many requests Discord refused. */
async function refusedOf(discord: StandIn, share: number): Promise<number> {
  const processes = Array.from({ length: PROCESSES }, () => plainRest(discord, share));
  const post = (channel: string, often: number) =>
    processes.flatMap((rest) =>
      Array.from({ length: often }, () =>
        rest.post(Routes.channelMessages(discord.channel(channel)), { body: { content: 'a board' } }),
      ),
    );
  // A process learns a limit from its first answer.
  await Promise.all(post('general', 1));
  await Promise.all(post('arena', 8));
  return discord.requests.filter(({ status }) => status === 429).length;
}

describe('the limit for one channel', () => {
  const limits = { createMessage: { requests: 5, perMs: SECOND } };

  test('three processes that each use the full limit exceed it together', async () => {
    expect(await refusedOf(await opened({ limits }), 1)).toBeGreaterThan(0);
  });

  test('three processes that each use a third of the limit stay within it', async () => {
    expect(await refusedOf(await opened({ limits }), 1 / PROCESSES)).toBe(0);
  });
});

async function play(rest: REST, channel: string): Promise<void> {
  const posted = await rest.post(Routes.channelMessages(channel), { body: { content: 'a board' } });
  const route = Routes.channelMessage(channel, madeMessage(posted).messageId);
  await rest.patch(route, { body: { content: 'the next one' } });
  await rest.delete(route);
}

/**
 * Three processes work in two channels while one restarts. Returns how many requests Discord
 * refused.
 */
async function refusedWhileStarting(share: number): Promise<number> {
  const limit = { requests: 5, perMs: SECOND / 2 };
  const discord = await opened({
    limits: { createMessage: limit, editMessage: limit, deleteMessage: limit },
  });
  const channels = ['general', 'arena'].map((name) => discord.channel(name));
  const live = async (lives: number): Promise<void> => {
    for (let life = 0; life < lives; life += 1) {
      const rest = plainRest(discord, share);
      await Promise.all(channels.flatMap((channel) => Array.from({ length: 6 }, () => play(rest, channel))));
    }
  };
  await Promise.all([live(2), ...Array.from({ length: PROCESSES - 1 }, () => live(1))]);
  return discord.requests.filter(({ status }) => status === 429).length;
}

test('a starting process has no data about channel limits yet, but exceeds few of them', async () => {
  const [alone, together] = [await refusedWhileStarting(1), await refusedWhileStarting(1 / PROCESSES)];
  expect(alone).toBeGreaterThan(6);
  expect(together).toBeLessThan(alone / 3);
});

test('three processes that each use a third stay within the global request limit', async () => {
  const discord = await opened();
  const processes = Array.from({ length: PROCESSES }, () => plainRest(discord, 1 / PROCESSES));
  const asked = processes.flatMap((rest) => Array.from({ length: 40 }, () => rest.get(Routes.user())));
  await Promise.all(asked);
  expect(discord.requests.filter(({ status }) => status === 429)).toEqual([]);
});

test('if Discord refuses many requests, a process slows down at its share of them, and later resumes', async () => {
  const [discord, log] = [await opened(), openNotebook()];
  const rest = plainRest(discord, 1 / 50);
  const holdsBack = holdingBack({ rest, answering: plainRest(discord) }, log);
  const usual = rest.options.globalRequestsPerSecond;
  discord.faults.rest({ on: /GET/u, effect: { status: 403 }, times: Number.POSITIVE_INFINITY });
  for (let refusals = 0; refusals < 20; refusals += 1) await rest.get(Routes.user()).catch(() => undefined);
  expect(holdsBack()).toBe(true);
  expect(usual).toBe(1);
}, 60_000);

test('if Discord refuses many requests, a process logs that once, sends few requests, and later resumes', async () => {
  const discord = await opened();
  const said: unknown[] = [];
  const log = { ...openNotebook(), warn: (...words: unknown[]) => void said.push(words.at(-1)) };
  const clients = { rest: plainRest(discord), answering: plainRest(discord) };
  const holdsBack = holdingBack(clients, log);
  const { options } = clients.rest;
  clients.answering.emit(RESTEvents.InvalidRequestWarning, { count: 1000, remainingTime: 50 });
  clients.rest.emit(RESTEvents.InvalidRequestWarning, { count: 2000, remainingTime: 50 });
  expect([holdsBack(), options.globalRequestsPerSecond]).toEqual([true, 5]);
  await expect.poll(holdsBack).toBe(false);
  expect(options.globalRequestsPerSecond).toBe(50);
  expect(said).toEqual([
    'Discord is refusing many requests: the bot is slowing down',
    'Discord is no longer refusing many requests: the bot is back to full speed',
  ]);
});
