/** `/play find:` in a server: who waits in the lobby, who is paired, and what the channel shows. */
import { expect, test } from 'vitest';
import { buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { openTable, type Table } from './table.ts';

const TITLE = 'Looking for an opponent';

/** The lobby's message, as everyone sees it. */
const lobby = ({ chidi, channel }: Table) =>
  chidi.messages(channel).findLast((message) => textOf(message).includes(TITLE)) ?? null;

/** Colors are random, and a card mentions only the player to move. */
const eitherName = ({ person }: Visitor): RegExp => new RegExp(`<@${person.id}>|${person.name}`, 'u');

const LONG = { timeout: 10_000, interval: 50 };

/** The lobby is edited every few seconds at most. */
async function shows(table: Table, seeks: number): Promise<void> {
  table.discord.clock.advance(6000);
  await expect.poll(() => buttonsOf(lobby(table)!).length, LONG).toBe(seeks);
}

test('one user waits in the lobby, a second user seeks the same game, and they play, even across a restart', async () => {
  const table = await openTable();
  const bot = await table.startBot();
  const { anna, boris, chidi, channel, discord } = table;

  const heard = await (await anna.command(channel, 'play', { find: 'server', time: '5+3' })).answer();
  expect(isEphemeral(heard)).toBe(true);
  expect(textOf(heard)).toContain('You’re looking for an opponent');
  await expect.poll(() => lobby(table), LONG).not.toBeNull();
  expect(textOf(lobby(table)!)).toContain(`<@${anna.person.id}> (1500?)`);
  await bot.stop();
  await table.startBot();

  // Anna's own button offers to stop seeking.
  const own = await (
    await anna.click(lobby(table)!.id, findButton(lobby(table)!, 'Play').custom_id)
  ).answer();
  expect(buttonsOf(own).map(({ label }) => label)).toEqual(['Stop looking']);
  await boris.command(channel, 'play', { find: 'server', time: '3d' });
  await shows(table, 2);

  await chidi.command(channel, 'play', { find: 'server', time: '5+3' });
  const board = chidi.messages(channel).at(-1)!;
  for (const who of [anna, chidi]) expect(textOf(board)).toMatch(eitherName(who));
  await shows(table, 1);

  // Boris is still seeking, until someone presses the button for his seek.
  await anna.click(lobby(table)!.id, findButton(lobby(table)!, 'Play').custom_id);
  table.discord.clock.advance(6000);
  await expect.poll(() => lobby(table), LONG).toBeNull();
  const second = chidi.messages(channel).at(-1)!;
  expect(textOf(second)).toMatch(eitherName(boris));
  expect(discord.refusals).toEqual([]);
});
