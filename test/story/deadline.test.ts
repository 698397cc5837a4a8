/** Time runs out in a channel, with a simulated clock. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardAfter, gameOn } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable, type Table } from './table.ts';
import { alone } from './weatherScene.ts';

const say = sayIn('en-US');
const isReminder = (message: APIMessage): boolean => textOf(message).startsWith('⏰');

async function openGame(time: string, ahead = 0) {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  await table.startBot({ now: () => clock.now() + ahead });
  const { anna, boris, channel } = table;
  const { message } = await anna.command(channel, 'play', { color: 'white', time });
  if (!message) throw new Error('there is no invitation');
  await boris.click(message.id, findButton(message, 'Accept').custom_id);
  const first = await cardAfter(table, message);
  await byCommand(anna, first, 'c3-d4');
  const card = await alone(table, await cardAfter(table, first));
  return { table, clock, card };
}

const ended = ({ anna, boris }: Table): Promise<APIMessage> =>
  anna.waitFor((message) => textOf(message).includes(`beat ${boris.person.name} on time`));

test('a reminder whose answer is lost on the way is not sent twice', async () => {
  const { table, clock } = await openGame('1d');
  const { anna, boris, channel, discord } = table;
  discord.faults.rest({ on: /POST \/channels/u, effect: { drop: 'after' }, times: 2 });
  clock.advance(0.8 * DAY);
  await anna.waitFor(isReminder);
  clock.advance(MINUTE);
  await boris.command(channel, 'move', { move: 'b6-a5' });
  expect(anna.messages(channel).filter(isReminder)).toHaveLength(1);
  expect(boris.notifications().filter(isReminder)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('a live game is lost on time, and a late move is refused', async () => {
  const { table, clock, card } = await openGame('1+0');
  const { boris, discord } = table;
  clock.advance(MINUTE);
  const { message } = await byCommand(boris, card, 'b6-a5');
  expect(message && isEphemeral(message)).toBe(true);
  expect(textOf(message!)).toContain(say('problem.time-over'));
  clock.advance(5 * SECOND);
  expect(textOf(await ended(table))).toContain(`🏆 <@${table.anna.person.id}> beat`);
  expect(discord.refusals).toEqual([]);
});

test('a flag falls by Discord’s clock, though the bot’s own is an hour ahead', async () => {
  const { table, clock, card } = await openGame('30+0', HOUR);
  const { anna, boris, channel } = table;
  const { message } = await anna.command(channel, 'play', { time: '30+0' });
  await boris.click(message!.id, findButton(message!, 'Accept').custom_id);
  clock.advance(5 * MINUTE + 5 * SECOND);
  const missed = 'didn’t make the first move, so this game doesn’t count';
  await anna.waitFor((each) => textOf(each).includes(missed));
  await boris.command(channel, 'move', { move: 'b6-a5', game: gameOn(card) });
  await anna.waitFor((each) => textOf(each).includes('** b6-a5'));
  expect(anna.messages(channel).some((each) => textOf(each).includes('on time'))).toBe(false);
});
