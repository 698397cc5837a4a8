/**
 * An admin chooses a channel where the bot may not post: each screen with such a choice warns at
 * once.
 */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import type { Permission } from '../../playground/server/world/permissions.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { SETTINGS } from '../../src/app/server/setting/all.ts';
import { NO_SETTINGS } from '../../src/app/ports/subjects/settings.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { SETTINGS as PRESSES } from '../../src/views/presses/declarations.ts';
import { chooseSetting } from './cards.ts';
import { sitDown, type Table } from './table.ts';
import { someOf } from '../runs.ts';

function channelWithout({ discord }: Table, ...lost: readonly Permission[]): string {
  const { id } = addTextChannel(discord.world, 'elsewhere');
  discord.deny(id, ...lost);
  return id;
}

async function setting(table: Table, id: string, ...values: readonly string[]): Promise<string> {
  const message = await chooseSetting(table, id, ...values);
  expect(isEphemeral(message)).toBe(true);
  return textOf(message);
}

/** The text of the answer. Refusals must be private. */
async function told(
  { anna, channel }: Table,
  command: string,
  options: object,
  isPrivate = true,
): Promise<string> {
  const message = await (await anna.command(channel, command, { ...options })).answer();
  const said = textOf(message);
  expect(isEphemeral(message)).toBe(isPrivate || said.includes('I can’t use'));
  return said;
}

/** Every way to choose a channel: with a command's option, or in the settings panel. */
const WAYS: Readonly<Record<string, (table: Table, chosen: string) => Promise<string>>> = {
  'server season channel': (table, chosen) =>
    told(table, 'server season', { do: 'start', name: 'Winter', channel: chosen }),
  'leaderboard pinned': (table, chosen) => told(table, 'leaderboard', { pinned: chosen }),
  'watch pinned': (table, chosen) => told(table, 'watch', { pinned: chosen }),
  'tournament manage move channel': (table, chosen) =>
    told(table, 'tournament manage move', { channel: chosen }),
  'team play channel': (table, chosen) => told(table, 'team play', { channel: chosen }, false),
  channels: (table, chosen) => setting(table, 'channels', table.channel, chosen),
  dailyPuzzle: (table, chosen) => setting(table, 'dailyPuzzle', chosen),
  gameOfDay: (table, chosen) => setting(table, 'gameOfDay', chosen),
  lobby: (table, chosen) => setting(table, 'lobby', chosen),
};

test('every way to choose a channel is tested here', () => {
  const say = sayIn('en-US');
  const options = commands.flatMap(({ name, options: all }) =>
    all.filter(({ kind }) => kind === 'channel').map((option) => `${name} ${option.name}`),
  );
  const settings = SETTINGS.filter(({ id, control }) => {
    const block = control(say, NO_SETTINGS, PRESSES.to.set({ id }));
    return block.kind === 'picker' && block.picker.of === 'channels';
  }).map(({ id }) => id);
  expect(Object.keys(WAYS).toSorted()).toEqual([...options, ...settings].toSorted());
});

test.each(someOf(Object.entries(WAYS), 4))(
  '%s refuses a channel where the bot may not post',
  async (way, choose) => {
    const table = await sitDown();
    if (way.startsWith('tournament'))
      await told(table, 'tournament create', { name: 'Cup', form: 'round-robin' });
    const { discord } = table;
    const closed = channelWithout(table, 'SendMessages', 'AttachFiles');
    expect(await choose(table, closed)).toContain(
      `I can’t use <#${closed}> yet: I need the **Send Messages** and **Attach Files** permissions there.`,
    );
    const unseen = channelWithout(table, 'ViewChannel');
    expect(await choose(table, unseen)).toContain(
      `I can’t use <#${unseen}> yet: I need the **View Channel** permission there.`,
    );
    discord.allow(closed, 'SendMessages', 'AttachFiles');
    expect(await choose(table, closed)).not.toContain('I can’t use');
    // Only the channel that the bot can't view also refused to be read.
    expect(discord.refusals.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /channels/${unseen}`,
    ]);
    expect(discord.warnings).toEqual([]);
  },
);

test('a season is not announced where the bot may not post, unless its admin chooses another channel', async () => {
  const table = await sitDown();
  table.discord.deny(table.channel, 'AttachFiles');
  const start = { do: 'start', name: 'Winter' };
  expect(await told(table, 'server season', start)).toContain(
    'I need the **Attach Files** permission there.',
  );
  expect(await told(table, 'server season', { ...start, channel: channelWithout(table) })).toContain(
    'Season Winter',
  );
});

test('games move into threads only where the bot may create threads and post in them', async () => {
  const table = await sitDown();
  const { channel, discord } = table;
  discord.deny(channel, 'CreatePublicThreads');
  const refused = await setting(table, 'gamesIn', 'thread');
  expect(refused).toContain(`<#${channel}> yet: I need the **Create Public Threads** permission there.`);
  expect(refused).not.toContain('✅ Saved.');
  const silent = channelWithout(table, 'SendMessagesInThreads');
  expect(await setting(table, 'channels', silent)).toContain('✅ Saved.');
  // Games aren't played here now, so the admin's own channel doesn't matter.
  expect(await setting(table, 'gamesIn', 'thread')).toContain('✅ Saved.');
  expect(await setting(table, 'channels', silent)).toContain('**Send Messages in Threads** permission');
  expect(await setting(table, 'channels', channelWithout(table))).toContain('✅ Saved.');
});
