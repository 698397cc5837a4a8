/** The page's texts are in its reader's language, with sentences from the bot's catalog. */
import { expect, test } from 'vitest';
import { extend, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { en } from '../../src/i18n/en.ts';
import { wordsIn, wordsOnPage } from '../../pageWords.ts';
import { localeAmong, LOCALES } from '../../src/i18n/locales.ts';
import { makeMove } from '../../src/notation/move.ts';
import { boardStateOf } from '../../src/page/board/state.ts';
import { lastText } from '../../src/page/words/board.ts';
import { english } from '../../src/page/words/english.ts';
import { sentencesIn } from '../../src/page/words/languages.ts';
import { THEMES } from '../../src/render/scene/theme.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { describeLine } from '../../src/views/board/description.ts';
import { makePageSay } from '../../src/page/words/say.ts';

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['sv', 'ja-JP', 'en'], 'ja'],
  [['pt-PT'], 'pt-BR'],
  [['fil-PH'], 'fil'],
  [['sv', 'zh-CN'], 'en'],
  [['toString'], 'en'],
  [[], 'en'],
] as const)('a reader with language %j gets %s', (tags, locale) => {
  expect(localeAmong(tags)).toBe(locale);
});

const isOfPage = (key: string): boolean => key.startsWith('page.');

test('the page has exactly the catalog’s sentences for it', () => {
  const known = Object.keys(wordsOnPage);
  expect(known.filter(isOfPage)).toEqual(Object.keys(en).filter(isOfPage));
  expect(known).toEqual(
    expect.arrayContaining(['button.flip', 'card.your-move', 'describe.run.white.man', 'level.1']),
  );
  expect(known.length).toBeLessThan(Object.keys(en).length / 4);
});

test('the page says whose move it is in each language, and formats numbers for that language', async () => {
  const says = await Promise.all(
    LOCALES.map(async (locale) => makePageSay(locale, await sentencesIn(locale))),
  );
  expect(new Set(says.map((say) => say('describe.turn.white'))).size).toBe(LOCALES.length);
  for (const say of says) expect(say('describe.run.white.man', { count: 1234 })).toMatch(/1.?234/u);
});

test('screen readers get both squares of each move, even in short notation', () => {
  const variant = variantOf('russian');
  const before = startPosition(variant);
  const [move] = legalMoves(variant, before);
  const line = extend(startLine(variant), move!);
  const shown = { movers: [], bottom: 'white', theme: Object.values(THEMES)[0]! } as const;
  const [written] = [makeMove(variant, move!, legalMoves(variant, before))];
  expect(makeMove(variant, move!, legalMoves(variant, before), 'short')).not.toBe(written);
  const say = makePageSay('en', english);
  expect(lastText(say, { ...boardStateOf(line, shown), notation: 'short' })).toBe(
    `White just played ${written}.`,
  );
  expect(describeLine(sayIn('en'), line, 'short')).toContain(`White just played ${written}.`);
});

test('untranslated sentences appear in English', () => {
  const said = wordsIn({ 'page.back': 'Zurück', 'page.next': 'Weiter zu {older}', 'puzzle.title': '…' });
  expect(said).toEqual({ ...wordsOnPage, 'page.back': 'Zurück' });
});
