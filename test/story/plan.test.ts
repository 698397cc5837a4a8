/**
 * Plans in a channel: entered privately, played while their author is away, with one card for the
 * whole exchange.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { byCommand } from './hands.ts';
import { begin, cardAfter, isCard } from './cards.ts';
import { openTable } from './table.ts';

/** Replaces the private message: nothing piles up. */
async function press(who: Visitor, message: APIMessage, label: string): Promise<APIMessage> {
  const response = await who.click(message.id, findButton(message, label).custom_id);
  expect([response.kind, isEphemeral(response.message!)]).toEqual(['update', true]);
  return response.message!;
}

test('a plan is picked on a private board, outlives a restart, and answers with one card', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const { anna, boris, channel, discord } = table;
  const begun = await begin(table, anna, boris);
  const { message: board } = await boris.command(channel, 'games', { do: 'board' });
  const opened = await boris.click(board!.id, findButton(board!, 'Plan').custom_id);
  const half = await press(boris, await press(boris, opened.message!, 'c3…'), '② c3-d4');
  await first.stop();
  await table.startBot();
  const whole = await press(boris, await press(boris, half, 'b6…'), '① b6-a5');
  expect(textOf(whole)).toContain(String.raw`1\. if **c3-d4** then **b6-a5**`);

  const before = boris.notifications().length;
  await byCommand(anna, begun, 'c3-d4');
  const card = await cardAfter(table, begun);
  expect(textOf(card)).toContain('** c3-d4');
  expect(textOf(card)).toContain('** b6-a5 (as planned)');
  expect(boris.notifications()).toHaveLength(before);
  await byCommand(anna, card, 'g3-f4');
  await cardAfter(table, card);
  const cards = anna.messages(channel).filter(isCard);
  expect(cards.filter(({ id }) => BigInt(id) > BigInt(begun.id))).toHaveLength(2);
  expect(discord.refusals).toEqual([]);
});
