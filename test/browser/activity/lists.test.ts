/** The lists in the Activity: the user's own games and other people's, and the way between them. */
import { expect, test } from 'vitest';
import { begin } from '../../story/cards.ts';
import { byHand } from '../../story/hands.ts';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { playgroundHere } from '../opened.ts';

const house = playgroundHere();

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s, an Activity opened without a specific game shows the lists', async (size, viewport) => {
  const standIn = house.standIn();
  const [anna, boris, chidi] = [standIn.visitor('Anna'), standIn.visitor('Boris'), standIn.visitor('Chidi')];
  const channel = standIn.channel('draughts');
  await begin({ anna, channel }, anna, boris);
  const second = await begin({ anna, channel }, chidi, anna);
  await byHand(chidi, second, 'c3-d4');
  await begin({ anna, channel }, boris, chidi);

  const page = await house.window(viewport);
  await page.getByRole('button', { name: 'Board', exact: true }).first().click();
  const frame = page.frameLocator('.activity iframe');
  await frame.getByText(/You have \d games in progress/u).waitFor();
  await frame.getByText('Draughts in this channel').waitFor();
  await shoot(page, `activity-lists-${size}`);

  const elsewhere = frame.getByRole('link', { name: 'Customize…' });
  expect(await elsewhere.getAttribute('href')).toContain(`/${channel}`);

  await frame.getByRole('button', { name: 'Being played now' }).click();
  const games = frame.getByRole('combobox', { name: 'Look at a game…' });
  await games.selectOption({
    label: await games.locator('option', { hasText: 'Boris' }).first().innerText(),
  });
  await frame.getByText('Boris to move').waitFor();
  await frame.getByRole('link', { name: 'Your games' }).click();
  await frame.getByRole('link', { name: 'Board' }).first().click();
  await frame.getByText(', your move').waitFor();
  await frame.getByRole('link', { name: 'Your games' }).click();
  await frame.getByRole('link', { name: 'Play', exact: true }).click();
  await frame.getByRole('button', { name: 'New game' }).waitFor();
});
