/** A user looks at their stored data, hides from the leaderboards and is erased, on the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { beginCommand, lastCard } from './seat.ts';

const { window } = playgroundHere();

const ask = async (page: Page): Promise<void> => {
  await beginCommand(page, 'preferences');
  await page.keyboard.press('Enter');
  await lastCard(page).getByRole('button', { name: 'Privacy' }).click();
  await lastCard(page).getByRole('button', { name: 'See everything' }).waitFor();
};

const press = (page: Page, name: string): Promise<void> =>
  lastCard(page).getByRole('button', { name }).click();

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('everything about me, hidden, shown again and forgotten, on %s', async (where, size) => {
  const { page, faults } = await window(size);
  await ask(page);
  await shoot(page, `privacy-1-${where}`);

  await press(page, 'See everything');
  const link = lastCard(page).getByRole('link', { name: 'crownhead-about-me.json' });
  await link.waitFor();
  await shoot(page, `privacy-2-file-${where}`);
  const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(z.object({ user: z.string() }).parse(await file.json()).user).toMatch(/^\d+$/u);

  await ask(page);
  await press(page, 'Hide me from leaderboards');
  await lastCard(page).getByText('You’re hidden now').waitFor();
  await shoot(page, `privacy-3-hidden-${where}`);

  await press(page, 'Delete my data…');
  await lastCard(page).getByRole('button', { name: 'Yes, delete my data' }).waitFor();
  await shoot(page, `privacy-4-asked-${where}`);
  await press(page, 'Yes, delete my data');
  await lastCard(page).getByText('I no longer store anything about you').waitFor();
  await shoot(page, `privacy-5-erased-${where}`);
  expect(faults).toEqual([]);
});
