/**
 * An admin chooses on the panel of `/server settings`, and a member notices: channels, a role, a
 * thread for the game.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, beginCommand, lastCard, option, sit } from './seat.ts';

const { window } = playgroundHere();

const control = (page: Page): Locator => lastCard(page).getByRole('combobox').last();

async function open(page: Page, name: string, hint: string): Promise<void> {
  await lastCard(page).getByRole('combobox').first().click();
  await page.getByRole('option', { name, exact: true }).click();
  await lastCard(page).getByText(hint).waitFor();
}

test('the panel of a server, and a game in its thread', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(DESKTOP);
  await sit(boris.page, 'Boris');

  await ask(anna.page, 'server settings');
  await lastCard(anna.page).getByText('How I work in this server').waitFor();
  await shoot(anna.page, 'settings-1-panel');

  await open(anna.page, 'Where games are shown', 'A thread keeps the channel uncluttered');
  await control(anna.page).click();
  await shoot(anna.page, 'settings-2-menu');
  await anna.page.getByRole('option', { name: 'in its own thread' }).click();
  await lastCard(anna.page).getByText('Saved.').waitFor();

  await open(anna.page, 'Who can challenge', 'Only members with this role');
  await control(anna.page).click();
  await anna.page.getByRole('option', { name: '@Players' }).click();
  await lastCard(anna.page).getByText('Saved.').waitFor();

  await open(anna.page, 'Where to play', 'Members can only start games');
  await lastCard(anna.page).getByRole('button', { name: 'Choose channels' }).click();
  await anna.page.getByRole('checkbox', { name: '#arena' }).check();
  await shoot(anna.page, 'settings-3-channels');
  await anna.page.keyboard.press('Escape');
  await lastCard(anna.page).getByText('Saved.').waitFor();
  await shoot(anna.page, 'settings-4-saved');

  await beginCommand(boris.page, 'play');
  await option(boris.page, 'opponent', 'Anna');
  await boris.page.keyboard.press('Enter');
  await boris.page.getByText('Elsewhere, only you see what I show.').waitFor();
  await shoot(boris.page, 'settings-5-refused');

  await boris.page.getByRole('button', { name: 'arena' }).click();
  await beginCommand(boris.page, 'play');
  await option(boris.page, 'opponent', 'Anna');
  await boris.page.keyboard.press('Enter');
  await boris.page.getByRole('button', { name: 'Cancel' }).waitFor();
  await anna.page.getByRole('button', { name: 'arena' }).click();
  await anna.page.getByRole('button', { name: 'Accept' }).click();
  const thread = anna.page.getByRole('button', { name: /^(?!See thread).*Anna.*Russian draughts/u });
  await thread.click();
  await lastCard(anna.page).getByRole('img').first().waitFor();
  await shoot(anna.page, 'settings-6-thread');
  expect([...anna.faults, ...boris.faults]).toEqual([]);
});

test('the panel on a phone', async () => {
  const { page, faults } = await window(PHONE);
  await ask(page, 'server settings');
  await open(page, 'Time zone', 'For the starts of tournaments');
  await shoot(page, 'settings-7-phone');
  expect(faults).toEqual([]);
});
