/**
 * Taps from someone's name to the first move: Apps, Challenge to draughts, Submit, Accept, a move.
 */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, lastCard, sit } from './seat.ts';
import type { Locator } from 'playwright-core';

const { window } = playgroundHere();
const MOST = 6;

test('from a member’s name to the first move in six taps at most', async () => {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  const anna = await window(DESKTOP);
  const boris = await window(PHONE);
  await boris.page.getByRole('button', { name: 'Channels and seats' }).click();
  await sit(boris.page, 'Boris');
  await tap(anna.page.getByRole('button', { name: 'Apps for Boris' }));
  await tap(anna.page.getByRole('menuitem', { name: 'Challenge to draughts' }));
  await anna.page.getByRole('dialog', { name: 'Challenge someone' }).waitFor();
  await shoot(anna.page, 'door-challenge');
  await tap(anna.page.getByRole('button', { name: 'Submit' }));
  await boris.page.getByRole('button', { name: 'Accept' }).waitFor();
  await shoot(boris.page, 'door-invitation-phone');
  await shoot(anna.page, 'door-invitation');
  await tap(boris.page.getByRole('button', { name: 'Accept' }));
  const move = { name: 'a3-b4', exact: true };
  await lastCard(anna.page).getByRole('button', move).waitFor();
  const isAnnas = /Anna\s*, your move/u.test((await lastCard(anna.page).innerText()).replaceAll('@', ''));
  const first = isAnnas ? anna.page : boris.page;
  await tap(lastCard(first).getByRole('button', move));
  await lastCard(first).getByText('a3-b4').first().waitFor();
  expect(taps).toBeLessThanOrEqual(MOST);
  expect([...anna.faults, ...boris.faults]).toEqual([]);
});

test('the front door', async () => {
  const desktop = await window(DESKTOP);
  await ask(desktop.page, 'play');
  await shoot(desktop.page, 'door-play');
  const phone = await window(PHONE);
  await ask(phone.page, 'play');
  await shoot(phone.page, 'door-play-phone');
  expect([...desktop.faults, ...phone.faults]).toEqual([]);
});
