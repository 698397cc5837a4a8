/** A pause in a channel: requested, agreed, kept through a restart, ended by a button or time. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, findButton, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { type Heard, isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { LONGEST_PAUSE } from '../../src/game/offers/pause.ts';
import { DAY, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardAfter, isCard } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable } from './table.ts';

const say = sayIn('en-US');
const START = Date.UTC(2026, 5, 1, 12);
const mention = ({ person }: Visitor): string => `<@${person.id}>`;

const press = (who: Visitor, message: APIMessage, label: string): Promise<Heard> =>
  who.click(message.id, findButton(message, label).custom_id);

/**
 * A paused real-time game of ten minutes. Anna moved half a minute before the pause, and it is
 * Boris's turn.
 */
async function pausedGame() {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  const bot = await table.startBot();
  const { anna, boris, channel } = table;
  const { message } = await anna.command(channel, 'play', { color: 'white', time: '10+0' });
  await press(boris, message!, 'Accept');
  const first = await cardAfter(table, message!);
  await byCommand(anna, first, 'c3-d4');
  const moved = await cardAfter(table, first);
  clock.advance(30 * SECOND);
  await anna.command(channel, 'games', { do: 'pause' });
  const asked = await cardAfter(table, moved);
  await press(boris, asked, 'Accept');
  return { table, clock, bot, asked, card: await cardAfter(table, asked) };
}

test('both clocks are stopped for a week and a restart, and then resume', async () => {
  const { table, clock, bot, asked, card } = await pausedGame();
  const { anna, boris, channel, discord } = table;
  const words = { offerer: anna.person.name, addressee: mention(boris) };
  expect(textOf(asked)).toContain(say('card.offer.pause', words));
  expect(altTextsOf(card)[0]).toContain(say('describe.clocks', { white: '10:00', black: '9:30' }));
  expect(menusOf(card)).toEqual([]);

  const refused = await boris.command(channel, 'move', { move: 'b6-a5' });
  expect(isEphemeral(refused.message!)).toBe(true);
  const until = `<t:${(START + 30 * SECOND + LONGEST_PAUSE) / 1000}:f>`;
  expect(textOf(refused.message!)).toContain(say('problem.game-paused', { until }));

  await bot.stop();
  clock.advance(7 * DAY);
  await table.startBot();
  await press(anna, card, 'Resume');
  const runsOut = (clock.now() + 9.5 * MINUTE) / 1000;
  const told = { moment: `<t:${runsOut}:T>`, distance: `<t:${runsOut}:R>` };
  // The stopped bot may not have recorded the paused board, so it is shown once more.
  const again = await anna.waitFor(
    (message) => isCard(message) && textOf(message).includes(say('card.runs-out', told)),
  );
  expect(boris.notifications().map(({ id }) => id)).toContain(again.id);
  await byCommand(boris, again, 'b6-a5');
  expect(textOf(await cardAfter(table, again))).toContain('** b6-a5');
  expect(discord.refusals).toEqual([]);
});
