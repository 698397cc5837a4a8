/** What a player who doesn't see the board hears, and where their keyboard is. */
import { expect, test } from 'vitest';
import { parseSquare } from '../../../src/notation/square.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { type Table, tablesHere } from './table.ts';

const open = tablesHere();
const russian = variantOf('russian');

const squareOn = ({ page }: Table, name: string) =>
  page.locator(`[data-square="${parseSquare(russian, name)}"]`);
const heard = ({ page }: Table): Promise<string> => page.locator('.board-live').innerText();
const focused = ({ page }: Table): Promise<string> =>
  page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent');

test('Enter on a square from which nothing moves says why', async () => {
  const table = await open({ variant: 'russian' });
  for (const [square, why] of [
    ['d4', 'You have no piece on d4.'],
    ['a1', 'The piece on a1 can’t move.'],
    ['c3', 'c3 selected. It can go to b4 or d4.'],
    ['h6', 'Nothing selected.'],
    ['c3', 'c3 selected. It can go to b4 or d4.'],
  ] as const) {
    await squareOn(table, square).press('Enter');
    await expect.poll(() => heard(table)).toBe(why);
  }
  await squareOn(table, 'd4').press('Enter');
  await squareOn(table, 'f6').press('Enter');
  await squareOn(table, 'e5').press('Enter');
  await expect.poll(() => heard(table)).toContain('Black');
  await squareOn(table, 'a3').press('Enter');
  await expect.poll(() => heard(table)).toBe('The piece on a3 can’t move.');
});

test('an arrow key in a closed list of variants begins no game until Enter', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone' });
  const list = table.page.getByLabel('Variant');
  const grid = (): Promise<string | null> => table.page.getByRole('grid').getAttribute('aria-label');
  const first = await grid();
  await list.focus();
  await table.page.keyboard.press('ArrowDown');
  expect(await list.inputValue()).not.toBe('russian');
  expect(await grid()).toBe(first);
  await table.page.keyboard.press('Escape');
  expect(await list.inputValue()).toBe('russian');
  await table.page.keyboard.press('ArrowDown');
  await table.page.keyboard.press('Enter');
  await expect.poll(grid).not.toBe(first);
});

test('the focus stays on a button that is drawn again', async () => {
  const table = await open({ variant: 'russian', level: '1' });
  const restart = table.page.getByRole('button', { name: 'New game' });
  await restart.press('Enter');
  expect(await focused(table)).toBe('New game');
  await table.page.getByRole('button', { name: 'Two players here' }).press('Enter');
  expect(await focused(table)).toBe('Two players here');
});

test('the first stop of the keyboard leads to the board', async () => {
  const table = await open({ variant: 'russian' });
  await table.page.keyboard.press('Tab');
  expect(await focused(table)).toBe('Skip to the board');
  await table.page.keyboard.press('Enter');
  expect(await focused(table)).toContain('a1, white man');
});
