/** Puzzles in Discord: solved by hand across a restart, given up, and the puzzle of the day. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { buttonsOf, findButton, findMenu, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { shippedPuzzles } from '../../src/features/puzzle/use.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { byHand } from './hands.ts';
import { openTable, type Table } from './table.ts';

function movesOn(message: APIMessage): readonly string[] {
  const [, , id] = (buttonsOf(message)[0]?.custom_id ?? '').split('|');
  const found = shippedPuzzles(0).find(({ puzzle }) => puzzle.id === id);
  return (found?.puzzle.moves ?? []).filter((_, ply) => ply % 2 === 0);
}

/**
 * Solves the puzzle on the message from the solver's n-th move on; returns the message afterwards.
 */
async function solve(who: Visitor, shown: APIMessage, from = 0, to = Infinity): Promise<APIMessage> {
  let message = shown;
  for (const move of movesOn(shown).slice(from, to)) {
    const response = await byHand(who, message, move);
    expect(response.kind).toBe('update');
    if (response.message) message = response.message;
  }
  return message;
}

const ask = async ({ anna, channel }: Table): Promise<APIMessage> => {
  const { message } = await anna.command(channel, 'puzzle');
  if (!message || !isEphemeral(message)) throw new Error('the puzzle is not private');
  return message;
};

test('a puzzle is solved by hand, across a restart', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const begun = await solve(table.anna, await ask(table), 0, 1);
  expect(textOf(begun)).toContain('is right.');
  await first.stop();
  await table.startBot();
  const again = await ask(table);
  expect(textOf(again)).toContain('Only one move wins. Which one?');
  const solved = await solve(table.anna, again, 1);
  expect(textOf(solved)).toContain('🏆 Solved!');
  expect(textOf(solved)).toContain('Solved so far: 1 of 1');
  expect(table.discord.refusals).toEqual([]);
});

const isDaily = (message: APIMessage): boolean => textOf(message).includes('### Puzzle of the day');

test('the puzzle of the day is turned on by an admin, posted at its hour, and names its solvers', async () => {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  await table.startBot();
  const { anna, boris, channel, discord } = table;
  const panel = (await anna.command(channel, 'server settings')).message!;
  const opened = await anna.choose(panel.id, findMenu(panel).custom_id, ['dailyPuzzle']);
  const control = menusOf(opened.message!).at(-1)!;
  const chosen = await anna.choose(panel.id, control.custom_id, [channel]);
  expect(textOf(chosen.message!)).toContain('✅ Saved.');
  expect(menusOf(chosen.message!).at(-1)).toMatchObject({ default_values: [{ id: channel }] });

  const stored = await openStore(table.databasePath, () => undefined);
  if (!stored.ok) throw new Error(stored.problem.message);
  const store = stored.value;
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
