/**
 * Stepping through a line of play: with buttons, with keys and in the list, without losing the last
 * position.
 */
import { expect, test } from 'vitest';
import { parseSquare } from '../../../src/notation/square.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { shoot } from '../chromium.ts';
import { type Table, byTouch, tablesHere } from './table.ts';

const open = tablesHere();
const russian = variantOf('russian');
const MOVES = ['c3', 'd4', 'f6', 'e5', 'd4', 'f6', 'g7', 'e5'];

async function played(wish: Parameters<typeof open>[1] = { on: 'phone' }): Promise<Table> {
  const table = await open({ variant: 'russian' }, wish);
  for (const name of MOVES) await table.page.locator(`[data-square="${parseSquare(russian, name)}"]`).click();
  return table;
}

const pieceOn = (table: Table, name: string): Promise<string | null> =>
  table.page.locator(`[data-square="${parseSquare(russian, name)}"]`).getAttribute('aria-label');
const status = (table: Table): Promise<string> => table.page.locator('.page-status').innerText();
const chosen = (table: Table): Promise<string> => table.page.locator('.page-move[aria-current]').innerText();
const press = (table: Table, name: string): Promise<void> =>
  table.page.getByRole('button', { name, exact: true }).click();
const captured = (table: Table): Promise<readonly string[]> =>
  table.page.locator('.page-captured .page-heard').allInnerTexts();

test('buttons step through the moves, and the list of captured pieces follows', async () => {
  const table = await played();
  await expect
    .poll(() => table.page.locator('.page-move').allInnerTexts())
    .toEqual(['c3-d4', 'f6-e5', 'd4:f6', 'g7:e5']);
  await expect.poll(() => chosen(table)).toBe('g7:e5');
  await expect.poll(() => captured(table)).toEqual(['1 piece captured', '1 piece captured']);
  await press(table, 'Previous move');
  await expect.poll(() => pieceOn(table, 'f6')).toBe('f6, white man');
  await expect.poll(() => status(table)).toBe('This is an earlier position.');
  await expect.poll(() => captured(table)).toEqual(['1 piece captured']);
  await shoot(table.page, 'page-stepping-phone');
  await press(table, 'Starting position');
  await expect.poll(() => status(table)).toBe('The starting position.');
  await expect.poll(() => pieceOn(table, 'c3')).toBe('c3, white man');
  await expect.poll(() => captured(table)).toEqual([]);
  await press(table, 'Next move');
  await expect.poll(() => chosen(table)).toBe('c3-d4');
  await press(table, 'Back to the game');
  await expect.poll(() => status(table)).toBe('White to move.');
  await expect.poll(() => table.page.locator('[data-part="movable"]').count()).toBeGreaterThan(0);
});

test('earlier positions don’t accept moves, and a move in the list shows its position', async () => {
  const table = await played();
  await press(table, 'c3-d4');
  await expect.poll(() => table.page.locator('[data-part]').count()).toBe(0);
  await (
    await byTouch(table, russian)
  )([parseSquare(russian, 'f6')!, parseSquare(russian, 'e5')!]);
  await expect.poll(() => table.page.locator('.page-move').count()).toBe(4);
  await expect.poll(() => chosen(table)).toBe('c3-d4');
});

test('keys step, flip the board, and announce the last move and the possible moves', async () => {
  const table = await played({});
  const { page } = table;
  const told = (): Promise<string> => page.locator('.page-told').innerText();
  await page.locator('.page-move[aria-current]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => chosen(table)).toBe('d4:f6');
  await page.keyboard.press('l');
  await expect.poll(() => told()).toBe('White just played d4:f6 and captured a piece on e5.');
  // A Greek keyboard.
  await page.evaluate(
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'τ', code: 'KeyT', bubbles: true }))`,
  );
  await expect.poll(() => told()).toBe('This game has no clock.');
  await page.keyboard.press('Home');
  await expect.poll(() => status(table)).toBe('The starting position.');
  await page.keyboard.press('End');
  await expect.poll(() => status(table)).toBe('White to move.');
  await page.keyboard.press('m');
  await expect.poll(() => told()).toMatch(/^Possible moves: .+ or .+\.$/u);
  await page.keyboard.press('t');
  await expect.poll(() => told()).toBe('This game has no clock.');
  await page.keyboard.press('f');
  await expect.poll(() => page.locator('.page-bar').first().innerText()).toContain('White');
  // On the board, arrow keys move between squares.
  await page.locator('[role="grid"] [tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => status(table)).toBe('White to move.');
});

test('the reader can choose colors, pieces and coordinates', async () => {
  const table = await played({});
  const { page } = table;
  const frame = (): Promise<string | null> => page.locator('.board-field').getAttribute('style');
  const before = await frame();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Colors').selectOption('High contrast');
  expect(await frame()).not.toBe(before);
  await page.getByLabel('Pieces').selectOption('Polished stones');
  await expect.poll(() => page.locator('.board-ground text').count()).toBeGreaterThan(0);
  await page.getByLabel('Coordinates').uncheck();
  await expect.poll(() => page.locator('.board-ground text').count()).toBe(0);
  await shoot(page, 'page-settings-desktop');
});
