/**
 * Private answers to presses below the board: each replaces the previous one, and a move removes
 * the last.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, buttonTo, cardAfter } from './cards.ts';
import { byCommand, byHand } from './hands.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');

const toldTo = ({ anna, channel }: Table): readonly APIMessage[] =>
  anna.messages(channel).filter(isEphemeral);

test('after six answers in one game, one message is left, and after the move, none', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const card = await begin(table, anna, boris);
  await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  await anna.command(channel, 'move', { move: 'a1-h8' });
  await anna.command(channel, 'games', { do: 'hint' });
  const more = await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  const asked = await anna.click(more.message!.id, buttonTo(more.message!, 'resign', 'ask'));
  await expect.poll(() => toldTo(table).map(({ id }) => id)).toEqual([asked.message!.id]);
  expect(textOf(asked.message!)).toContain('Resign');
  await byHand(anna, card, 'c3-d4');
  await cardAfter(table, card);
  await expect.poll(() => toldTo(table)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('lists, settings, the opponent’s answers, and answers in other channels stay', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const card = await begin(table, anna, boris);
  const list = await anna.command(channel, 'games');
  await boris.click(card.id, buttonTo(card, 'board', 'rest'));
  await anna.command(discord.channel('general'), 'games', { do: 'board' });
  await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  await byCommand(anna, card, 'c3-d4');
  await cardAfter(table, card);
  await expect.poll(() => toldTo(table).map(({ id }) => id)).toEqual([list.message!.id]);
  expect(boris.messages(channel).filter(isEphemeral)).toHaveLength(1);
  expect(anna.messages(discord.channel('general')).filter(isEphemeral)).toHaveLength(1);
});

test('a private message that Discord no longer lets the bot delete is left alone', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const card = await begin(table, anna, boris);
  const first = await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  const expired = { status: 401, body: { code: 50027, message: 'Invalid Webhook Token' } };
  discord.faults.rest({ on: /DELETE .*messages/u, times: 1, effect: expired });
  const second = await anna.click(card.id, buttonTo(card, 'board', 'rest'));
  expect(textOf(second.message!)).toBe(say('more.ask'));
  expect(toldTo(table).map(({ id }) => id)).toEqual([first.message!.id, second.message!.id]);
});
