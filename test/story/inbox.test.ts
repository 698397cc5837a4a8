/** The list of one's games, read and used in a channel. */
import { expect, test } from 'vitest';
import { buttonsOf, findButton, findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { byCommand } from './hands.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { sitDown } from './table.ts';

test('a player with many games finds the one that waits, and plays it from there', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel } = table;
  const [waiting, ...others] = [
    await begin(table, boris, anna),
    ...(await inTurn(10, () => begin(table, anna, chidi))),
  ];
  for (const card of others) {
    await anna.command(channel, 'move', { move: 'c3-d4', game: gameOn(card) });
  }
  const last = others.at(-1)!;
  await boris.command(channel, 'move', { move: 'c3-d4', game: gameOn(waiting) });
  const turn = await cardAfter(table, last, gameOn(waiting));
  await expect.poll(() => anna.messages(channel).some(({ id }) => id === waiting.id)).toBe(false);

  const { message: list } = await anna.command(channel, 'games');
  expect(isEphemeral(list!)).toBe(true);
  const [, first] = textOf(list!).split('\n');
  expect(first).toContain('**Your move**');
  expect(first).toContain(`/channels/${table.discord.world.guild.id}/${channel}/${turn.id}`);
  const { message: second, kind } = await anna.click(list!.id, findButton(list!, 'Next ▶').custom_id);
  expect([kind, textOf(second!).split('\n').at(-1)]).toEqual(['update', '-# Page 2 of 2']);

  const { message: first10 } = await anna.click(second!.id, findButton(second!, '◀ Previous').custom_id);
  const opened = await anna.choose(first10!.id, findMenu(first10!).custom_id, [gameOn(waiting)]);
  expect(textOf(opened.message!)).toContain('**1.** c3-d4');
  expect(buttonsOf(opened.message!).map(({ label }) => label)).toContain('Resign');
  await byCommand(anna, turn, 'b6-a5');
  expect(table.discord.refusals).toEqual([]);
});

/** One after another. */
async function inTurn<T>(count: number, make: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  for (let n = 0; n < count; n += 1) made.push(await make());
  return made;
}
