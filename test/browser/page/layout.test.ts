/** The page in windows of all kinds: nothing is cut off, and the important parts are in view. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { shoot } from '../chromium.ts';
import { type Table, tablesHere } from './table.ts';

const open = tablesHere();

const overflow = ({ page }: Table): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const boxOf = async ({ page }: Table, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return box;
};

test.each(LOCALES)('the page in %s fits a narrow phone, even with everything expanded', async (lang) => {
  const table = await open({ variant: 'canadian', level: '1', lang }, { on: 'phone', width: 360 });
  await table.page.locator('.page-stepper [aria-expanded]').click();
  expect(await overflow(table)).toBe(0);
  if (lang === 'ja' || lang === 'de') await shoot(table.page, `page-360-${lang}`);
});

test('on a phone, the board is as wide as the window, and the step buttons are in view below it', async () => {
  const table = await open({ variant: 'canadian' }, { on: 'phone', width: 360 });
  const board = await boxOf(table, '.board-field');
  expect(board.width / 12).toBeGreaterThan(26);
  const steps = await boxOf(table, '.page-stepper');
  expect(steps.y).toBeGreaterThan(board.y + board.height);
  expect(steps.y + steps.height).toBeLessThan(844);
  await shoot(table.page, 'page-360-canadian');
});

test('on a phone in landscape, the board and the moves are side by side', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone', width: 780, height: 360 });
  const [board, side] = [await boxOf(table, '.page-board'), await boxOf(table, '.page-stepper')];
  expect(board.y + board.height).toBeLessThanOrEqual(360);
  expect(side.x).toBeGreaterThan(board.x + board.width);
  expect(side.y + side.height).toBeLessThanOrEqual(360);
  expect(await overflow(table)).toBe(0);
  await shoot(table.page, 'page-flat-phone');
});

test.each([
  [224, 224],
  [300, 170],
  [180, 320],
])('picture-in-picture at %d × %d shows the board alone', async (width, height) => {
  const table = await open({ variant: 'russian' }, { on: 'phone', width, height });
  const board = await boxOf(table, '.page-board');
  expect(board.width).toBeGreaterThan(Math.min(width, height) - 4);
  expect(board.y + board.height).toBeLessThanOrEqual(height + 1);
  expect(await table.page.locator('.page-side').isVisible()).toBe(false);
  expect(await overflow(table)).toBe(0);
  await shoot(table.page, `page-pip-${width}`);
});
