/** The puzzle of the day in Discord. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { buttonsOf, findButton, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { shippedPuzzles } from '../../src/features/puzzle/use.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import { storeAt } from '../store/opened.ts';
import { chooseSetting } from './cards.ts';
import { byHand } from './hands.ts';
import { openTable } from './table.ts';

function movesOn(message: APIMessage): readonly string[] {
  const [, , id] = (buttonsOf(message)[0]?.custom_id ?? '').split('|');
  const found = shippedPuzzles(0).find(({ puzzle }) => puzzle.id === id);
  return (found?.puzzle.moves ?? []).filter((_, ply) => ply % 2 === 0);
}

/** Solves the puzzle on the message, and returns the updated message. */
async function solve(who: Visitor, shown: APIMessage): Promise<APIMessage> {
  let message = shown;
  for (const move of movesOn(shown)) {
    const response = await byHand(who, message, move);
    expect(response.kind).toBe('update');
    if (response.message) message = response.message;
  }
  return message;
}

const isDaily = (message: APIMessage): boolean => textOf(message).includes('### Puzzle of the day');

test('the puzzle of the day is turned on by an admin, posted at its hour, and names its solvers', async () => {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  await table.startBot();
  const { anna, boris, channel, discord } = table;
  const chosen = await chooseSetting(table, 'dailyPuzzle', channel);
  expect(textOf(chosen)).toContain('✅ Saved.');
  expect(menusOf(chosen).at(-1)).toMatchObject({ default_values: [{ id: channel }] });

  const store = await storeAt(table.databasePath);
  onTestFinished(() => store.close());
  const planned = async () => (await store.dailies.load(discord.guildId))?.postAt ?? 0;
  await expect.poll(planned, { timeout: 20_000 }).toBe(Date.UTC(2026, 5, 2, 9));
  clock.advance(21 * HOUR);
  const card = await boris.waitFor(isDaily);
  const opening = await boris.click(card.id, findButton(card, 'Solve').custom_id);
  expect(isEphemeral(opening.message!)).toBe(true);
  expect(textOf(await solve(boris, opening.message!))).toContain('Solved!');
  const told = await anna.waitFor((message) => textOf(message).includes('Solved by 1 member'));
  expect(told.id).toBe(card.id);
  expect(anna.messages(channel).filter(isDaily)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});
