/** Games that last, on the page: a challenge by correspondence, a plan picked move by move, and the list of many games. */
import { expect, test } from 'vitest';
import { begin } from '../story/cards.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { addOption, beginCommand, fill, lastCard, option, sit, turnOf } from './seat.ts';

const { window, standIn } = playgroundHere();

test('a challenge with days to move, and a plan that answers while its author is away', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(PHONE);
  await boris.page.getByRole('button', { name: 'Channels and seats' }).click();
  await sit(boris.page, 'Boris');

  await beginCommand(anna.page, 'challenge');
  await option(anna.page, 'opponent', 'Boris');
  await option(anna.page, 'color', 'White (moves first)');
  await addOption(anna.page, 'time');
  await anna.page.getByRole('combobox', { name: 'time', exact: true }).fill('3');
  await anna.page.getByRole('option', { name: '3 days per move', exact: true }).waitFor();
  await shoot(anna.page, 'life-1-times');
  await anna.page.getByRole('option', { name: '3 days per move', exact: true }).click();
  await anna.page.keyboard.press('Enter');
  await boris.page.getByText('3 days per move').waitFor();
  await shoot(boris.page, 'life-2-invitation-phone');
  await boris.page.getByRole('button', { name: 'Accept' }).click();
  await turnOf(boris.page, 'Anna').waitFor();

  await beginCommand(boris.page, 'plan');
  await boris.page.keyboard.press('Enter');
  const plan = boris.page.getByRole('article', { name: 'Message from Crownhead' }).last();
  await boris.page.getByText('Only you can see this •').waitFor();
  await shoot(boris.page, 'life-3-plan-phone');
  await plan.getByRole('combobox').first().click();
  await boris.page.getByRole('option', { name: 'c3-d4', exact: true }).click();
  await plan.getByText('c3-d4').first().waitFor();
  await shoot(boris.page, 'life-4-plan-answer-phone');
  await plan.getByRole('combobox').first().click();
  await boris.page.getByRole('option', { name: 'b6-a5', exact: true }).click();
  await plan.getByText('then').first().waitFor();
  await shoot(boris.page, 'life-5-plan-line-phone');

  await beginCommand(anna.page, 'move');
  await fill(anna.page, 'move', 'c3', 'c3-d4');
  await anna.page.keyboard.press('Enter');
  await lastCard(anna.page).getByText('b6-a5').first().waitFor();
  await shoot(anna.page, 'life-6-answered');
  expect([anna.faults, boris.faults]).toEqual([[], []]);
});

test('the list of many games, a page at a time, and the way to each', async () => {
  const [anna, chidi] = [standIn().visitor('Anna'), standIn().visitor('Chidi')];
  const channel = standIn().channel('arena');
  for (let game = 0; game < 11; game += 1) await begin({ anna, channel }, anna, chidi);

  const { page, faults } = await window(DESKTOP);
  await beginCommand(page, 'games');
  await page.keyboard.press('Enter');
  await page.getByText('Page 1 of 2').waitFor();
  await shoot(page, 'life-7-games');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await shoot(page, 'life-8-games-end');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('Page 1 of 2').waitFor();
  await lastCard(page).getByRole('link').last().click();
  await expect
    .poll(() => page.getByRole('button', { name: 'arena' }).getAttribute('aria-current'))
    .toBe('page');
  await turnOf(page, 'Anna').first().waitFor();
  await shoot(page, 'life-9-jumped');
  expect(faults).toEqual([]);
});
