/** A player runs out of time in a channel, with a simulated clock. */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { cardAfter, gameOn } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable } from './table.ts';
import { alone, challenged, START } from './told.ts';

test('a flag falls according to Discord’s clock, even if the bot’s clock is an hour ahead', async () => {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  await table.startBot({ now: () => clock.now() + HOUR });
  const { anna, boris, channel } = table;
  const first = await challenged(table, '30+0');
  await byCommand(anna, first, 'c3-d4');
  const card = await alone(table, await cardAfter(table, first));
  const { message } = await anna.command(channel, 'play', { time: '30+0' });
  await boris.click(message!.id, findButton(message!, 'Accept').custom_id);
  clock.advance(5 * MINUTE + 5 * SECOND);
  const missed = 'didn’t make the first move, so this game doesn’t count';
  await anna.waitFor((each) => textOf(each).includes(missed));
  await boris.command(channel, 'move', { move: 'b6-a5', game: gameOn(card) });
  await anna.waitFor((each) => textOf(each).includes('** b6-a5'));
  expect(anna.messages(channel).some((each) => textOf(each).includes('on time'))).toBe(false);
});
