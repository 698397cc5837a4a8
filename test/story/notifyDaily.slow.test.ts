/**
 * The daily message and the panel: each message arrives once, as chosen, however long the bot was
 * down.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { cardAfter, goneFrom, isCard, pressNamed } from './cards.ts';
import { byCommand } from './hands.ts';
import { SOON, START, challenged, direct, openScene, pinged, say, written } from './told.ts';

test('the daily message lists all pending games, is sent once however long the bot was down, and is not sent if empty', async () => {
  const { table, clock, bot } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'preferences', { notify: 'digest', hour: 20, zone: 'UTC' });
  const one = await challenged(table, '14d');
  await anna.command(channel, 'move', { move: 'c3-d4' });
  await cardAfter(table, one);
  const two = await challenged(table, '7d');
  await byCommand(anna, two, 'c3-d4');
  const cards = anna.messages(channel).filter(isCard);
  expect(pinged(boris).filter((id) => cards.some((card) => card.id === id))).toEqual([]);
  await bot.stop();
  clock.advance(3 * DAY + 9 * HOUR);
  await table.startBot();
  const digest = await written(table, boris, say('digest.title', { count: 2 }));
  const lines = textOf(digest)
    .split('\n')
    .filter((line) => line.startsWith('▶️'));
  const ends = [START + 7 * DAY, START + 14 * DAY].map((at) => `<t:${at / 1000}:R>`);
  expect(lines.map((line) => ends.findIndex((end) => line.includes(end)))).toEqual([0, 1]);
  expect(direct(table, boris)).toHaveLength(1);
  clock.advance(HOUR);

  clock.advance(DAY);
  await expect.poll(() => direct(table, boris).length, SOON).toBe(2);
  for (const game of anna.messages(channel).filter(isCard)) {
    const asked = await pressNamed(boris, game, 'Resign');
    await boris.click(asked.message!.id, findButton(asked.message!, 'Yes, resign').custom_id);
    await goneFrom(boris, asked.message!);
  }
  const won = () => anna.messages(channel).filter((message) => textOf(message).includes('## 🏆'));
  await expect.poll(() => won().length, SOON).toBe(2);
  clock.advance(2 * DAY);
  await expect.poll(() => direct(table, boris).length, SOON).toBe(3);
  expect(textOf(direct(table, boris)[2]!)).toContain('You lost');
  clock.advance(5 * DAY);
  // The sweep finds nothing to send. Without this sweep, the next move would be sent at once.
  await setTimeout(2 * SECOND);
  await anna.command(channel, 'preferences', { notify: 'digest', hour: 20, zone: 'UTC' });
  await byCommand(anna, await challenged(table, '14d'), 'c3-d4');
  clock.advance(DAY);
  await expect.poll(() => direct(table, boris).length, SOON).toBe(4);
  expect(textOf(direct(table, boris)[3]!)).toContain(say('digest.title', { count: 1 }));
  expect(direct(table, anna)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('a user who turned off messages gets none, and a real-time game disturbs neither player', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel } = table;
  await boris.command(channel, 'preferences', { notify: 'nothing' });
  let card = await challenged(table, '30+0');
  const quietly = pinged(boris).length;
  const moves = [
    [anna, 'c3-d4'],
    [boris, 'b6-a5'],
    [anna, 'd4-c5'],
  ] as const;
  for (const [who, move] of moves) {
    clock.advance(MINUTE);
    await byCommand(who, card, move);
    card = await cardAfter(table, card);
  }
  expect(pinged(boris)).toHaveLength(quietly);
  const before = pinged(anna).length;
  clock.advance(3 * MINUTE);
  await byCommand(boris, card, 'd6:b4');
  card = await cardAfter(table, card);
  expect(pinged(anna)).toHaveLength(before + 1);
  clock.advance(MINUTE);
  await byCommand(anna, card, 'a3:c5');
  await cardAfter(table, card);
  expect(direct(table, boris)).toEqual([]);
});

test('two users who are due at the same time, for the same game or daily, both get their messages', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, chidi, channel } = table;
  for (const who of [anna, boris])
    await who.command(channel, 'preferences', { notify: 'direct', about: 'end' });
  for (const who of [boris, chidi]) {
    await who.command(channel, 'preferences', { notify: 'digest', about: 'turn', hour: 20, zone: 'UTC' });
    await byCommand(anna, await challenged(table, '1d', who), 'c3-d4');
  }
  clock.advance(9 * HOUR);
  for (const who of [boris, chidi]) await written(table, who, say('digest.title', { count: 1 }));
  clock.advance(16 * HOUR);
  await written(table, boris, 'You lost');
  const counts = () => [anna, boris, chidi].map((who) => direct(table, who).length);
  await expect.poll(counts, SOON).toEqual([2, 2, 1]);
});
