/** Leaderboards and profiles, shown to everyone by a button. */
import { type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { sitDown, type Table } from './table.ts';

/** A game that is just long enough to count. */
const MOVES = gameEndingBy('no-pieces').list.slice(0, 10);

/** Anna wins, because Boris resigns after ten plies. Returns the last card. */
async function shortWin(table: Table): Promise<APIMessage> {
  const { anna, boris } = table;
  return resign(table, boris, await playMoves(table, await begin(table, anna, boris), MOVES));
}

async function ask(who: Visitor, channel: string, command: string, options = {}): Promise<APIMessage> {
  const response = await who.command(channel, command, options);
  const message = await response.answer();
  expect(isEphemeral(message)).toBe(true);
  return message;
}

test.each([
  ['leaderboard', {}],
  ['profile', {}],
  ['profile', { server: true }],
])('a button shows the result of /%s %j to everyone, if the bot may post', async (command, options) => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const card = await shortWin(table);
  const own = await ask(anna, channel, command, options);
  const everyone = findButton(own, 'Show to everyone').custom_id;
  const shown = await (await anna.click(own.id, everyone)).answer();
  expect(isEphemeral(shown)).toBe(false);
  const there = () => boris.messages(channel).filter((message) => !isEphemeral(message));
  await expect.poll(() => there().map(({ id }) => id)).toEqual([card.id, shown.id]);
  expect(there().map(textOf)).toContain(textOf(shown));
  discord.deny(channel, 'SendMessages');
  const again = await ask(anna, channel, command, options);
  const refused = await (
    await anna.click(again.id, findButton(again, 'Show to everyone').custom_id)
  ).answer();
  const expected = [true, expect.stringContaining('**Send Messages**')];
  expect([isEphemeral(refused), textOf(refused)]).toEqual(expected);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});
