/** What Discord is told of the commands. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { definitionsOf } from '../../src/discord/definition.ts';
import { startBot } from '../../src/main.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { settingsFor } from '../story/cards.ts';
import { openTable, sitDown } from '../story/table.ts';
import { openNotebook } from './notebook.ts';

test('all commands are registered at the start, for servers and direct messages', async () => {
  const { discord } = await sitDown();
  const registered = [...discord.world.commands.values()];
  const firstWords = new Map(commands.map(({ name, inServers }) => [name.split(' ')[0], inServers]));
  expect(registered.map(({ name }) => name)).toEqual([...firstWords.keys()]);
  // https://docs.discord.com/developers/interactions/application-commands: 0 is a server, 1 the bot's direct messages.
  const places = [...firstWords].map(([name, inServers]) => [name, inServers ? [0] : [0, 1, 2]]);
  expect(registered.map(({ name, contexts }) => [name, contexts])).toEqual(places);
  expect(discord.refusals).toEqual([]);
});

test('with a server named, they are registered there alone', async () => {
  const { discord } = await openTable();
  const path = await pathInNewFolder('games.sqlite');
  const config = { ...settingsFor(discord, path), guildId: discord.guildId };
  const attempt = await startBot(config, { log: openNotebook() });
  expect(attempt.ok).toBe(true);
  if (attempt.ok) await attempt.value.stop();
  const puts = discord.requests.filter(({ method }) => method === 'PUT').map(({ path: route }) => route);
  expect(puts).toEqual([`/applications/${discord.applicationId}/guilds/${discord.guildId}/commands`]);
});

test('a server that the bot is not in is told as a mistake in the settings', async () => {
  const { discord } = await openTable();
  const path = await pathInNewFolder('games.sqlite');
  const config = { ...settingsFor(discord, path), guildId: '123456789012345678' };
  const attempt = await startBot(config, { log: openNotebook() });
  expect(attempt).toMatchObject({ ok: false, problem: expect.stringContaining('DISCORD_GUILD_ID') });
});

test('a command without words is a mistake of ours', () => {
  const nameless = {
    name: 'castle',
    options: [],
    posts: false,
    run: () => Promise.reject(new Error('none')),
  };
  expect(() => definitionsOf([nameless])).toThrow('the catalogue has no name.castle');
});
