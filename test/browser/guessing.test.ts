/** A spectator guesses the next move on the page's board. */
import { expect, test } from 'vitest';
import { cardAfter } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { newWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { sitAt, square } from './sitting.ts';

const browser = browserHere();

test.each([
  ['desktop', DESKTOP, false],
  ['phone', PHONE, true],
] as const)(
  'a spectator on a %s taps to guess a move, and nobody else sees the guess',
  async (name, viewport, hasTouch) => {
    const { page: annas, ...sitting } = await sitAt(browser(), name, viewport, hasTouch);
    const { table, url, card, game, size } = sitting;
    const { anna } = table;
    const { page } = await newWindow(browser(), { viewport, hasTouch });
    await page.goto(`${url}/?game=${game}`);
    await page.getByRole('link', { name: 'Log in with Discord' }).first().click();
    await page.getByRole('link', { name: 'Authorize as Chidi' }).click();
    await page.getByRole('button', { name: 'Guess', exact: true }).click();
    await page.getByText('What will Anna play?').waitFor();
    for (const at of ['c3', 'd4']) await (hasTouch ? square(page, at).tap() : square(page, at).click());
    await page.getByText('You guess that Anna plays c3-d4.').waitFor();
    // The piece is back on its old square.
    await expect.poll(() => square(page, 'c3').getAttribute('aria-label')).toContain('white man');
    await shoot(page, `page-guess-${size}`);
    expect(await annas.getByText('guess').count()).toBe(0);
    await byHand(anna, card, 'c3-d4');
    await cardAfter(table, card, game);
    await page.getByText('c3-d4 was played, as you guessed').waitFor();
    await page.getByText('What will Boris play?').waitFor();
    await shoot(page, `page-guessed-${size}`);
  },
);
