/** A puzzle in the browser: chosen from the menu, wrong once, its solution shown; and the admins' choice of a daily one. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { beginCommand, lastCard } from './seat.ts';

const { window } = playgroundHere();

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a puzzle on a %s', async (name, viewport) => {
  const { page, faults } = await window(viewport);
  await beginCommand(page, 'puzzle');
  await page.keyboard.press('Enter');
  const card = lastCard(page);
  await card.getByText('Only one move wins. Which one?').waitFor();
  await card.getByRole('img').first().waitFor();
  await shoot(page, `puzzle-1-${name}`);
  await card.getByRole('combobox').first().click();
  await shoot(page, `puzzle-2-menu-${name}`);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Show the solution' }).click();
  await card.getByRole('button', { name: 'Yes, show it' }).click();
  await card.getByText('Not solved this time').waitFor();
  await card.getByRole('img').first().waitFor();
  await shoot(page, `puzzle-3-over-${name}`);
  expect(faults).toEqual([]);
});
