/** `/help` and `/rules` are short at first, with buttons to the rest. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { HELP_TOPICS } from '../../src/features/help/rules.ts';
import type { Reply } from '../../src/app/ports/command.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { scripted } from '../app/scripted.ts';
import { asking, newTable, type Table } from '../app/table.ts';
import { faultsOf } from '../views/limits.ts';
import { labelsOf, menusOf, picturesOf, wordsOf } from '../views/screens.ts';
import { commandNamed, press, pressLabel, screenOf, type } from './asks.ts';

const linesOf = (screen: Screen): readonly string[] => wordsOf(screen).split('\n');

const topicsOn = (screen: Screen) => menusOf(screen).find(({ press: { command } }) => command === 'help')!;

const topic = async (table: Table, first: Screen, value: string): Promise<Screen> =>
  screenOf(await press(table, 'dora', topicsOn(first).press, value));

test('/help begins with /play and its topics, which together name every command', async () => {
  const table = await newTable();
  const first = screenOf(await type(table, 'dora', 'help'));
  expect(first.blocks.map(({ kind }) => kind)).toEqual(['text', 'menu', 'buttons']);
  expect(linesOf(first)).toHaveLength(1 + 8);
  expect(linesOf(first)[1]).toContain('with `/play`');
  const pages = [first];
  const menu = topicsOn(first);
  expect(menu.choices.map(({ value }) => value)).toEqual(HELP_TOPICS.slice(1));
  for (const { value } of menu.choices) pages.push(await topic(table, first, value));
  expect(pages.flatMap(faultsOf)).toEqual([]);
  const all = pages.map(wordsOf).join('\n');
  const told = commands.filter(({ name }) => name !== 'help' && name !== 'play');
  const names = new Set(told.map(({ name }) => name.split(' ')[0] ?? name));
  expect([...names].filter((name) => !all.includes(`\`/${name}`))).toEqual([]);
});

test('in direct messages with the bot, tournaments and server settings are not recommended', async () => {
  const table = await newTable();
  const asker = { ...asking(table, 'dora'), isAlone: true };
  const first = screenOf(await commandNamed('help').run(asker, {}, table.app));
  const topics = new Set(topicsOn(first).choices.map(({ value }) => value));
  expect(HELP_TOPICS.filter((each) => !topics.has(each))).toEqual(['begin', 'tournaments']);
});

test('the learning topic comes first', async () => {
  const plain = await newTable();
  const table = { ...plain, app: { ...plain.app, engine: scripted() } };
  const first = screenOf(await type(table, 'dora', 'help'));
  const learning = await topic(table, first, 'watch');
  expect(labelsOf(learning)).toEqual(['Start a game', 'Learn', 'Play me', 'Puzzle']);
  expect((await pressLabel(table, 'dora', learning, 'Play me')).kind).toBe('card');
});

test('a topic has a button to the front door, which has a button back', async () => {
  const table = await newTable();
  const first = screenOf(await type(table, 'dora', 'help'));
  const moves = await topic(table, first, 'move');
  const door = screenOf(await pressLabel(table, 'dora', moves, 'Start a game', true));
  expect(door).toEqual(screenOf(await type(table, 'dora', 'play')));
  expect(await topic(table, door, 'begin')).toEqual(first);
});

test('each topic has buttons to the others', async () => {
  const table = await newTable();
  const first = screenOf(await type(table, 'dora', 'help'));
  expect(await topic(table, await topic(table, first, 'move'), 'begin')).toEqual(first);
});

test.each([
  ['end', 'move'],
  ['clock', 'move'],
  ['practice', 'watch'],
  ['admins', 'admins'],
])('an old button for the topic %s opens the topic %s', async (former, now) => {
  const table = await newTable();
  const first = screenOf(await type(table, 'dora', 'help'));
  const opened = await press(table, 'dora', { command: 'help', action: 'open', args: [former] });
  expect(screenOf(opened)).toEqual(await topic(table, first, now));
});

test.each([
  ['Learn', 'private', 'The Turkish strike'],
  ['Play me', 'card', ''],
  ['Puzzle', 'private', 'puzzles'],
  ['Settings', 'private', '`/preferences`'],
])('the button %s opens the first topic', async (label, kind, words) => {
  const plain = await newTable();
  const table = { ...plain, app: { ...plain.app, engine: scripted() } };
  const first = screenOf(await type(table, 'dora', 'help'));
  const reply = await pressLabel(table, 'dora', first, label);
  expect([reply.kind, wordsOf(screenOf(reply))]).toEqual([kind, expect.stringContaining(words)]);
});

test.each(VARIANT_IDS)(
  '/rules of %s have five short lines at first, and the full text behind a button',
  async (variant) => {
    const table = await newTable();
    const first = screenOf(await type(table, 'dora', 'rules', { variant }));
    const ofTowers = variantOf(variant).captured === 'leaves' ? 0 : 1;
    expect([linesOf(first).length, picturesOf(first).length]).toEqual([1 + 5 + ofTowers, 1]);
    expect(faultsOf(first)).toEqual([]);
    const all = screenOf(await pressLabel(table, 'dora', first, 'All the rules'));
    expect(picturesOf(all)).toHaveLength(2);
    expect(labelsOf(all)).toEqual(['Play this game']);
    for (const lines of [linesOf(first), linesOf(all)])
      expect(lines).toEqual(expect.arrayContaining([expect.stringContaining('**Captures are mandatory')]));
  },
);

test('the explained variant can be started with a button, even while a game is running', async () => {
  const plain = await newTable();
  const table = { ...plain, app: { ...plain.app, engine: scripted() } };
  const play = async (variant: string): Promise<Reply> =>
    pressLabel(table, 'dora', screenOf(await type(table, 'dora', 'rules', { variant })), 'Play this game');
  const [frisian, thai, again] = [await play('frisian'), await play('thai'), await play('frisian')];
  expect(frisian).toMatchObject({ kind: 'card', game: { variant: 'frisian', place: { guildId: null } } });
  expect(thai).toMatchObject({ kind: 'card', game: { variant: 'thai' } });
  expect(again.kind === 'card' && frisian.kind === 'card' && again.game.id).toBe(
    frisian.kind === 'card' && frisian.game.id,
  );
});
