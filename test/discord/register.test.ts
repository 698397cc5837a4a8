/** Who is offered a command, and where, according to its registration. */
import { ApplicationCommandType } from 'discord.js';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { enableActivities } from '../../playground/server/world/activities.ts';
import { definitionsOf } from '../../src/discord/commandDefinitions.ts';
import { startBot } from '../../src/main.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { settingsFor } from '../story/cards.ts';
import { openTable, sitDown, type Table } from '../story/table.ts';
import { sourceOf } from '../../playground/server/visitor/reading.ts';
import { openNotebook } from './notebook.ts';
import { slowTest } from '../runs.ts';

test('all commands are registered at startup, for servers and direct messages', async () => {
  const { discord } = await sitDown();
  const registered = [...discord.world.commands.values()];
  const firstWords = new Map(commands.map(({ name, inServers }) => [name.split(' ')[0], inServers]));
  const typed = registered.filter(({ type }) => type === ApplicationCommandType.ChatInput);
  expect(typed.map(({ name }) => name)).toEqual([...firstWords.keys()]);
  // https://docs.discord.com/developers/interactions/application-commands: 0 is a server, 1 the
  // bot's direct messages.
  const places = [...firstWords].map(([name, inServers]) => [name, inServers ? [0] : [0, 1, 2]]);
  expect(typed.map(({ name, contexts }) => [name, contexts])).toEqual(places);
  expect(discord.refusals).toEqual([]);
});

test('a bot connects after registering its commands, so that registering never delays the first answer', async () => {
  const table = await openTable({ endpoint: undefined });
  const online: boolean[] = [];
  table.discord.world.watchers.add(({ kind }) => {
    if (kind === 'commands') online.push(table.discord.gateway.isOnline());
  });
  await table.startBot();
  expect(online).toEqual([false]);
  expect(table.discord.gateway.isOnline()).toBe(true);
});

test('users and messages get their menus, in the right places and in each language', async () => {
  const { discord } = await sitDown();
  const menus = [...discord.world.commands.values()].filter(
    ({ type }) => type !== ApplicationCommandType.ChatInput,
  );
  expect(menus.map(({ name, type, contexts }) => [name, type, contexts])).toEqual([
    ['Challenge to draughts', ApplicationCommandType.User, [0, 1, 2]],
    ['Read this game', ApplicationCommandType.Message, [0, 1, 2]],
    ['Draughts profile', ApplicationCommandType.User, [0]],
  ]);
  for (const { name_localizations: names } of menus) expect(Object.keys(names ?? {})).toContain('de');
});

test('the command that Discord created for the Activity is not changed', async () => {
  const table = await openTable();
  const { discord } = table;
  enableActivities(discord.world);
  const launch = (): unknown => [...discord.world.commands.values()].find(({ name }) => name === 'launch');
  const made = launch();
  const bot = await table.startBot();
  await bot.stop();
  await table.startBot();
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
  expect(launch()).toEqual({ ...Object(made), version: expect.any(String) });
  expect([...discord.world.commands.values()].map(({ name }) => name)).toContain('move');
});

/** The lists of commands that were written since the last call, by server. */
function writesTo({ discord }: Table): () => readonly string[] {
  let seen = 0;
  return () => {
    const fresh = discord.requests.slice(seen).filter(({ method }) => method === 'PUT');
    seen = discord.requests.length;
    return fresh.map(({ path }) => /guilds\/(\d+)/u.exec(path)?.[1] ?? 'everywhere');
  };
}

test('commands are written again only if they or Discord’s list have changed', async () => {
  const table = await openTable();
  const writes = writesTo(table);
  const restart = async (list = commands): Promise<readonly string[]> => {
    const bot = await table.startBot({ commands: list });
    await bot.stop();
    return writes();
  };
  expect(await restart()).toEqual(['everywhere']);
  expect(await restart()).toEqual([]);
  expect(await restart(commands.slice(1))).toEqual(['everywhere']);
  expect(await restart()).toEqual(['everywhere']);
  expect(await restart()).toEqual([]);
  table.discord.world.commands.clear();
  expect(await restart()).toEqual(['everywhere']);
  const log = openNotebook();
  const games = async (): Promise<string> =>
    sourceOf(await (await table.anna.command(table.channel, 'games')).answer());
  await table.startBot({ log });
  // A start that writes nothing still has the ids for mentioning commands in texts.
  expect(await games()).toMatch(/<\/play:\d+>/u);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

slowTest(
  'commands are in only one list, whichever server is set, and even after the setting is removed',
  async () => {
    const table = await openTable({
      guilds: [{ name: 'Elsewhere', channels: ['games'], members: ['Anna'] }],
    });
    const { discord } = table;
    const writes = writesTo(table);
    const home = discord.guildId;
    const away = discord.guild('Elsewhere').id;
    const startAt = async (guildId: string | undefined, log = openNotebook()) => {
      const bot = await table.startBot({ log }, { guildId });
      await bot.stop();
      const lists = new Set(
        [...discord.world.commands.values()].map((each) => each.guild_id ?? 'everywhere'),
      );
      return {
        writes: writes(),
        lists: [...lists],
        warned: log.entries.filter(({ level }) => level === 'warn').length,
      };
    };
    expect(await startAt(undefined)).toEqual({ writes: ['everywhere'], lists: ['everywhere'], warned: 0 });
    expect(await startAt(home)).toEqual({ writes: [home, 'everywhere'], lists: [home], warned: 1 });
    expect(await startAt(home)).toEqual({ writes: [], lists: [home], warned: 0 });
    expect(await startAt(away)).toEqual({ writes: [away, home], lists: [away], warned: 1 });
    expect(await startAt(undefined)).toEqual({
      writes: ['everywhere', away],
      lists: ['everywhere'],
      warned: 1,
    });
    // A server that removed the bot no longer has its list.
    expect((await startAt(away)).lists).toEqual([away]);
    discord.guild('Elsewhere').hasBot = false;
    expect(await startAt(undefined)).toMatchObject({ writes: ['everywhere'], warned: 1 });
    expect(await startAt(undefined)).toMatchObject({ writes: [], warned: 0 });
  },
);

test('a server without the bot is reported as an invalid setting', async () => {
  const { discord } = await openTable();
  const path = await pathInNewFolder('games.sqlite');
  const config = { ...settingsFor(discord, path), guildId: '123456789012345678' };
  const attempt = await startBot(config, { log: openNotebook() });
  expect(attempt).toMatchObject({ ok: false, problem: expect.stringContaining('DISCORD_GUILD_ID') });
});

test('a command without texts throws', () => {
  const nameless = {
    name: 'castle',
    options: [],
    posts: false,
    run: () => Promise.reject(new Error('none')),
  };
  expect(() => definitionsOf([nameless])).toThrow('expected a key of the catalog, got name.castle');
});

const definitions = definitionsOf(commands);
const contextsOf = (name: string) => definitions.find((each) => each.name === name)?.contexts;

test('commands for admins are only offered to members who may manage the server', () => {
  const limited = definitions.filter((each) => 'default_member_permissions' in each);
  expect(limited.map(({ name, default_member_permissions: bits }) => [name, bits])).toEqual([
    ['server', '32'],
  ]);
});

test('leaderboards are only offered in servers, but games wherever a member uses the bot', () => {
  for (const name of ['leaderboard', 'profile', 'server']) expect(contextsOf(name)).toEqual([0]);
  expect(contextsOf('move')).toEqual([0, 1, 2]);
});

const MOST = 8000;

type Translations = Readonly<Record<string, string | null | undefined>> | null | undefined;

interface Counted {
  readonly name: string;
  readonly name_localizations?: Translations;
  readonly description?: string;
  readonly description_localizations?: Translations;
  readonly value?: unknown;
  readonly options?: readonly Counted[] | undefined;
  readonly choices?: readonly Counted[];
}

const longest = (text: string, translations: Translations): number =>
  Math.max(text.length, ...Object.values(translations ?? {}).map((each) => each?.length ?? 0));

const sizeOf = (part: Counted): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description ?? '', part.description_localizations) +
  (typeof part.value === 'string' ? part.value.length : 0) +
  [...(part.options ?? []), ...(part.choices ?? [])].reduce((sum, each) => sum + sizeOf(each), 0);

test.each(definitionsOf(commands).map((definition) => [definition.name, definition] as const))(
  '/%s is short enough for Discord in every language',
  (_, definition) => {
    expect(sizeOf(definition)).toBeLessThanOrEqual(MOST);
  },
);

test('the longest translation of each text counts toward Discord’s limit', () => {
  const translated = {
    name_localizations: { de: 'schlagen' },
    description_localizations: { fr: 'Prendre !' },
  };
  const choices = [{ name: 'a', value: 'b' }];
  expect(
    sizeOf({ name: 'take', description: 'Capture', ...translated, options: [{ name: 'x', choices }] }),
  ).toBe(20);
});
