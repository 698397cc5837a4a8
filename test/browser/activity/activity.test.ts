/** The Activity in Chromium: a desktop with the board beside the channel, and a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { playgroundHere } from '../opened.ts';
import { playInActivity, type Seat } from './story.ts';

const house = playgroundHere();

function seatAt(page: Page, size: string): Seat {
  const frame = page.frameLocator('.activity iframe');
  const square = (name: string) => frame.getByRole('button', { name: new RegExp(`^${name},`, 'u') });
  return {
    openBoard: () => page.getByRole('article').last().getByRole('button', { name: 'Board' }).click(),
    press: (name) => square(name).click(),
    focused: () => frame.locator('[role="grid"] button:focus').count(),
    until: (text) => frame.getByText(text).waitFor(),
    origin: () => frame.locator('main').evaluate('self.origin'),
    pause: async (ply) => {
      if (ply === 5) await shoot(page, `activity-${size}`);
    },
  };
}

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a whole game in the Activity, on a %s', async (size, viewport) => {
  const page = await house.window(viewport);
  const policies: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('frame_id')) policies.push(answer.headers()['content-security-policy'] ?? '');
  });
  await playInActivity(house.standIn(), seatAt(page, size));
  expect(policies).toEqual([expect.stringContaining("default-src 'none'; script-src 'unsafe-eval' 'nonce-")]);
  expect(policies[0]).not.toContain("'self'");

  // Discord's frame blocks downloads.
  const inside = page.frameLocator('.activity iframe');
  await inside.getByRole('button', { name: /Save/u }).click();
  await expect.poll(() => inside.getByRole('textbox').inputValue()).toContain('[White "Anna"]');
  await inside.getByRole('button', { name: 'Close' }).click();

  // In picture-in-picture only the board is left; the channel is usable again.
  await page.getByRole('button', { name: 'Shrink the Activity' }).click();
  const frame = page.frameLocator('.activity iframe');
  await frame.locator('html[data-layout="pip"]').waitFor();
  await frame.getByText('Anna won.').waitFor({ state: 'hidden' });
  await shoot(page, `activity-small-${size}`);
  await page.getByRole('button', { name: 'Leave the Activity' }).click();
  await page.locator('.activity').waitFor({ state: 'detached' });
  await expect.poll(() => house.standIn().world.instances.size).toBe(0);
});
