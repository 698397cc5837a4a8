/**
 * Practice against the computer, which searches in the page: a worker from a blob, under a strict
 * policy.
 */
import { expect, test } from 'vitest';
import { VARIANT_IDS } from '../../../src/draughts/variants.ts';
import { type Table, tablesHere } from './table.ts';

const open = tablesHere();
const moves = (table: Table): Promise<number> => table.page.locator('.page-move').count();

async function move({ page }: Table): Promise<void> {
  await page.locator('[data-part="movable"], [data-part="must-capture"]').first().click();
  await page.locator('[data-part="target"]').first().click();
}

test.each(VARIANT_IDS)('the computer answers in %s', async (variant) => {
  const table = await open({ variant, level: '3' }, { on: 'phone' });
  await move(table);
  await expect.poll(() => moves(table)).toBe(2);
  await expect.poll(() => table.page.locator('.page-status').innerText()).toContain(', your move');
  await expect.poll(() => table.page.locator('[data-part]').count()).toBeGreaterThan(0);
});

test.each([1, 2, 4, 5])('level %d moves first as White, and a move can be taken back', async (level) => {
  const table = await open({ variant: 'russian', level: String(level), side: 'black' });
  await expect.poll(() => moves(table)).toBe(1);
  await move(table);
  await expect.poll(() => moves(table)).toBe(3);
  await table.page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => moves(table)).toBe(1);
  await expect
    .poll(() => table.page.locator('.page-bar').first().innerText())
    .toContain(`Computer, level ${level}`);
});

test('the variant, opponent and side can be chosen on the page', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone' });
  const { page } = table;
  await page.getByLabel('Variant').selectOption('Bashni (towers)');
  await page.getByRole('button', { name: '2: beginner' }).click();
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-label')).toBe('Board: Bashni (towers)');
  await move(table);
  await expect.poll(() => moves(table)).toBe(2);
  // Changing the level continues the game; choosing two players starts a new game.
  await page.getByRole('button', { name: '3: casual player' }).click();
  await expect.poll(() => page.locator('.page-bar').first().innerText()).toContain('Computer, level 3');
  await move(table);
  await expect.poll(() => moves(table)).toBe(4);
  await page.getByRole('button', { name: 'Play Black instead' }).click();
  await expect.poll(() => moves(table)).toBe(1);
  await expect.poll(() => page.locator('.page-bar').last().innerText()).toContain('You');
});

test('against the computer, the game can’t start from a given position', async () => {
  const table = await open({ variant: 'russian', level: '5', fen: 'W:Wc3:Bf6' });
  await expect.poll(() => table.page.locator('.board-piece').count()).toBe(24);
});
