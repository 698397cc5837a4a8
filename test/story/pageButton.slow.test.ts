/** The *Board* button is a link, or opens the Activity. Without a page, there is no such button. */
import { expect, test } from 'vitest';
import { buttonsOf, linksOf, textOf } from '../../playground/server/visitor/reading.ts';
import { enableActivities } from '../../playground/server/world/activities.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { PUBLIC, sitDown, withPage } from './pages.ts';
import { begin, cardAfter, gameOn, resign } from './cards.ts';
import { byHand } from './hands.ts';
import { openTable, sitDown as withoutPage } from './table.ts';
import { written } from './told.ts';

const pageOn = (message: APIMessage): string | undefined =>
  buttonsOf(message).find(({ custom_id }) => custom_id?.startsWith('board|page|'))?.custom_id;

test('each card and each notification has a link to its game, until the game ends', async () => {
  const { table } = await sitDown();
  const { anna, boris, discord } = table;
  await boris.command(table.channel, 'preferences', { notify: 'direct' });
  let card = await begin(table, anna, boris);
  const address = `${PUBLIC}/?game=${gameOn(card)}`;
  expect(linksOf(card)).toContain(address);

  await byHand(anna, card, 'c3-d4');
  card = await cardAfter(table, card);
  expect(linksOf(card)).toContain(address);
  expect(linksOf(await written(table, boris, 'It’s your move'))).toContain(address);

  expect(linksOf(await resign(table, boris, card))).toContain(address);
  expect(discord.refusals).toEqual([]);
});

test('without a page, cards have no link', async () => {
  const { anna, boris, ...table } = await withoutPage();
  const card = await begin({ ...table, anna }, anna, boris);
  expect(linksOf(card)).toEqual([]);
  expect(buttonsOf(card).map(({ label }) => label)).toContain('More…');
  expect(pageOn(card)).toBeUndefined();
});

test('if the page is an Activity, the button opens it in Discord', async () => {
  const { table } = await sitDown({}, 'activity');
  const { anna, boris, discord } = table;
  enableActivities(discord.world);
  const card = await begin(table, anna, boris);
  expect(linksOf(card)).toEqual([]);
  expect(await boris.click(card.id, pageOn(card)!)).toMatchObject({ kind: 'launch', message: null });
  expect(discord.refusals).toEqual([]);
});

test('if Discord can’t open the Activity, the button’s answer is a link', async () => {
  const { table } = await sitDown({}, 'activity');
  const { anna, boris, discord } = table;
  const card = await begin(table, anna, boris);
  const { message } = await boris.click(card.id, pageOn(card)!);
  expect(linksOf(message!)).toEqual([`${PUBLIC}/?game=${gameOn(card)}`]);
  expect(discord.refusals.map(({ code }) => code)).toEqual([50234]);
});

test('a button from before a change of settings still works', async () => {
  const table = await openTable();
  const { anna, boris } = table;
  const first = await table.startBot({}, withPage(table, 'activity'));
  const card = await begin(table, anna, boris);
  const id = pageOn(card)!;
  await first.stop();

  const second = await table.startBot({}, withPage(table, 'link'));
  expect(linksOf((await boris.click(card.id, id)).message!)).toEqual([`${PUBLIC}/?game=${gameOn(card)}`]);
  await second.stop();

  await table.startBot();
  expect(textOf((await boris.click(card.id, id)).message!)).toContain('/move');
});
