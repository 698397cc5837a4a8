/** The built page is available in twelve languages, and loads only the reader's. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { sentencesIn } from '../../../src/page/words/languages.ts';
import { makePageSay } from '../../../src/page/words/say.ts';
import { tablesHere } from './table.ts';

const open = tablesHere();

test.each(LOCALES)('the page is in %s if the address says so', async (lang) => {
  const table = await open({ variant: 'russian', lang });
  const say = makePageSay(lang, await sentencesIn(lang));
  const board = say('page.board', { variant: say('variant.russian') });
  expect(await table.page.getByRole('grid').getAttribute('aria-label')).toBe(board);
  expect(await table.page.locator('.page-status').innerText()).toBe(say('describe.turn.white'));
  expect(await table.page.locator('html').getAttribute('lang')).toBe(lang);
  const loaded: readonly string[] = await table.page.evaluate(
    'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)',
  );
  const languages = loaded.filter((path) => LOCALES.some((locale) => path.startsWith(`/${locale}-`)));
  expect(languages.length).toBe(lang === 'en' ? 0 : 1);
});

test('the page follows the browser’s language if the address names no language', async () => {
  const table = await open({ variant: 'russian' }, { locale: 'pt-PT' });
  const say = makePageSay('pt-BR', await sentencesIn('pt-BR'));
  expect(await table.page.locator('.page-status').innerText()).toBe(say('describe.turn.white'));
});
