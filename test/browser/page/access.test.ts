/** The board is accessible: axe finds no violation in any theme or variant. It has one tab stop. */
import { expect, test } from 'vitest';
import { VARIANT_IDS } from '../../../src/draughts/variants.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { THEME_IDS } from '../../../src/render/scene/theme.ts';
import { violations } from '../axe.ts';
import { shoot } from '../chromium.ts';
import { tablesHere, tabTo } from './table.ts';

const open = tablesHere();

test.each(VARIANT_IDS)(
  'axe finds no violations in %s, before and while a piece is chosen',
  async (variant) => {
    const table = await open({ variant }, { on: 'phone', isDark: variant.length % 2 === 0 });
    expect(await violations(table.page)).toEqual([]);
    await table.page.locator('[data-part="movable"]').first().press('Enter');
    await expect.poll(() => table.page.locator('[data-part="target"]').count()).toBeGreaterThan(0);
    expect(await violations(table.page)).toEqual([]);
    expect(await table.page.locator('[role="grid"] [tabindex="0"]').count()).toBe(1);
  },
);

test.each(THEME_IDS)('axe finds no violations in the %s theme', async (theme) => {
  const table = await open({ variant: 'international', theme });
  expect(await violations(table.page)).toEqual([]);
  await shoot(table.page, `page-theme-${theme}`);
});

test.each(LOCALES)(
  'axe finds no violations in %s, against the computer with all settings open',
  async (lang) => {
    const table = await open({ variant: 'russian', level: '2', lang }, { on: 'phone', isDark: lang > 'it' });
    await table.page.locator('.page-stepper [aria-expanded]').click();
    await table.page.locator('[data-part="movable"]').first().press('Enter');
    await table.page.locator('[data-part="target"]').first().press('Enter');
    await expect.poll(() => table.page.locator('.page-move').count()).toBe(2);
    await table.page.locator('.page-stepper button').first().click();
    expect(await violations(table.page)).toEqual([]);
  },
);

test('with forced colors, the board uses the high-contrast theme and keeps its square colors', async () => {
  const table = await open({ variant: 'russian' }, { isForced: true });
  expect(await violations(table.page)).toEqual([]);
  await tabTo(table.page);
  await table.page.keyboard.press('ArrowUp');
  await shoot(table.page, 'page-forced');
  const field = await table.page.locator('.board-field').evaluate((found) => found.getAttribute('style'));
  expect(field).toContain('--turn: #ffe100');
  const button = await table.page.evaluate(
    'getComputedStyle(document.querySelector(\'[role="grid"] button\')).backgroundColor',
  );
  expect(button).toBe('rgba(0, 0, 0, 0)');
});

test('screen readers get the grid as rows of named squares', async () => {
  const { page } = await open({ variant: 'russian' });
  const tree = await page.getByRole('grid', { name: 'Board: Russian draughts' }).ariaSnapshot();
  expect(tree.match(/- row/gu)?.length).toBe(8);
  expect(tree).toContain('button "c3, white man, can move"');
  expect(tree).toContain('button "d4, empty"');
  expect(tree).not.toMatch(/img|presentation/u);
});
