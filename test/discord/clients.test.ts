/**
 * Requests outside Discord's global limit don't use it up, don't wait for it, and aren't kept in
 * memory.
 */
import { Client, RESTEvents, Routes, type REST } from 'discord.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startStandIn } from '../../playground/server/standIn.ts';
import { WRONG_TOKEN } from '../../src/discord/closeCodes.ts';
import { unreached } from '../../src/discord/token.ts';
import { closeClients, openClients } from '../../src/discord/clients.ts';
import { openFigures } from '../../src/health/figures/figures.ts';
import { openNotebook } from './notebook.ts';

const reasonOf = (error: unknown): string => unreached('https://discord.test', error);

test('an error at login has the real reason', async () => {
  expect(reasonOf(new Error('connect ECONNREFUSED'))).toContain("can't be reached");
  const invalid: unknown = await new Client({ intents: [] }).login('').catch((error: unknown) => error);
  expect(reasonOf(invalid)).toBe(WRONG_TOKEN);
  const none =
    'Not enough sessions remaining to spawn 2 shards; only 1 remaining; resets at 2026-12-01T00:00:00.000Z';
  expect(reasonOf(new Error(none))).toContain('Start it again after 2026-12-01T00:00:00.000Z');
});

async function opened() {
  const discord = await startStandIn();
  const clients = openClients({
    apiUrl: `${discord.url}/api`,
    share: 1,
    log: openNotebook(),
    now: Date.now,
    meter: openFigures(),
  });
  onTestFinished(async () => {
    closeClients(clients);
    await discord.close();
  });
  return { ...clients, discord };
}

/** Answers this many nonexistent interactions. Each answer is refused, but still counted. */
const answer = (answering: REST, application: string, often: number): Promise<unknown> =>
  Promise.allSettled(
    Array.from({ length: often }, (_, n) =>
      answering.get(Routes.webhookMessage(application, `token-${n}`, '@original'), { auth: false }),
    ),
  );

test('a hundred simultaneous answers to interactions don’t delay a request by the bot', async () => {
  const { rest, answering, discord } = await opened();
  const waited: string[] = [];
  for (const client of [rest, answering])
    client.on(RESTEvents.RateLimited, ({ url }) => void waited.push(url));

  await answer(answering, discord.applicationId, 100);
  rest.setToken(discord.token);
  await rest.get(Routes.currentApplication());

  expect(discord.requests).toHaveLength(101);
  expect(waited).toEqual([]);
});

test('finished answers are removed from memory within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { answering, discord } = await opened();
  await answer(answering, discord.applicationId, 20);
  expect(answering.handlers.size).toBe(20);
  vi.advanceTimersByTime(60_000);
  expect(answering.handlers.size).toBe(0);
});
