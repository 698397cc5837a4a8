/** What Discord's global limit leaves out takes nothing from it, and does not wait for it. */
import { RESTEvents } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../playground/server/standIn.ts';
import { closeClients, openClients } from '../../src/discord/clients.ts';
import { openFigures } from '../../src/health/figures/figures.ts';
import { openNotebook } from './notebook.ts';

test('a hundred answers to interactions at once, and a request of the bot behind them', async () => {
  const discord = await startStandIn();
  const clients = openClients({
    apiUrl: `${discord.url}/api`,
    log: openNotebook(),
    now: Date.now,
    meter: openFigures(),
    paced: (make) => make,
  });
  onTestFinished(async () => {
    closeClients(clients);
    await discord.close();
  });
  const { rest, answering } = clients;
  const waited: string[] = [];
  for (const client of [rest, answering])
    client.on(RESTEvents.RateLimited, ({ url }) => void waited.push(url));

  // Of interactions that nobody made: each is refused, and counted all the same.
  const answers = Array.from({ length: 100 }, (_, n) =>
    answering.get(Routes.webhookMessage(discord.applicationId, `token-${n}`, '@original'), { auth: false }),
  );
  await Promise.allSettled(answers);
  rest.setToken(discord.token);
  await rest.get(Routes.currentApplication());

  expect(discord.requests).toHaveLength(answers.length + 1);
  expect(waited).toEqual([]);
});
