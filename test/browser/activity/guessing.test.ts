/** A spectator guesses the next moves of a running game in the Activity. */
import { expect, test } from 'vitest';
import { begin, cardAfter, gameOn } from '../../story/cards.ts';
import { byHand } from '../../story/hands.ts';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { playgroundHere } from '../opened.ts';
import { lastCard, sit } from '../seat.ts';

const { window, standIn } = playgroundHere();

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('two guesses on a %s, one right and one wrong', async (size, viewport) => {
  const [anna, boris] = [standIn().visitor('Anna'), standIn().visitor('Boris')];
  const card = await begin({ anna, channel: standIn().channel('draughts') }, anna, boris);
  const game = gameOn(card);
  const { page, faults } = await window(DESKTOP);
  await sit(page, 'Chidi');
  await page.setViewportSize(viewport);
  await lastCard(page).getByRole('button', { name: 'Board' }).click();
  const frame = page.frameLocator('.activity iframe');
  const guess = async (...squares: readonly string[]): Promise<void> => {
    for (const name of squares)
      await frame.getByRole('button', { name: new RegExp(`^${name},`, 'u') }).click();
  };
  await frame.getByRole('button', { name: 'Guess', exact: true }).click();
  await frame.getByText('What will Anna play?').waitFor();
  await guess('c3', 'd4');
  await frame.getByText('You guess that Anna plays c3-d4.').waitFor();
  await shoot(page, `activity-guess-${size}`);
  await byHand(anna, card, 'c3-d4');
  const second = await cardAfter({ anna }, card, game);
  await frame.getByText('c3-d4 was played, as you guessed: 1 of 1').waitFor();
  await frame.getByText('What will Boris play?').waitFor();
  await guess('d6', 'c5');
  await frame.getByText('You guess that Boris plays d6-c5.').waitFor();
  await byHand(boris, second, 'b6-a5');
  await frame.getByText('You guessed d6-c5, but b6-a5 was played: 1 of 2').waitFor();
  await shoot(page, `activity-guessed-${size}`);
  expect(faults).toEqual([]);
  await page.context().close();
});
