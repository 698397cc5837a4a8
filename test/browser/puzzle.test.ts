/** A puzzle in the browser: chosen from the menu, wrong once, its solution shown; and the admins' choice of a daily one. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, openPlayground } from '../../playground/playground.ts';
import { parseConfig } from '../../src/config.ts';
import { DESKTOP, openChromium, openWindow, PHONE, shoot } from './chromium.ts';
import { beginCommand, lastCard } from './seat.ts';

let browser: Browser;
let playground: Playground;

beforeAll(async () => {
  browser = await openChromium();
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.problem.join('\n'));
  const opened = await openPlayground(config.value);
  if (!opened.ok) throw new Error(opened.problem);
  playground = opened.value;
});

afterAll(async () => {
  await browser?.close();
  await playground?.stop();
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a puzzle on a %s', async (name, viewport) => {
  const { page, faults } = await openWindow(browser, playground.url, viewport);
  await beginCommand(page, 'puzzle');
  await page.keyboard.press('Enter');
  const card = lastCard(page);
  await card.getByText('One move wins: which?').waitFor();
  await card.getByRole('img').first().waitFor();
  await shoot(page, `puzzle-1-${name}`);
  await card.getByRole('combobox').first().click();
  await shoot(page, `puzzle-2-menu-${name}`);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Show the solution' }).click();
  await card.getByText('Not solved this time').waitFor();
  await card.getByRole('img').first().waitFor();
  await shoot(page, `puzzle-3-over-${name}`);
  expect(faults).toEqual([]);
});
