/** Suggestions while typing. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Command } from '../../src/app/ports/command.ts';
import { findButton } from '../../playground/server/visitor/reading.ts';
import { begin, pressNamed } from '../story/cards.ts';
import { sitDown } from '../story/table.ts';
import { openNotebook } from './notebook.ts';

test('matching legal moves are suggested only to the player to move', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  await begin(table, anna, boris);
  const offered = async (who: typeof anna, move: string) =>
    (await who.complete(channel, 'move', { move }, 'move')).map(({ value }) => value);
  expect(await offered(anna, '')).toHaveLength(7);
  expect(await offered(anna, 'c3')).toEqual(['c3-b4', 'c3-d4']);
  expect(await offered(boris, '')).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('a server’s games are suggested to its managers, even in commands that everyone has', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const card = await begin(table, anna, boris);
  const question = await pressNamed(anna, card, 'Resign');
  await anna.click(question.message!.id, findButton(question.message!, 'Yes, resign').custom_id);
  const offered = async () => (await anna.complete(channel, 'server void', { game: '' }, 'game')).length;
  expect(await offered()).toBe(1);
  discord.demote('Anna');
  expect(await offered()).toBe(0);
});

test('there are never more suggestions than Discord accepts, and a bug is logged', async () => {
  const log = openNotebook();
  const long = Array.from({ length: 40 }, (_, n) => ({ label: `move ${n}`, value: `${n}` }));
  const eager = (command: Command): Command => ({
    ...command,
    suggest: async (_asker, { text }) => {
      if (text === 'bug') throw new Error('a bug in a test');
      return long;
    },
  });
  const { anna, channel, discord } = await sitDown({ commands: commands.map(eager), log }, { ackMs: 300 });
  expect(await anna.complete(channel, 'move', { move: '' }, 'move')).toHaveLength(25);
  await expect(anna.complete(channel, 'move', { move: 'bug' }, 'move')).rejects.toThrow('did not respond');
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});
