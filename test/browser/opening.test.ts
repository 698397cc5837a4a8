/**
 * The playground as it opens: a game is running, its board in full view, and three buttons start
 * other games. Nothing has to be read first.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { lastCard } from './seat.ts';

const { window, standIn } = playgroundHere({}, [], true);

const MOST_MS = 5000;

test('a stranger makes a move within five seconds with one press', async () => {
  const anna = standIn().visitor('Anna');
  await anna.waitFor((message) => textOf(message).includes('move 2'));
  const page = await window(DESKTOP);
  const opened = performance.now();
  await shoot(page, 'opening');
  // The bot's reply differs, and may force a capture.
  await lastCard(page)
    .getByRole('button', { name: /^\w\d-\w\d|takes/u })
    .first()
    .click();
  await lastCard(page).getByText('move 3').waitFor();
  expect(performance.now() - opened).toBeLessThan(MOST_MS);
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('the board is in full view, and one line links to another, on a %s', async (size, viewport) => {
  const page = await window(viewport);
  const [list, card] = [page.getByRole('region', { name: 'Messages' }), lastCard(page)];
  const picture = card.getByRole('img').first();
  const hint = page.getByText('Press Board to move the pieces yourself.');
  await hint.waitFor();
  expect(await page.locator('.activity').count()).toBe(0);
  await expect
    .poll(async () => {
      const [around, board] = [await list.boundingBox(), await picture.boundingBox()];
      return around && board && board.y >= around.y && board.y + board.height <= around.y + around.height;
    })
    .toBe(true);
  await shoot(page, `opening-${size}`);
  await card.getByRole('button', { name: 'Board', exact: true }).click();
  const frame = page.frameLocator('.activity iframe');
  await frame.getByRole('grid').waitFor();
  expect(await frame.locator('html').evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(
    'dark',
  );
  expect(await hint.count()).toBe(0);
  await shoot(page, `opening-board-${size}`);
});

test('on a phone the three buttons are visible: challenge someone, play the bot, take a lesson', async () => {
  const page = await window(PHONE);
  await shoot(page, 'opening-phone');
  const begin = page.getByRole('group', { name: 'Begin' });
  await begin.getByRole('button', { name: 'Play a friend' }).click();
  await lastCard(page).getByRole('button', { name: 'Customize…' }).click();
  await page.getByRole('dialog', { name: 'Challenge someone' }).waitFor();
  await shoot(page, 'opening-challenge-phone');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await begin.getByRole('button', { name: 'Learn' }).click();
  await page.getByText('Only you can see this').nth(1).waitFor();
  await begin.getByRole('button', { name: 'Play Crownhead' }).click();
  await lastCard(page).getByRole('img').first().waitFor();
});
