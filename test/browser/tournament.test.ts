/**
 * Tournaments in the browser: created in a window, joined by a button, played in a thread, won, and
 * viewed afterwards.
 */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import type { Locator, Page } from 'playwright-core';
import { ask, askToResign, beginCommand, option, sit } from './seat.ts';

const { window } = playgroundHere();

async function openWindowOf(page: Page): Promise<Locator> {
  await beginCommand(page, 'tournament create');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'New tournament' });
  await asked.waitFor();
  return asked;
}

async function choose(page: Page, asked: Locator, kind: string): Promise<void> {
  await asked.getByRole('combobox', { name: 'What kind of tournament?' }).click();
  await page.getByRole('option', { name: new RegExp(`^${kind}`, 'u') }).click();
}

async function announce(page: Page, asked: Locator): Promise<void> {
  await asked.getByRole('button', { name: 'Submit' }).click();
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('is open').first().waitFor();
}

test('created in a window that keeps its input, joined, played and won', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(DESKTOP);
  await sit(boris.page, 'Boris');
  const asked = await openWindowOf(anna.page);
  await shoot(anna.page, 'tournament-window-1');
  await choose(anna.page, asked, 'Knockout');
  await asked.getByRole('textbox', { name: 'Name' }).fill('Evening cup');
  await asked.getByRole('textbox', { name: 'Start' }).fill('soon');
  await anna.page.setViewportSize(PHONE);
  await shoot(anna.page, 'tournament-window-2-phone');
  await asked.getByRole('button', { name: 'Submit' }).click();
  await anna.page.getByText('I can’t read “soon”').waitFor();
  await shoot(anna.page, 'tournament-window-3-refused-phone');
  await anna.page.setViewportSize(DESKTOP);
  await anna.page.getByRole('button', { name: 'Change' }).click();
  expect(await asked.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Evening cup');
  await asked.getByRole('textbox', { name: 'Start' }).fill('2h');
  await asked.getByRole('button', { name: 'Submit' }).click();
  await anna.page.getByText('Not announced yet').waitFor();
  await shoot(anna.page, 'tournament-window-4-seen');
  await anna.page.setViewportSize(PHONE);
  await shoot(anna.page, 'tournament-window-5-seen-phone');
  await anna.page.getByRole('button', { name: 'More…', exact: true }).click();
  await anna.page.getByText('Who can join').waitFor();
  await shoot(anna.page, 'tournament-window-5-choices-phone');
  await anna.page.getByRole('button', { name: 'Players, title, last day…' }).click();
  await anna.page.getByRole('dialog').getByRole('textbox', { name: 'The winner’s title' }).fill('Champion');
  await shoot(anna.page, 'tournament-window-6-more-phone');
  await anna.page.setViewportSize(DESKTOP);
  await anna.page.getByRole('button', { name: 'Submit' }).click();
  await anna.page.getByRole('dialog').waitFor({ state: 'detached' });
  await anna.page.getByRole('button', { name: 'Back' }).click();
  await anna.page.getByRole('button', { name: 'Announce' }).click();
  for (const { page } of [anna, boris]) {
    await page.getByRole('button', { name: 'Join' }).last().click();
    await page.getByText('You’re in Evening cup').waitFor();
  }
  await ask(anna.page, 'tournament manage start');
  for (const { page } of [anna, boris]) await page.getByRole('button', { name: /^Evening cup/u }).click();
  await boris.page.setViewportSize(PHONE);
  // A match has two games in sequence; Boris resigns both.
  const cards = boris.page.getByRole('article');
  for (const game of [1, 2]) {
    await cards.filter({ hasText: 'your move' }).first().waitFor();
    await askToResign(boris.page);
    await boris.page.getByRole('button', { name: 'Yes, resign' }).click();
    await cards
      .filter({ hasText: 'by resignation' })
      .nth(game - 1)
      .waitFor();
  }
  await anna.page.getByText('final standings').last().waitFor();
  await shoot(anna.page, 'tournament-window-7-won');
  await ask(anna.page, 'profile');
  await anna.page.getByText('Latest tournaments').waitFor();
  await shoot(anna.page, 'tournament-window-8-profile');
  await boris.page.getByText('final standings').last().waitFor();
  await shoot(boris.page, 'tournament-window-9-won-phone');
});

test('announced, joined by three, and begun', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(DESKTOP);
  const chidi = await window(DESKTOP);
  await sit(boris.page, 'Boris');
  await sit(chidi.page, 'Chidi');

  const asked = await openWindowOf(anna.page);
  await choose(anna.page, asked, 'Round robin');
  await asked.getByRole('textbox', { name: 'Name' }).fill('Friday cup');
  await announce(anna.page, asked);
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
  await anna.page.getByText('In progress').waitFor();
  // On a phone the channels are hidden: their unread mentions are counted, and a link is below the
  // announcement.
  await boris.page
    .getByRole('button', { name: 'Channels and seats' })
    .getByText(/^[1-9]/u)
    .waitFor();
  await boris.page.getByRole('button', { name: 'See thread: Friday cup' }).click();
  await boris.page.getByText('Round 1').first().waitFor();
  await anna.page.getByRole('button', { name: /^Friday cup/u }).click();
  await anna.page.getByText('Round 1').first().waitFor();
  await anna.page.getByText('your move').first().waitFor();
  await shoot(anna.page, 'tournament-3-thread');
  await ask(anna.page, 'tournament show');
  await shoot(anna.page, 'tournament-4-status');
  await ask(anna.page, 'tournament show', () => option(anna.page, 'what', 'games'));
  // News of the round may come below it.
  const round = anna.page.getByText('Friday cup: round 1').first();
  await expect.poll(() => round.isVisible()).toBe(true);
  await shoot(anna.page, 'tournament-5-games');
  await ask(anna.page, 'tournament show', () => option(anna.page, 'what', 'table'));
  await shoot(anna.page, 'tournament-6-table');
});
