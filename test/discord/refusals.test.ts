/**
 * Refusals by the shell itself: places where the bot may not post, unreadable buttons, and bugs.
 * Also covers how Discord writes permissions.
 */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { type Heard, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import type { Permission } from '../../playground/server/world/permissions.ts';
import { channelAmong } from '../../playground/server/world/world.ts';
import type { Command } from '../../src/app/ports/command.ts';
import { sayIn } from '../../src/i18n/say.ts';
import type { Block } from '../../src/views/screen/screen.ts';
import { openNotebook } from './notebook.ts';
import { begin, pressNamed } from '../story/cards.ts';
import { sitDown } from '../story/table.ts';
import { permits } from '../../src/discord/permissions.ts';
import { someOf } from '../runs.ts';

const say = sayIn('en-US');

function whispered({ message }: Heard): string {
  if (!message || !isEphemeral(message)) throw new Error('the answer is not private');
  return textOf(message);
}

/** The revoked permission, and its name in the refusal. */
test.each<[readonly Permission[], string]>([
  [['ViewChannel'], '**View Channel**'],
  [['SendMessages'], '**Send Messages**'],
  [['AttachFiles'], '**Attach Files**'],
  [['SendMessages', 'AttachFiles'], '**Send Messages** and **Attach Files**'],
])(
  'without the permission %j, a challenge is refused privately, and the refusal names it',
  async (lost, named) => {
    const { anna, channel, discord } = await sitDown();
    discord.deny(channel, ...lost);
    const words = say('problem.missing-permission', { permissions: named, count: lost.length });
    expect(whispered(await anna.command(channel, 'play', { color: 'random' }))).toBe(words);
    expect(discord.refusals).toEqual([]);
  },
);

test('without permission, a move by button is refused, and the game stays the same', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const card = await begin(table, anna, boris);
  discord.deny(channel, 'AttachFiles');
  const response = await pressNamed(anna, card, 'Offer draw');
  expect(whispered(response)).toContain('**Attach Files**');
  expect(anna.lastMessage(channel)).toEqual(response.message);
});

test('without permission to write in threads, only actions in threads are refused', async () => {
  const { anna, channel, discord } = await sitDown();
  const thread = discord.openThread(channel, 'the club cup');
  discord.deny(thread, 'SendMessages');
  expect((await anna.command(thread, 'play', { color: 'random' })).message).not.toBeNull();
  discord.deny(thread, 'SendMessagesInThreads');
  expect(whispered(await anna.command(thread, 'play', { color: 'random' }))).toContain(
    '**Send Messages in Threads**',
  );
  expect(discord.refusals).toEqual([]);
});

test('the bot writes in direct messages even if Discord doesn’t list a permission there', async () => {
  const { anna, boris, discord } = await sitDown();
  const direct = channelAmong(discord.world, [anna.person, boris.person]).id;
  discord.deny(direct, 'ViewChannel', 'SendMessages');
  const { message } = await anna.command(direct, 'play', { color: 'random' });
  expect(textOf(message!)).toContain(say('invitation.to-anyone', { challenger: `<@${anna.person.id}>` }));
  expect(discord.refusals).toEqual([]);
});

test('without a permission, private answers still work', async () => {
  const { anna, channel, discord } = await sitDown();
  discord.deny(channel, 'ViewChannel', 'SendMessages', 'AttachFiles');
  expect(whispered(await anna.command(channel, 'help'))).toContain(say('help.title'));
  expect(whispered(await anna.command(channel, 'games'))).toContain(say('games.none-everywhere'));
});

const helpThat = (run: Command['run']): Command => ({ name: 'help', options: [], posts: false, run });

const buttonFor = (command: string, action: string) =>
  helpThat(async () => ({
    kind: 'private',
    screen: {
      blocks: [
        {
          kind: 'buttons',
          buttons: [{ press: { command, action, args: ['x'] }, label: 'Press', style: 'primary' }],
        },
      ],
      notifies: [],
    },
  }));

test.each([
  ['of a command that is no more', 'castle', 'short'],
  ['of a command that has no buttons', 'help', 'me'],
] as const)('an unreadable button, %s, gets a private answer', async (_name, command, action) => {
  const { anna, channel, discord } = await sitDown({ commands: [buttonFor(command, action)] });
  const { message } = await anna.command(channel, 'help');
  const response = await anna.click(message!.id, findButton(message!, 'Press').custom_id);
  expect([response.kind, whispered(response)]).toEqual(['update', say('problem.malformed-button')]);
  expect(discord.refusals).toEqual([]);
});

const PRESS: Block = {
  kind: 'buttons',
  buttons: [{ press: { command: 'help', action: 'me', args: [] }, label: 'Press', style: 'primary' }],
};

const BUGS: Readonly<Record<string, Command>> = {
  'a command that throws': helpThat(async () => {
    throw new Error('a bug in a test');
  }),
  'a screen that cannot be made': buttonFor('help', 'me'.repeat(60)),
  'a screen that Discord refuses': helpThat(async () => ({
    kind: 'private',
    screen: { blocks: [PRESS, PRESS], notifies: [] },
  })),
};

test.each(someOf(Object.entries(BUGS), 2))(
  'a bug, %s, is logged once and shown with its id',
  async (_name, command) => {
    const log = openNotebook();
    const { anna, channel } = await sitDown({ commands: [command], log });
    const told = whispered(await anna.command(channel, 'help'));
    const bugs = log.entries.filter(({ level }) => level === 'error');
    expect(bugs).toHaveLength(1);
    const { bug: id, ...rest } = bugs[0]!.details;
    expect(told).toBe(say('problem.bug', { id: String(id) }));
    expect(JSON.stringify(rest)).not.toContain(anna.person.id);
  },
);

test.each([
  ['one of them', '2080', true],
  ['others only', '2048', false],
  ['none', '0', false],
  ['all, as an administrator has them', '8', true],
  ['more than a number can hold', String(2n ** 60n + 32n), true],
])('a holder of %s', (_, held, may) => {
  expect(permits(held, 'ManageGuild', 'ManageEvents')).toBe(may);
});
