/**
 * The playground as it opens: a game is running, and three buttons start another; nothing has to be
 * read first.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { lastCard } from './seat.ts';

const { window, standIn } = playgroundHere({}, [], true);

const MOST_MS = 5000;

test('a stranger moves within five seconds, by one press', async () => {
  const anna = standIn().visitor('Anna');
  await anna.waitFor((message) => textOf(message).includes('2. White'));
  const { page, faults } = await window(DESKTOP);
  const opened = performance.now();
  await shoot(page, 'opening');
  // The bot's reply differs, and may have to be captured.
  await lastCard(page)
    .getByRole('button', { name: /^\w\d-\w\d|takes/u })
    .first()
    .click();
  await lastCard(page).getByText('3. White').waitFor();
  expect(performance.now() - opened).toBeLessThan(MOST_MS);
  expect(faults).toEqual([]);
});

test('on a phone the three buttons are visible: challenge someone, play the bot, take a lesson', async () => {
  const { page, faults } = await window(PHONE);
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
  expect(faults).toEqual([]);
});
