/** A server's settings, as its admin chooses them and its members see them, through Discord. */
import type { APIMessage, APISelectMenuComponent } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, menusOf, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { type Heard, type Visitor, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { GUESTS, PLAYERS } from '../../playground/server/world/permissions.ts';
import { begin, menuWith, pressNamed, whispered } from './cards.ts';
import { type Table, openTable, sitDown } from './table.ts';
import { slowTest } from '../runs.ts';

async function choose({ anna }: Table, panel: APIMessage, id: string, ...values: readonly string[]) {
  const opened = await anna.choose(panel.id, menuWith(panel, id).custom_id, [id]);
  const control = menusOf(opened.message!).at(-1)!;
  const chosen = await anna.choose(panel.id, control.custom_id, values);
  expect([opened.kind, chosen.kind]).toEqual(['update', 'update']);
  expect(textOf(chosen.message!)).toContain('✅ Saved.');
  return chosenIn(menusOf(chosen.message!).at(-1)!);
}

/** The labels of a menu's selected choices, or their ids. */
const chosenIn = (menu: APISelectMenuComponent): readonly string[] =>
  'options' in menu
    ? menu.options.filter((option) => option.default).map(({ label }) => label)
    : (menu.default_values ?? []).map(({ id }) => id);

const panelOf = async ({ anna, channel }: Table): Promise<APIMessage> =>
  (await anna.command(channel, 'server settings')).message!;

const challenge = (
  who: Visitor,
  channel: string,
  options: Parameters<Visitor['command']>[2] = { color: 'random' },
): Promise<Heard> => who.command(channel, 'play', options);

test('an admin changes settings in one private panel, across a restart', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const panel = await panelOf(table);
  expect(isEphemeral(panel)).toBe(true);
  expect(await choose(table, panel, 'oldCards', 'kept')).toEqual(['stay as they are']);
  await first.stop();
  await table.startBot();
  expect(await choose(table, panel, 'variant', 'frisian')).toEqual(['Frisian draughts']);
  const again = await panelOf(table);
  expect(textOf(again)).toMatch(
    /Changed here\*\*\nOld boards: \*\*stay as they are\*\*\nDefault variant: \*\*Frisian/u,
  );
  expect(table.discord.refusals).toEqual([]);
});

test('games begin only in the chosen channels and their threads; elsewhere, a refusal names the channels', async () => {
  const table = await sitDown();
  const { boris, channel, discord } = table;
  const arena = discord.channel('arena');
  const thread = discord.openThread(arena, 'final');
  expect(await choose(table, await panelOf(table), 'channels', arena)).toEqual([arena]);
  expect(whispered(await challenge(boris, channel))).toBe(
    `In this server, play in <#${arena}>. Elsewhere, only you see what I show.`,
  );
  expect(boris.messages(channel)).toHaveLength(1);
  const elsewhere = `play in <#${arena}>`;
  expect(textOf(await (await boris.command(channel, 'play', {})).answer())).toContain(elsewhere);
  const board = await (await boris.command(channel, 'leaderboard', {})).answer();
  const refused = await pressNamed(boris, board, 'Show to everyone');
  expect(textOf(refused.message!)).toContain(elsewhere);
  expect(isEphemeral(refused.message!)).toBe(true);
  for (const place of [arena, thread])
    expect((await challenge(boris, place)).message?.channel_id).toBe(place);
  await choose(table, await panelOf(table), 'channels');
  expect(isEphemeral((await challenge(boris, channel)).message!)).toBe(false);
  expect(discord.refusals).toEqual([]);
});

test('only members with a role can challenge, but everyone can accept', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel } = table;
  await choose(table, await panelOf(table), 'challengerRole', GUESTS.id);
  expect(whispered(await challenge(boris, channel))).toContain(`you need the <@&${GUESTS.id}> role`);
  await begin(table, chidi, boris);
  expect(await choose(table, await panelOf(table), 'challengerRole', PLAYERS.id)).toEqual([PLAYERS.id]);
  await begin(table, anna, chidi);
});

slowTest('a server can keep only a game’s result in the channel, with a button for the board', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  await choose(table, await panelOf(table), 'endAs', 'result');
  const card = await begin(table, anna, boris);
  expect(picturesOf(card)).toHaveLength(1);
  await anna.command(channel, 'move', { move: 'c3-d4' });
  const asked = await boris.command(channel, 'games', { do: 'resign' });
  await boris.click(asked.message!.id, findButton(asked.message!, 'Yes, resign').custom_id);
  const result = await anna.waitFor((message) => textOf(message).includes('by resignation'));
  await expect.poll(() => picturesOf(anna.messages(channel).find(({ id }) => id === result.id)!)).toEqual([]);
  const { message: board } = await chidi.click(result.id, findButton(result, 'More…').custom_id);
  expect([isEphemeral(board!), picturesOf(board!).length]).toEqual([true, 1]);
  expect(discord.refusals).toEqual([]);
});
