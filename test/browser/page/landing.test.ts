/** The first page: anyone who opens it can play at once, and everything else is in its header. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { violations } from '../axe.ts';
import { openTable } from '../../story/table.ts';
import { shoot } from '../chromium.ts';
import { browserHere } from '../opened.ts';
import { pageHere } from '../sitting.ts';
import { type Table, tablesHere } from './table.ts';

const open = tablesHere();
const browser = browserHere();

const square = ({ page }: Pick<Table, 'page'>, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`, 'u') });
const moves = ({ page }: Table): Promise<number> => page.locator('.page-move').count();
const bottomOf = async ({ page }: Table, selector: string): Promise<number> => {
  const box = await page.locator(selector).boundingBox();
  return Math.round(box!.y + box!.height);
};

/** How much the layout has shifted, in the browser's own score. */
const SHIFTS = `new Promise((tell) => new PerformanceObserver((list) =>
  tell(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: 'layout-shift', buffered: true })
  || setTimeout(tell, 500, 0))`;

test.each([
  ['desktop', false],
  ['desktop', true],
  ['phone', false],
  ['phone', true],
] as const)('a stranger moves and gets a reply, on a %s (dark: %s)', async (on, isDark) => {
  const table = await open({}, { on, isDark });
  const { page } = table;
  expect(await page.evaluate(SHIFTS)).toBe(0);
  const variants = page.getByRole('option');
  for (const name of ['2: beginner', '5: strong club player', 'Two players here'])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
  // On a desktop the variants are in sight until the game begins.
  expect(await variants.nth(1).isVisible()).toBe(on === 'desktop');
  // The panel ends where the board ends; on a phone, the steps are still in view.
  const below = await bottomOf(table, on === 'desktop' ? '.page-tools' : '.page-stepper');
  const most = on === 'desktop' ? await bottomOf(table, '.page-board') : 844;
  expect(below).toBeLessThanOrEqual(most);
  expect(below).toBeGreaterThan(most - 8);
  const places = await Promise.all(['.page-stepper', '.page-tools'].map((part) => bottomOf(table, part)));
  await shoot(page, `landing-first-${on}${isDark ? '-dark' : ''}`);
  await square(table, 'c3').click();
  await square(table, 'd4').click();
  await expect.poll(() => moves(table)).toBe(2);
  await expect.poll(() => page.locator('.page-status').innerText()).toContain(', your move');
  expect(await Promise.all(['.page-stepper', '.page-tools'].map((part) => bottomOf(table, part)))).toEqual(
    places,
  );
  expect(await page.locator('.page-bar').first().innerText()).toContain('Computer, level 2');
  const logIn = on === 'phone' ? 'Log in' : 'Log in with Discord';
  for (const name of ['Crownhead', 'Play', 'Puzzles', 'Lessons', logIn, 'Add to Discord'])
    expect(await page.getByRole('link', { name, exact: true }).first().isVisible()).toBe(true);
  expect(await page.getByText('Crownhead: draughts in Discord, free.').isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.waitForTimeout(300);
  await shoot(page, `landing-${on}${isDark ? '-dark' : ''}`);
});

test.each(LOCALES)('in %s, the board and the choices are in view on a narrow phone', async (lang) => {
  const table = await open({ lang }, { on: 'phone', width: 360, height: 700 });
  const { page } = table;
  for (const part of ['.board-field', '.page-choices']) {
    const box = await page.locator(part).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(700);
  }
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBe(0);
  const parts = page.locator('.page-parts');
  expect(await parts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  if (lang === 'de' || lang === 'uk') await shoot(page, `landing-360-${lang}`);
});

test('the header leads to lessons, and back to the board', async () => {
  const { page, faults } = await open({});
  expect(await page.getByRole('link', { name: 'Add to Discord' }).first().getAttribute('href')).toContain(
    'discord.com',
  );
  expect(await page.getByRole('link', { name: 'Log in with Discord' }).getAttribute('href')).toBe(
    '/login?to=%2F',
  );
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.locator('[aria-current="page"]', { hasText: 'Lessons' }).waitFor();
  await page.getByRole('link', { name: 'Crownhead' }).click();
  await page.getByRole('grid').waitFor();
  await page.locator('[aria-current="page"]', { hasText: 'Play' }).waitFor();
  // No bot answers here, so the lessons have no connection.
  expect(faults.splice(0).filter((fault) => !fault.includes('/live'))).toEqual([]);
});

test('after three finished games, the page suggests playing a friend in Discord, until the next game', async () => {
  const table = await open({ variant: 'russian', fen: 'W:Wc3:Bd4' }, { on: 'phone' });
  const { page } = table;
  const offer = page.getByText('Now play a friend in Discord.');
  for (let game = 1; game <= 3; game += 1) {
    await square(table, 'c3').click();
    await square(table, 'e5').click();
    await page.getByText('White won.').waitFor();
    expect(await offer.count()).toBe(game === 3 ? 1 : 0);
    if (game === 3) await shoot(page, 'landing-friend-phone');
    await page.getByRole('button', { name: 'New game' }).click();
    await expect.poll(() => moves(table)).toBe(0);
  }
  expect(await offer.count()).toBe(0);
});

test('in a browser that blocks storage, a stranger moves and gets a reply, too', async () => {
  const table = await open({});
  await table.page.addInitScript(
    `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } })`,
  );
  await table.page.reload();
  await square(table, 'c3').click();
  await square(table, 'd4').click();
  await expect.poll(() => moves(table)).toBe(2);
  expect(table.faults).toEqual([]);
});

test('a game against the computer is still there after the login', async () => {
  const served = await pageHere();
  const hall = await openTable();
  const { clientSecret } = hall.discord;
  await hall.startBot({}, { page: { ...served, clientSecret } });
  const page = await browser().newPage({ locale: 'en-US' });
  page.setDefaultTimeout(10_000);
  await page.goto(served.publicUrl);
  await square({ page }, 'c3').click();
  await square({ page }, 'd4').click();
  await expect.poll(() => page.locator('.page-move').count()).toBe(2);
  await page.getByRole('link', { name: 'Log in with Discord' }).click();
  await page.getByRole('link', { name: 'Authorize as Anna' }).click();
  await page.getByRole('link', { name: 'Your games' }).waitFor();
  await expect.poll(() => page.locator('.page-move').count()).toBe(2);
  await page.getByRole('link', { name: 'Crownhead' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  // Without games, the page says where to start one here.
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
  await expect.poll(focused).toContain('Draughts in this channel');
  await page.context().close();
});
