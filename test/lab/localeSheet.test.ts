/**
 * The sheet for native reviewers has the sentences that players see first, each of them once, as
 * rendered.
 */
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { pageOf, sheetOf } from '../../lab/localeSheet/sheet.ts';

test.each(LOCALES)('the sheet in %s has at least 150 sentences, once each', (locale) => {
  const keys = sheetOf(locale).flatMap(({ said }) => said.map(({ key }) => key));
  expect(keys.length).toBeGreaterThan(150);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a page has the boards, every key, and no Discord markup', async () => {
  const [, , first] = sheetOf('ru');
  const page = await pageOf('ru', openRenderer(), [first!]);
  expect(page).toContain('<img src="data:image/png;base64,');
  for (const { key } of first!.said) expect(page).toContain(`<dt>${key}</dt>`);
  expect(page).not.toMatch(/&lt;[t@#]|<p>#/u);
});
