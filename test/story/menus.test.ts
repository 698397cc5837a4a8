/** The "Apps" menu on people and messages: a profile, and a game that someone wrote or attached. */
import { type APIContainerComponent, type APISectionComponent, ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { begin, playMoves, resign } from './cards.ts';
import { sitDown } from './table.ts';
import { slowTest } from '../runs.ts';

test('a member’s profile is opened from their name, privately', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  await resign(table, boris, await begin(table, anna, boris));
  const { message } = await chidi.commandOnUser(channel, 'Draughts profile', anna.person.id);
  expect(isEphemeral(message!)).toBe(true);
  expect(textOf(message!)).toMatch(/^### Anna\n[^]*✅ won against Boris/u);
  expect(discord.refusals).toEqual([]);
});

test('a game in someone’s message can be read privately: in the text, in a code block, in a file', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const typed = boris.say(channel, '1. c3-d4 d6-c5 2. b2-c3 *');
  const quoted = boris.say(channel, 'Look at this:\n```pdn\n[White "Boris"]\n1. c3-d4 d6-c5 2. b2-c3 *\n```');
  const bytes = Buffer.from('[White "Boris"]\n1. c3-d4 d6-c5 2. b2-c3 *');
  const attached = boris.say(channel, 'My game', [
    { name: 'photo.png', bytes: Buffer.from('x') },
    { name: 'club.PDN', bytes },
  ]);
  for (const { id } of [typed, quoted, attached]) {
    const { message } = await anna.commandOnMessage(id, 'Read this game');
    expect(isEphemeral(message!)).toBe(true);
    const last = await anna.click(message!.id, findButton(message!, '⏭️').custom_id);
    expect(textOf(last.message!)).toContain('b2-c3');
  }
  expect(discord.refusals).toEqual([]);
});

test('a forwarded message is read like the original message: its text or its file', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const bytes = Buffer.from('[White "Boris"]\n1. c3-d4 d6-c5 2. b2-c3 *');
  const said = boris.say(channel, '||**1. c3-d4 d6-c5 2. b2-c3 \\***||');
  const attached = boris.say(channel, '', [{ name: 'club.pdn', bytes }]);
  for (const { id } of [said, attached]) {
    const forwarded = boris.forward(channel, id);
    expect(forwarded).toMatchObject({ content: '', attachments: [] });
    const { message } = await anna.commandOnMessage(forwarded.id, 'Read this game');
    const last = await anna.click(message!.id, findButton(message!, '⏭️').custom_id);
    expect(textOf(last.message!)).toContain('b2-c3');
  }
  expect(discord.refusals).toEqual([]);
});

const MOVES = '1. c3-d4 d6-c5 2. b2-c3 *';
const OTHER = '1. g3-h4 b6-a5 *';
const display = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const;

type Shown = NonNullable<Parameters<Visitor['say']>[3]>;

const embeds = (...all: NonNullable<Shown['embeds']>): Shown => ({ embeds: all });
const inside = (...components: NonNullable<Shown['components']>): Shown => ({ components });
const container = (...components: APIContainerComponent['components']) =>
  inside({ type: ComponentType.Container, components });
const SECTION = {
  type: ComponentType.Section,
  components: [display('Round 3'), display(MOVES)],
  accessory: { type: ComponentType.Thumbnail, media: { url: 'https://example.com/a.png' } },
} satisfies APISectionComponent;
const FIELDS = [
  { name: 'White', value: 'Anna' },
  { name: 'Moves', value: '1. c3-d4 d6-c5' },
  { name: '…', value: '2. b2-c3 *' },
];

/** Messages that show a game, as webhooks and other bots write them. */
const SHOWN: readonly (readonly [where: string, content: string, shown: Shown])[] = [
  ['a description', '', embeds({ title: 'Anna 2-0 Boris', description: `**${MOVES}**` })],
  ['a title', '', embeds({ title: MOVES, footer: { text: '2026-11-29 12:30' } })],
  ['a footer', '', embeds({ title: 'Round 3', footer: { text: MOVES } })],
  ['a code block', 'Well played!', embeds({ title: 'Game 12', description: `\`\`\`pdn\n${MOVES}\n\`\`\`` })],
  ['fields, one after the other', '', embeds({ fields: FIELDS })],
  ['the second embed', '', embeds({ title: 'News' }, { description: MOVES })],
  ['a text display', '', inside(display('# Game'), display(`||${MOVES}||`))],
  ['a container', '', container(display(`\`${MOVES}\``))],
  ['a section in a container', '', container(SECTION)],
  ['a result above', '2-0', embeds({ description: MOVES })],
  ['the author’s own words first', MOVES, { ...embeds({ description: OTHER }), ...inside(display(OTHER)) }],
];

slowTest('a game in a message’s embed or component can be read, forwarded or not', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  for (const [where, content, shown] of SHOWN) {
    const said = boris.say(channel, content, [], shown);
    for (const { id } of [said, boris.forward(channel, said.id)]) {
      const { message } = await anna.commandOnMessage(id, 'Read this game');
      const last = await anna.click(message!.id, findButton(message!, '⏭️').custom_id);
      expect([where, textOf(last.message!)]).toEqual([where, expect.stringContaining('b2-c3')]);
    }
  }
  const asked = { title: 'Find the move!', description: 'W:Wc3,d4:Bf6', footer: { text: 'White to move' } };
  const puzzle = boris.say(channel, '', [], embeds(asked));
  const { message } = await anna.commandOnMessage(puzzle.id, 'Read this game');
  expect(altTextsOf(message!)[0]).toContain('d4');
  expect(discord.refusals).toEqual([]);
});

const opened = async (who: Visitor, id: string) =>
  (await who.commandOnMessage(id, 'Read this game')).message!;

slowTest(
  'the bot’s own board opens its game, forwarded or not, for people who may see the game',
  async () => {
    const table = await sitDown();
    const { anna, boris, chidi, channel, discord } = table;
    const ends = async (who: Visitor, id: string): Promise<string> => {
      const shown = await opened(who, id);
      const last = await who.click(shown.id, findButton(shown, '⏭️').custom_id);
      return textOf(last.message!);
    };
    const first = await begin(table, anna, boris);
    const moved = await playMoves(table, first, ['c3-d4', 'f6-g5', 'b2-c3']);
    const old = chidi.forward(channel, moved.id);
    expect(await ends(chidi, moved.id)).toContain('b2-c3');
    const ended = await resign(table, boris, moved);
    for (const { id } of [ended, chidi.forward(channel, ended.id), old])
      expect(await ends(chidi, id)).toContain('b2-c3');
    const [away, home] = [chidi, anna].map((who) => directChannel(discord.world, who.person).id);
    expect(await ends(anna, anna.forward(home!, ended.id).id)).toContain('b2-c3');
    expect(textOf(await opened(chidi, chidi.forward(away!, ended.id).id))).toContain(
      'That message has no game.',
    );
    expect(discord.refusals).toEqual([]);
  },
);

test('a position can also be read, and a message without a game is refused with an example', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const position = boris.say(channel, 'W:Wc3,d4:Bf6');
  const { message } = await anna.commandOnMessage(position.id, 'Read this game');
  expect(altTextsOf(message!)[0]).toContain('d4');
  const picture = boris.say(channel, '', [{ name: 'photo.png', bytes: Buffer.from('x') }]);
  const refused = await anna.commandOnMessage(picture.id, 'Read this game');
  expect([isEphemeral(refused.message!), textOf(refused.message!)]).toEqual([
    true,
    expect.stringContaining('That message has no game. I read PDN and FEN'),
  ]);
  const chat = boris.say(channel, 'Good luck!');
  const unread = await anna.commandOnMessage(chat.id, 'Read this game');
  expect(isEphemeral(unread.message!)).toBe(true);
  expect(discord.refusals).toEqual([]);
});
