/** A whole game against the engine on the page, move by move, with the card's menu or buttons. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { beginCommand, lastCard, option } from './seat.ts';

const { window } = playgroundHere({ ENGINE_THREADS: '1' });

const board = (page: Page): Locator =>
  page
    .getByRole('article', { name: 'Message from Crownhead' })
    .filter({ has: page.getByRole('button', { name: /^(?:More…|Rematch)$/u }) })
    .last();

const isOver = async (page: Page): Promise<boolean> =>
  (await board(page).getByRole('button', { name: 'Rematch' }).count()) > 0;

const stage = async (page: Page): Promise<string> =>
  (await isOver(page)) ? 'over' : (/\d+\. (?:White|Black)/u.exec(await board(page).innerText())?.[0] ?? '');

/** Takes the first control on the board: a square of the chosen piece, a move, or a piece. */
async function takeFirst(page: Page): Promise<void> {
  const square = board(page).getByRole('button', { name: /^① /u });
  const first = board(page).getByRole('button', { name: /^(?:Play )?[a-h]\d/u });
  await ((await square.count()) > 0 ? square : first.first()).click({ timeout: 500 });
}

/**
 * Plays until the board waits for another move. Repeats presses that were lost while the page was
 * redrawn.
 */
async function playFirst(page: Page): Promise<void> {
  const before = await stage(page);
  for (let tries = 0; tries < 20 && (await stage(page)) === before; tries += 1) {
    await takeFirst(page).catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

test('a game against the engine at level 3, to its end', { timeout: 240_000 }, async () => {
  const { page, faults } = await window();
  await beginCommand(page, 'play');
  await option(page, 'opponent', 'Crownhead');
  await shoot(page, 'engine-1-opponent');
  await option(page, 'level', '3: casual player');
  await option(page, 'color', 'White');
  await shoot(page, 'engine-2-command');
  await page.keyboard.press('Enter');
  await page.getByText('plays at level 3').waitFor();
  await shoot(page, 'engine-3-first');
  for (let exchange = 0; !(await isOver(page)); exchange += 1) {
    await playFirst(page);
    if (exchange === 3) await shoot(page, 'engine-4-answer');
  }
  await shoot(page, 'engine-5-end');
  await expect.poll(() => lastCard(page).innerText()).toMatch(/ beat | drew/u);
  await lastCard(page).getByRole('button', { name: 'Rematch' }).click();
  await lastCard(page).getByText('your move').waitFor();
  await shoot(page, 'engine-6-rematch');
  expect(faults).toEqual([]);
});
