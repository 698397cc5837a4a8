/** Commands in texts become mentions that can be pressed, in any language. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { findButton, sourceOf, textOf } from '../../playground/server/visitor/reading.ts';
import { commandIds, type CommandIds } from '../../src/discord/showing/commandMentions.ts';
import { definitionsOf } from '../../src/discord/commandDefinitions.ts';
import { markupWith } from '../../src/discord/showing/text.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { renderText } from '../../src/views/screen/tokens.ts';
import { sitDown } from '../story/table.ts';

const DEFINITIONS = definitionsOf(commands);
const REGISTERED = DEFINITIONS.map(({ name }, at) => ({ id: String(100 + at), name }));
const IDS = commandIds(REGISTERED, DEFINITIONS);
const withMentions = (text: string, ids: CommandIds): string => renderText(text, markupWith(ids));
const idOf = (name: string): string => REGISTERED.find((each) => each.name === name)?.id ?? '';

test.each<[given: string, written: string]>([
  ['See `/games`, or `/help`.', `See </games:${idOf('games')}>, or </help:${idOf('help')}>.`],
  ['-# **Start:** `/play`', `-# **Start:** </play:${idOf('play')}>`],
  ['Type `/move c3-d4`.', 'Type `/move c3-d4`.'],
  ['End it with `/preferences vacation:end`.', 'End it with `/preferences vacation:end`.'],
  ['There is no `/castle`, `id5` or /games.', 'There is no `/castle`, `id5` or /games.'],
])('the text gets the right mentions: %s', (given, written) => {
  expect(withMentions(given, IDS)).toBe(written);
});

test.each(LOCALES)('a text in %s mentions commands by their names there', (locale) => {
  const name = sayIn(locale)('name.games');
  expect(withMentions(sayIn(locale)('help.games'), IDS)).toContain(`</${name}:${idOf('games')}>`);
});

test('a text is unchanged if a name belongs to different commands in different languages', () => {
  const shared = DEFINITIONS.map((each) =>
    each.name === 'rules' ? { ...each, name_localizations: { fr: sayIn('pl')('name.games') } } : each,
  );
  const ids = commandIds(REGISTERED, shared);
  expect(withMentions('`/partie` and `/games`', ids)).toBe(`\`/partie\` and </games:${idOf('games')}>`);
});

test('a text is unchanged before ids are known, or if Discord sends an unexpected answer', () => {
  for (const answer of [undefined, 'what?', [{ id: 1 }], []])
    expect(withMentions('See `/games`.', commandIds(answer, DEFINITIONS))).toBe('See `/games`.');
});

test('once a bot has started, its help has commands that can be pressed', async () => {
  const { anna, channel, discord } = await sitDown();
  const help = await (await anna.command(channel, 'help')).answer();
  const known = new Map([...discord.world.commands.values()].map(({ name, id }) => [name, id]));
  for (const name of ['play', 'move', 'puzzle', 'learn', 'games', 'rules'])
    expect(sourceOf(help)).toContain(`</${name}:${known.get(name)}>`);
  expect(sourceOf(help).replaceAll(/`\/[a-z]+ [^`]+`/gu, '')).not.toContain('`/');
  expect(textOf(help)).toContain('`/play`');
  expect(findButton(help, 'Learn').disabled).not.toBe(true);
  expect(discord.warnings).toEqual([]);
});
