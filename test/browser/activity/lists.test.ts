/** The lists in the Activity: one’s own games, others’ games, and the way between them. */
import { expect, test } from 'vitest';
import { begin } from '../../story/cards.ts';
import { byHand } from '../../story/hands.ts';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { playgroundHere } from '../opened.ts';

const house = playgroundHere();

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('without one game to open, the Activity shows the lists, on a %s', async (size, viewport) => {
  const standIn = house.standIn();
  const [anna, boris, chidi] = [standIn.visitor('Anna'), standIn.visitor('Boris'), standIn.visitor('Chidi')];
  const channel = standIn.channel('draughts');
  await begin({ anna, channel }, anna, boris);
  const second = await begin({ anna, channel }, chidi, anna);
  await byHand(chidi, second, 'c3-d4');
  await begin({ anna, channel }, boris, chidi);

  const { page, faults } = await house.window(viewport);
  await page.getByRole('button', { name: 'Board', exact: true }).first().click();
  const frame = page.frameLocator('.activity iframe');
  await frame.getByRole('heading', { name: 'In progress' }).waitFor();
  await frame.getByRole('link', { name: 'Chidi – Anna' }).first().waitFor();
  await shoot(page, `activity-lists-${size}`);
  const pictures = frame.locator('.page-small');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => Reflect.get(one, 'naturalWidth') > 0)))
    .toBe(true);

  await frame.getByRole('link', { name: 'Boris – Chidi' }).first().click();
  await frame.getByText('It’s Boris’s move.').waitFor();
  await frame.getByRole('link', { name: 'Your games' }).click();
  await frame.getByRole('link', { name: 'Chidi – Anna' }).first().click();
  await frame.getByText('It’s your move.').waitFor();
  await frame.getByRole('link', { name: 'Your games' }).click();
  await frame.getByRole('link', { name: 'A board for two' }).click();
  await frame.getByRole('button', { name: 'New game' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
