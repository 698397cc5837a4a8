/** A tournament in the browser: created by a command, joined by its button, played in its thread, and its table read. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, fill, lastCard, option, sit } from './seat.ts';

const { window } = playgroundHere();

test('announced, joined by three, and begun', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(DESKTOP);
  const chidi = await window(DESKTOP);
  await sit(boris.page, 'Boris');
  await sit(chidi.page, 'Chidi');

  await ask(anna.page, 'tournament create', async () => {
    await anna.page.getByRole('combobox', { name: 'name', exact: true }).fill('Friday cup');
    await fill(anna.page, 'form', 'Round', 'Round robin: everyone plays everyone');
    await option(anna.page, 'variant', 'Russian draughts');
  });
  for (const { page } of [anna, boris, chidi]) {
    await page.getByText('Friday cup').first().waitFor();
    await page.getByRole('button', { name: 'Join' }).last().click();
    await page.getByText('You’re in Friday cup').waitFor();
  }
  await anna.page.getByText('3 players:').waitFor();
  await shoot(anna.page, 'tournament-1-announced');
  await boris.page.setViewportSize(PHONE);
  await shoot(boris.page, 'tournament-2-joined-phone');

  await ask(anna.page, 'tournament manage start');
  await anna.page.getByText('In progress, ends by').waitFor();
  await anna.page.getByRole('button', { name: /^Friday cup/u }).click();
  await anna.page.getByText('Round 1').first().waitFor();
  await anna.page.getByText('it’s your move').first().waitFor();
  await shoot(anna.page, 'tournament-3-thread');
  await ask(anna.page, 'tournament status');
  await shoot(anna.page, 'tournament-4-status');
  await ask(anna.page, 'tournament games');
  expect(await lastCard(anna.page).textContent()).toContain('Friday cup: round 1');
  await shoot(anna.page, 'tournament-5-games');
  await ask(anna.page, 'tournament table');
  await shoot(anna.page, 'tournament-6-table');
});
