/**
 * `/play find:` in a server: who waits in the lobby, who meets there, and what the channel sees of it.
 */
import { expect, test } from 'vitest';
import { buttonsOf, findButton, findMenu, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { isCard } from './cards.ts';
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

test('one waits in the lobby, another seeks the same, and their board is there; a restart changes nothing', async () => {
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

  // Her own button offers to stop.
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

  // Boris still waits, until someone presses his button.
  await anna.click(lobby(table)!.id, findButton(lobby(table)!, 'Play').custom_id);
  table.discord.clock.advance(6000);
  await expect.poll(() => lobby(table), LONG).toBeNull();
  const second = chidi.messages(channel).at(-1)!;
  expect(textOf(second)).toMatch(eitherName(boris));
  expect(discord.refusals).toEqual([]);
});

const seek = async (who: Visitor, channel: string, options: Readonly<Record<string, string>>) =>
  (await who.command(channel, 'play', { find: 'server', ...options })).answer();

async function chooseLobby({ anna, channel }: Table, lounge: string): Promise<void> {
  const { message: panel } = await anna.command(channel, 'server settings');
  const opened = await anna.choose(panel!.id, findMenu(panel!).custom_id, ['lobby']);
  const menu = menusOf(opened.message!).at(-1)!.custom_id;
  expect(textOf((await anna.choose(panel!.id, menu, [lounge])).message!)).toContain('✅ Saved.');
}

test('a channel of the server’s choice is its lobby, until that is deleted', async () => {
  const table = await openTable();
  await table.startBot();
  const { anna, boris, chidi, channel, discord } = table;
  const lounge = addTextChannel(discord.world, 'lounge').id;
  await chooseLobby(table, lounge);
  const shown = (): string =>
    chidi
      .messages(lounge)
      .filter((message) => !isCard(message))
      .map((message) => textOf(message))
      .join();
  const until = async (words: string): Promise<void> => {
    discord.clock.advance(6000);
    await expect.poll(shown, LONG).toContain(words);
  };

  // Sought in any channel, shown in the lobby, and played there.
  const general = discord.channel('general');
  expect(textOf(await seek(boris, general, { time: '5+3' }))).toContain(`Shown in <#${lounge}>`);
  await until(`<@${boris.person.id}> (1500?)`);
  const found = await seek(chidi, channel, { time: '5+3' });
  expect(textOf(found)).toContain('Opponent found');
  await expect.poll(() => chidi.messages(lounge).filter(isCard), LONG).toHaveLength(1);
  expect([general, channel].flatMap((each) => anna.messages(each).filter(isCard))).toEqual([]);
  await until('Nobody is waiting right now');

  const waiting = await seek(anna, channel, { time: '3d' });
  await until(`<@${anna.person.id}>`);
  await anna.click(waiting.id, findButton(waiting, 'Stop looking').custom_id);
  await until('Nobody is waiting right now');

  await seek(anna, channel, { time: '10+5' });
  await until(`<@${anna.person.id}>`);
  discord.clock.advance(60 * 60_000);
  await until('Nobody is waiting right now');

  // Without its channel, a seek is shown where it is made.
  discord.deleteChannel(lounge);
  await seek(anna, channel, { variant: 'bashni' });
  await expect
    .poll(async () => textOf(await seek(boris, general, { variant: 'frisian' })), LONG)
    .toContain(`Shown in <#${general}>`);
  await seek(chidi, channel, { variant: 'frisian' });
  await expect.poll(() => anna.messages(general).filter(isCard), LONG).toHaveLength(1);
  expect(new Set(discord.refusals.map(({ code }) => code))).toEqual(new Set([10_003]));
}, 60_000);
