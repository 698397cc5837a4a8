/** A game from a file that is attached in a channel. */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sitDown } from './table.ts';

test('a file is read, can be shown to everyone, and is refused if it is too large or not a game', async () => {
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
