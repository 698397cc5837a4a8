/**
 * A game afterwards, in a channel: in its player's list, step by step, as a film, a file, or
 * imported; and what strangers see of it.
 */
import { expect, test } from 'vitest';
import { findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, gameOn, playMoves, resign } from './cards.ts';
import { sitDown, type Table } from './table.ts';
import { channelAmong } from '../../playground/server/world/world.ts';

test('is stepped through by anyone alone, filmed, exported and imported, within all of Discord’s rules', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  await begin(table, anna, boris);
  await anna.command(channel, 'move', { move: 'c3-d4' });
  await boris.command(channel, 'move', { move: 'b6-a5' });

  const { message: alone } = await anna.command(channel, 'replay', {});
  expect(isEphemeral(alone!)).toBe(true);
  await anna.click(alone!.id, findButton(alone!, '⏭️').custom_id);
  const atEnd = anna.messages(channel).find(({ id }) => id === alone!.id)!;
  const { message: viewer } = await anna.click(alone!.id, findButton(atEnd, 'Show to everyone').custom_id);
  expect(chidi.messages(channel).map(({ id }) => id)).toContain(viewer!.id);
  expect(textOf(viewer!)).toContain('Boris played **b6-a5**.');
  const stepped = await chidi.click(viewer!.id, findButton(viewer!, 'Step by step').custom_id);
  expect(isEphemeral(stepped.message!)).toBe(true);
  expect(textOf(stepped.message!)).toContain('**1. Black** of 1');
  // One reader's steps don't move another's.
  const first = await chidi.click(stepped.message!.id, findButton(stepped.message!, '⏮️').custom_id);
  expect(textOf(anna.messages(channel).find(({ id }) => id === alone!.id)!)).toContain('**1. Black** of 1');
  expect(textOf(anna.messages(channel).find(({ id }) => id === viewer!.id)!)).toContain('**1. Black** of 1');
  expect(first.message!.id).toBe(stepped.message!.id);
  const filmed = await chidi.click(first.message!.id, findButton(first.message!, 'Animation').custom_id);
  expect(isEphemeral(filmed.message!)).toBe(true);
  expect(JSON.stringify(filmed.message)).toContain('board.gif');
  const back = await chidi.click(filmed.message!.id, findButton(filmed.message!, 'Step by step').custom_id);
  expect(isEphemeral(back.message!)).toBe(true);

  const exported = await chidi.command(channel, 'replay', { as: 'export' });
  expect(JSON.stringify(exported.message)).toContain('.pdn');
  const themes = await chidi.command(channel, 'preferences', { open: 'theme' });
  expect(picturesOf(themes.message!)).toHaveLength(1);

  const imported = await chidi.command(channel, 'replay', { text: '1. c3-d4 d6-c5 2. b2-c3 *' });
  const last = await chidi.click(imported.message!.id, findButton(imported.message!, '⏭️').custom_id);
  expect(textOf(last.message!)).toContain('White played **b2-c3**.');
  expect(discord.refusals).toEqual([]);
});

test('a file is attached, shown to everyone, and refused when it is too large or no game', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const attach = (name: string, text: string) => anna.attach(channel, { name, bytes: Buffer.from(text) });
  const pdn = attach('club.pdn', '[White "Anna"]\n1. c3-d4 d6-c5 *\n\n[White "Boris"]\n1. e3-f4 {bold} *');
  const shown = await anna.command(channel, 'replay', { file: pdn, number: 2, public: true });
  expect(isEphemeral(shown.message!)).toBe(false);
  expect(textOf(shown.message!)).toContain('Game 2 of 2');
  const stepped = await boris.click(shown.message!.id, findButton(shown.message!, 'Step by step').custom_id);
  expect(isEphemeral(stepped.message!)).toBe(true);
  const last = await boris.click(stepped.message!.id, findButton(stepped.message!, '⏭️').custom_id);
  expect(textOf(last.message!)).toContain('bold');

  const bad = await anna.command(channel, 'replay', { file: attach('bad.pdn', 'hello\nthere') });
  expect([isEphemeral(bad.message!), textOf(bad.message!)]).toEqual([
    true,
    expect.stringContaining('Line 1, column 1'),
  ]);
  const large = await anna.command(channel, 'replay', {
    file: attach('all.pdn', ' '.repeat(10_000_001)),
  });
  expect(textOf(large.message!)).toContain('too large');
  expect(() => attach('film.pdn', 'x'.repeat(11 * 2 ** 20))).toThrow('too powerful');
  expect(discord.refusals).toEqual([]);
});

async function over(table: Table): Promise<string> {
  const { anna, boris } = table;
  const card = await playMoves(table, await begin(table, anna, boris), ['c3-d4', 'b6-a5']);
  return gameOn(await resign(table, boris, card));
}

async function answered(who: Visitor, channel: string, typed: string, game: string): Promise<string> {
  const [command = '', option, value] = typed.split(/[ :]/u);
  const given = option === undefined ? { game } : { game, [option]: value };
  const answer = await (await who.command(channel, command, given)).answer();
  return `${isEphemeral(answer) ? 'in private' : 'to all'}: ${textOf(answer)}`;
}

test.each([
  'replay',
  ...['export', 'analysis'].map((as) => `replay as:${as}`),
  ...['moves', 'board', 'rematch'].map((deed) => `games do:${deed}`),
])('elsewhere, /%s knows a game for its players only', async (command) => {
  const table = await sitDown();
  const { anna, chidi, channel, discord } = table;
  const game = await over(table);
  const elsewhere = channelAmong(discord.world, [anna.person, chidi.person]).id;
  const unknown = await answered(chidi, elsewhere, command, 'nosuchgame');
  expect(unknown).toBe(
    'in private: I don’t have that game. It may have been deleted. See yours with `/games`.',
  );
  expect(await answered(chidi, elsewhere, command, game)).toBe(unknown);
  expect(await answered(anna, elsewhere, command, game)).not.toBe(unknown);
  expect(await answered(chidi, channel, command, game)).not.toBe(unknown);
  expect(discord.refusals).toEqual([]);
});

test('a game shown elsewhere can be stepped through and filmed by everyone who sees it there, each privately', async () => {
  const table = await sitDown();
  const { anna, chidi, discord } = table;
  const game = await over(table);
  const elsewhere = channelAmong(discord.world, [anna.person, chidi.person]).id;
  const alone = (await anna.command(elsewhere, 'replay', { game })).message!;
  const viewer = (await anna.click(alone.id, findButton(alone, 'Show to everyone').custom_id)).message!;
  const opened = await chidi.click(viewer.id, findButton(viewer, 'Step by step').custom_id);
  const stepped = await chidi.click(opened.message!.id, findButton(opened.message!, '⏭️').custom_id);
  expect(textOf(stepped.message!)).toContain('played **b6-a5**.');
  expect(isEphemeral(stepped.message!)).toBe(true);
  const film = await chidi.click(stepped.message!.id, findButton(stepped.message!, 'Animation').custom_id);
  expect(isEphemeral(await film.answer())).toBe(true);
  expect(await answered(chidi, elsewhere, 'replay', game)).toContain('I don’t have that game');
  expect(discord.refusals).toEqual([]);
});
