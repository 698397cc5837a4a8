/** A game again, in a channel: steps after a restart, a film, files, themes, and a game from elsewhere. */
import { expect, test } from 'vitest';
import { findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { begin } from './cards.ts';
import { sitDown } from './table.ts';

test('is stepped through by anyone alone, filmed, exported and imported, within all of Discord’s rules', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  await begin(table, anna, boris);
  await anna.command(channel, 'move', { move: 'c3-d4' });
  await boris.command(channel, 'move', { move: 'b6-a5' });

  const { message: viewer } = await anna.command(channel, 'replay', {});
  expect(isEphemeral(viewer!)).toBe(false);
  const stepped = await chidi.click(viewer!.id, findButton(viewer!, 'Last').custom_id);
  expect(isEphemeral(stepped.message!)).toBe(true);
  expect(textOf(stepped.message!)).toContain('Black played **b6-a5**.');
  const filmed = await chidi.click(stepped.message!.id, findButton(stepped.message!, 'Animation').custom_id);
  expect(isEphemeral(filmed.message!)).toBe(true);
  expect(JSON.stringify(filmed.message)).toContain('board.gif');
  const back = await chidi.click(filmed.message!.id, findButton(filmed.message!, 'Step by step').custom_id);
  expect(isEphemeral(back.message!)).toBe(true);

  const exported = await chidi.command(channel, 'export', {});
  expect(JSON.stringify(exported.message)).toContain('.pdn');
  const themes = await chidi.command(channel, 'theme', {});
  expect(picturesOf(themes.message!)).toHaveLength(THEME_IDS.length + PIECE_SET_IDS.length);

  const imported = await chidi.command(channel, 'import', { text: '1. c3-d4 d6-c5 2. b2-c3 *' });
  const last = await chidi.click(imported.message!.id, findButton(imported.message!, 'Last').custom_id);
  expect(textOf(last.message!)).toContain('White played **b2-c3**.');
  expect(discord.refusals).toEqual([]);
});

test('a file is attached, shown to everyone, and refused when it is too large or no game', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const attach = (name: string, text: string) => anna.attach(channel, { name, bytes: Buffer.from(text) });
  const pdn = attach('club.pdn', '[White "Anna"]\n1. c3-d4 d6-c5 *\n\n[White "Boris"]\n1. e3-f4 {bold} *');
  const shown = await anna.command(channel, 'import', { file: pdn, game: 2, public: true });
  expect(isEphemeral(shown.message!)).toBe(false);
  expect(textOf(shown.message!)).toContain('Game 2 of 2');
  const stepped = await boris.click(shown.message!.id, findButton(shown.message!, 'Last').custom_id);
  expect([isEphemeral(stepped.message!), textOf(stepped.message!)]).toEqual([
    true,
    expect.stringContaining('bold'),
  ]);

  const bad = await anna.command(channel, 'import', { file: attach('bad.pdn', 'hello\nthere') });
  expect([isEphemeral(bad.message!), textOf(bad.message!)]).toEqual([
    true,
    expect.stringContaining('Line 1, column 1'),
  ]);
  const large = await anna.command(channel, 'import', {
    file: attach('all.pdn', ' '.repeat(10_000_001)),
  });
  expect(textOf(large.message!)).toContain('too large');
  expect(() => attach('film.pdn', 'x'.repeat(11 * 2 ** 20))).toThrow('too powerful');
  expect(discord.refusals).toEqual([]);
});
