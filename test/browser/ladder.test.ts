/**
 * A ladder in the browser: announced in the window, joined, climbed by a challenge from its card.
 */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, askToResign, beginCommand, option, sit } from './seat.ts';

const { window } = playgroundHere();

test('created in the window, joined, challenged from its card, and won', async () => {
  const [anna, boris, chidi] = await Promise.all([window(DESKTOP), window(DESKTOP), window(DESKTOP)]);
  await sit(boris.page, 'Boris');
  await sit(chidi.page, 'Chidi');
  await beginCommand(anna.page, 'tournament create');
  await anna.page.keyboard.press('Enter');
  const asked = anna.page.getByRole('dialog', { name: 'New tournament' });
  await asked.getByRole('combobox', { name: 'What kind of tournament?' }).click();
  await anna.page.getByRole('option', { name: /^Ladder/u }).click();
  await asked.getByRole('textbox', { name: 'Name' }).fill('Club ladder');
  await asked.getByRole('button', { name: 'Submit' }).click();
  await asked.waitFor({ state: 'detached' });
  await anna.page.getByText('Not announced yet').waitFor();
  await shoot(anna.page, 'ladder-1-draft');
  await anna.page.getByRole('button', { name: 'Announce' }).click();
  for (const { page } of [anna, boris, chidi]) {
    await page.getByRole('button', { name: 'Join' }).last().click();
    await page.getByText('You’re in Club ladder').waitFor();
  }
  await ask(anna.page, 'tournament manage start');
  await chidi.page
    .getByRole('button', { name: /(?<!\/)Challenge$/u })
    .last()
    .click();
  await chidi.page.getByText('Choose your opponent').waitFor();
  await shoot(chidi.page, 'ladder-2-whom');
  const menu = chidi.page.getByRole('combobox', { name: 'Choose an opponent' }).last();
  await menu.click();
  await shoot(chidi.page, 'ladder-2-menu');
  await menu.getByRole('option', { name: /Anna/u }).click();
  await chidi.page.getByText('You’ve challenged').waitFor();
  for (const { page } of [anna, chidi]) await page.getByRole('button', { name: /^Club ladder/u }).click();
  await anna.page.getByText('do you accept?').waitFor();
  await shoot(anna.page, 'ladder-3-challenged');
  await anna.page.setViewportSize(PHONE);
  await shoot(anna.page, 'ladder-3-challenged-phone');
  await anna.page.getByRole('button', { name: 'Accept' }).last().click();
  await anna.page.getByText('You’ve accepted').waitFor();
  await anna.page.getByRole('article').filter({ hasText: 'your move against' }).first().waitFor();
  await anna.page.setViewportSize(DESKTOP);
  await askToResign(anna.page);
  await anna.page.getByRole('button', { name: 'Yes, resign' }).click();
  await anna.page.getByText('takes place 1').waitFor();
  await shoot(anna.page, 'ladder-4-won');
  await ask(chidi.page, 'tournament show', () => option(chidi.page, 'what', 'table'));
  await chidi.page.getByRole('img', { name: /^Standings of Club ladder/u }).waitFor();
  await shoot(chidi.page, 'ladder-5-table');
  await chidi.page.setViewportSize(PHONE);
  await shoot(chidi.page, 'ladder-5-table-phone');
  expect([...anna.faults, ...boris.faults, ...chidi.faults]).toEqual([]);
});
