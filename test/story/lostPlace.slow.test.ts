/**
 * Games whose thread or channel is deleted: the board is shown where possible, and the player to
 * move is notified.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { DAY, SECOND } from '../../src/game/calendar/span.ts';
import { begin, cardAfter, gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { sitDown, openTable, type Table } from './table.ts';
import { SOON, START, challenged, direct, written } from './told.ts';

async function whileSecondsPass({ discord }: Table, hasHappened: () => boolean): Promise<void> {
  const later = (): boolean => {
    discord.clock.advance(10 * SECOND);
    return hasHappened();
  };
  await expect.poll(later, { ...SOON, interval: 100 }).toBe(true);
}

test('a game in a deleted thread continues in the thread’s channel, and notifies the player to move', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const thread = discord.openThread(channel, 'the two of us');
  const card = await begin(table, anna, boris, thread);
  discord.deleteChannel(thread);
  await anna.command(discord.channel('arena'), 'move', { move: 'c3-d4', game: gameOn(card) });
  const isThere = (): boolean => anna.messages(channel).some(isCard);
  await whileSecondsPass(table, isThere);
  const next = anna.messages(channel).find(isCard)!;
  expect(textOf(next)).toContain('** c3-d4');
  expect(boris.notifications().map(({ id }) => id)).toContain(next.id);
  await byHand(boris, next, 'b6-a5');
  await cardAfter(table, next);
});

test('a game whose channel is deleted continues in direct messages, even if the players chose mentions', async () => {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  await table.startBot();
  const { anna, boris, channel, discord } = table;
  const card = await challenged(table, '1d');
  discord.deleteChannel(channel);
  await anna.command(discord.channel('arena'), 'move', { move: 'c3-d4', game: gameOn(card) });
  const turn = await written(table, boris, 'It’s your move');
  const { message } = await byHand(boris, turn, 'b6-a5');
  expect(textOf(message!)).toContain('b6-a5');
  await written(table, anna, 'It’s your move');
  clock.advance(0.8 * DAY);
  await written(table, anna, 'It’s still your move');
  clock.advance(0.3 * DAY);
  await written(table, boris, 'You won');
  // Outdated boards are removed: nobody has two boards for the same game.
  expect(direct(table, boris).filter(isCard)).toEqual([]);
  expect(discord.world.channels.has(directChannel(discord.world, anna.person).id)).toBe(true);
});
