/**
 * Two people play the first moves on the page, each in a separate window: with commands and with
 * buttons.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { beginCommand, fill, lastCard, option, sit, turnOf } from './seat.ts';

const { window } = playgroundHere();

const COUNTING = `
  globalThis.taps = 0;
  document.addEventListener('click', ({ isTrusted }) => { if (isTrusted) taps += 1; }, true);
`;

/** Counts a person's taps from now on. */
async function tapsOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(COUNTING);
  return () => page.evaluate<number>('taps');
}

test('a challenge, and the first moves by command and by buttons, two taps for a move at most', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(PHONE);
  await boris.page.getByRole('button', { name: 'Channels and seats' }).click();
  await sit(boris.page, 'Boris');

  await beginCommand(anna.page, 'play');
  await shoot(anna.page, '1-command');
  await option(anna.page, 'opponent', 'Boris');
  await option(anna.page, 'color', 'White');
  await anna.page.keyboard.press('Enter');
  await boris.page.getByRole('button', { name: 'Accept' }).waitFor();
  await anna.page.getByRole('radio', { name: 'Boris 1 mention' }).waitFor();
  await shoot(boris.page, '2-invitation-phone');
  await boris.page.getByRole('button', { name: 'Accept' }).click();

  await turnOf(anna.page, 'Anna').waitFor();
  await beginCommand(anna.page, 'move');
  await anna.page.getByRole('option', { name: 'c3-d4', exact: true }).waitFor();
  await shoot(anna.page, '3-autocomplete');
  await fill(anna.page, 'move', 'c3', 'c3-d4');
  await anna.page.keyboard.press('Enter');

  await turnOf(boris.page, 'Boris').waitFor();
  const [boris2, anna1] = [await tapsOn(boris.page), await tapsOn(anna.page)];
  await shoot(boris.page, '4-pieces-phone');
  await lastCard(boris.page).getByRole('button', { name: 'f6…' }).click();
  await lastCard(boris.page).getByRole('button', { name: '① f6-e5' }).waitFor();
  await shoot(boris.page, '4-squares-phone');
  await lastCard(boris.page).getByRole('button', { name: '① f6-e5' }).click();

  await lastCard(anna.page).getByRole('button', { name: 'd4 takes e5' }).waitFor();
  await shoot(anna.page, '5-forced');
  await lastCard(anna.page).getByRole('button', { name: 'd4 takes e5' }).click();
  expect([await boris2(), await anna1()]).toEqual([2, 1]);

  await turnOf(boris.page, 'Boris').waitFor();
  const alt = await lastCard(boris.page).getByRole('img', { name: /f6/u }).first().getAttribute('alt');
  expect(alt).toContain('f6');
  await shoot(boris.page, '6-answer-phone');
  await shoot(anna.page, '7-desktop');
  expect(anna.faults).toEqual([]);
  expect(boris.faults).toEqual([]);
});

test('a refusal is private, and disappears when it is dismissed', async () => {
  const { page, faults } = await window();
  await sit(page, 'Chidi');
  await beginCommand(page, 'move');
  await page.keyboard.press('Enter');
  await page.locator('[name=move]:focus:invalid').waitFor();
  await page.keyboard.type('c3-d4');
  await page.getByText('No options match your search.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Only you can see this').waitFor();
  await shoot(page, '8-refusal');
  const other = await window();
  expect(await other.page.getByText('Only you can see this').count()).toBe(0);
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByText('Only you can see this').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('names and texts are shown literally, never as HTML', async () => {
  const { page, faults } = await window();
  await page.getByRole('textbox', { name: /^Message [#@]/u }).click();
  await page.keyboard.type('<img src=x onerror=alert(1)> **bold** `<b>code</b>`');
  await page.keyboard.press('Enter');
  const said = page.getByRole('article', { name: 'Message from Anna' }).last();
  await said.waitFor();
  expect(await said.locator('.markdown').innerText()).toBe('<img src=x onerror=alert(1)> bold <b>code</b>');
  expect(await said.locator('img[src="x"]').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a picture is enlarged by a click and closed by Escape', async () => {
  const { page } = await window();
  await page
    .getByRole('button', { name: /^Enlarge picture/u })
    .last()
    .click();
  const large = page.getByRole('dialog', { name: 'Picture' });
  await large.waitFor();
  await expect.poll(() => large.getByRole('img').getAttribute('alt')).toContain('f6');
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
});
