/** An interaction that Discord delivers twice, to one process or to two that hold the gateway, is decided on and answered once. */
import { expect, test } from 'vitest';
import { findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, cardAfter, isCard } from '../story/cards.ts';
import { byCommand } from '../story/hands.ts';
import { openTable, sitDown } from '../story/table.ts';
import type { Table } from '../story/table.ts';
import { openNotebook } from './notebook.ts';

const say = sayIn('en-US');

/** White moves, by command and from the card, and the copy of neither is heard of. */
async function playsOn(table: Table): Promise<void> {
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  const heard = await byCommand(anna, first, 'c3-d4');
  expect(textOf(heard.message!)).toContain(say('card.last.white', { move: 'c3-d4' }));
  const card = await cardAfter(table, first);
  await boris.choose(card.id, findMenu(card).custom_id, ['b6-a5']);
  expect(textOf(await cardAfter(table, card))).toContain(say('card.last.black', { move: 'b6-a5' }));
  for (const visitor of [anna, boris]) expect(visitor.messages(channel).filter(isEphemeral)).toEqual([]);
  await expect.poll(() => anna.messages(channel).filter(isCard).length).toBe(1);
  expect(discord.refusals).toEqual([]);
}

test('delivered twice to one process', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  table.discord.faults.deliverTwice(Number.POSITIVE_INFINITY);
  await playsOn(table);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
  const copies = log.entries.filter(({ details }) => details['msg'] === 'an interaction was delivered twice');
  expect(copies).toHaveLength(4);
});

test('delivered to two processes that hold the gateway', async () => {
  const table = await openTable();
  const logs = [openNotebook(), openNotebook()];
  for (const log of logs) await table.startBot({ log });
  await playsOn(table);
  const entries = logs.flatMap((log) => log.entries);
  expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  const copies = entries.filter(({ details }) => details['msg'] === 'an interaction was delivered twice');
  expect(copies).toHaveLength(4);
});
