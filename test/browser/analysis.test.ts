/** An analyzed game as people see it: its curve, what is said of it, the way from mistake to mistake, and a hint. */
import { expect, test } from 'vitest';
import { pageRoutes } from '../../playground/page.ts';
import { begin, cardAfter } from '../story/cards.ts';
import { gameEndingBy } from '../story/games.ts';
import { sitDown, type Table } from '../story/table.ts';
import { openWindow, shootPart } from './chromium.ts';
import { browserHere } from './opened.ts';
import { beginCommand, lastCard } from './seat.ts';

const browser = browserHere();

const PHONE = { width: 390, height: 2400 };
const DESK = { width: 1280, height: 2400 };

async function play(table: Table, moves: readonly string[]): Promise<void> {
  const { anna, boris, channel } = table;
  let card = await begin(table, anna, boris);
  for (const [ply, move] of moves.entries()) {
    await (ply % 2 === 0 ? anna : boris).command(channel, 'move', { move });
    card = await cardAfter(table, card);
  }
}

test.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('an analyzed game on a %s', async (name, viewport) => {
  const table = await sitDown({}, { page: await pageRoutes() });
  await play(table, gameEndingBy('no-pieces').list);
  const { page, faults } = await openWindow(browser(), table.discord.url, viewport);
  await lastCard(page).getByRole('button', { name: 'Analyze' }).click();
  // The engine thinks about each move, for as long as a busy machine takes.
  await lastCard(page).getByText('Accuracy').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  expect(
    await lastCard(page)
      .getByRole('img', { name: /^White’s winning chances/u })
      .count(),
  ).toBe(1);
  await shootPart(lastCard(page), `analysis-${name}`);
  await lastCard(page).getByRole('button', { name: 'First mistake' }).click();
  await lastCard(page).getByText('Best now').waitFor();
  await page.waitForLoadState('networkidle');
  await shootPart(lastCard(page), `analysis-${name}-first`);
  await lastCard(page).getByRole('button', { name: 'Forward' }).click();
  await lastCard(page).getByText('a blunder').waitFor();
  await page.waitForLoadState('networkidle');
  await shootPart(lastCard(page), `analysis-${name}-blunder`);
  expect(faults).toEqual([]);
  expect(table.discord.refusals).toEqual([]);
});

test('a hint in a game against the engine', async () => {
  const table = await sitDown({}, { page: await pageRoutes() });
  const { anna, channel, discord } = table;
  await anna.command(channel, 'challenge', { opponent: discord.botId, level: '1', color: 'white' });
  const { page, faults } = await openWindow(browser(), discord.url, PHONE);
  await beginCommand(page, 'hint');
  await page.keyboard.press('Enter');
  await page.getByText('I’d play').waitFor();
  await page.getByText('White used a hint').waitFor();
  await page.waitForLoadState('networkidle');
  await shootPart(lastCard(page), 'hint');
  expect(faults).toEqual([]);
});
