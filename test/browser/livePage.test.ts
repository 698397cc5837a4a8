/**
 * A game on the page against an opponent in the channel: logging in, moving by tap, the other
 * side's move.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, cardAfter, gameOn } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { openTable } from '../story/table.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { browserHere } from './opened.ts';
import { freePort } from '../freePort.ts';

const browser = browserHere();

const square = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}\\b`, 'u') });

test.each([
  ['desktop', DESKTOP, false],
  ['phone', PHONE, true],
] as const)('on a %s', async (size, viewport, hasTouch) => {
  const table = await openTable();
  const { anna, boris, discord } = table;
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const { clientSecret } = discord;
  await table.startBot({}, { page: { host: '127.0.0.1', port, publicUrl, clientSecret } });
  let card = await begin(table, anna, boris);
  const game = gameOn(card);

  const context = await browser().newContext({ viewport, hasTouch, locale: 'en-US' });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().includes('401')) faults.push(line.text());
  });
  await page.goto(`${publicUrl}/?game=${game}`);
  await shoot(page, `page-log-in-${size}`);
  await page.getByRole('link', { name: 'Log in with Discord' }).click();
  await page.getByRole('link', { name: 'Authorize as Anna' }).click();
  await page.getByText('It’s your move.').waitFor();

  const press = async (name: string): Promise<void> => {
    const found = square(page, name);
    await (hasTouch ? found.tap() : found.click());
  };
  await press('c3');
  await press('d4');
  await page.getByText('It’s Boris’s move.').waitFor();
  card = await cardAfter(table, card, game);
  await byHand(boris, card, 'f6-e5');
  await page.getByText('It’s your move.').waitFor();
  await expect.poll(() => square(page, 'd4').getAttribute('aria-label')).toMatch(/must capture/u);
  await press('d4');
  await press('f6');
  await page.getByText('It’s Boris’s move.').waitFor();
  card = await cardAfter(table, card, game);
  await page.waitForTimeout(400);
  await shoot(page, `page-game-${size}`);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Boris won.').waitFor();
  await cardAfter(table, card, game);
  expect(faults).toEqual([]);
  expect(discord.refusals).toEqual([]);
  await context.close();
});
