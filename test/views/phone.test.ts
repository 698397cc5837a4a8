/**
 * A newcomer's first texts fit a phone: no line of `/help` or the rules wraps into a third line, in
 * any language.
 */
import { describe, expect, test } from 'vitest';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { LOCALES, type Locale, readingIn } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { createCanvas, openFontFile } from '../../src/render/letters/canvas.ts';
import { toDoOf, translationOf } from '../../src/tools/locales/translation.ts';
import { helpScreen } from '../../src/views/learn/help.ts';
import { firstRulesScreen } from '../../src/views/rules/rulesScreen.ts';
import { wordsOf } from './screens.ts';

const FONTS = [
  'inter-latin-600-normal',
  'inter-latin-ext-600-normal',
  'inter-cyrillic-600-normal',
  'inter-cyrillic-ext-600-normal',
  'm-plus-1p-japanese-700-normal',
];
for (const font of FONTS) openFontFile(font);

const SIZE = 16;
const SMALL = 13;
/**
 * A message on a phone of 390 pixels has 306; these semibold letters are about a tenth wider than
 * Discord's.
 */
const ROOM = 306 * 1.1;
const MOST_LINES = 2;

const brush = createCanvas(1, 1).getContext('2d');

/** Where a text may break: in Japanese nearly everywhere, elsewhere at spaces. */
const piecesOf = (text: string, locale: Locale): readonly string[] =>
  locale === 'ja' ? Array.from(text) : text.split(/(?<= )/u);

/** How many lines a text takes, broken as late as possible. */
function linesTaken(text: string, locale: Locale): number {
  const isSmall = text.startsWith('-# ');
  brush.font = `${isSmall ? SMALL : SIZE}px ${FONTS.map((font) => `"${font}"`).join(', ')}`;
  const isWide = (line: string): boolean => brush.measureText(line.trimEnd()).width > ROOM;
  let lines = 1;
  let line = '';
  for (const piece of piecesOf(text.replaceAll(/^-# |\*\*|`/gu, ''), locale)) {
    const longer = line + piece;
    const isBroken = line !== '' && isWide(longer);
    if (isBroken) lines += 1;
    line = isBroken ? piece : longer;
  }
  return lines;
}

const FIRST = /^(?:help\.(?:begin|move|alone|games|rules|time)|rules\.(?:first|goal))/u;

/** Sentences that still need a translation wait: English may be longer than the translation. */
const isWhole = (locale: Locale): boolean => {
  const { missing, stale } = toDoOf(translationOf(locale));
  return !missing.concat(stale).some((key) => FIRST.test(key));
};

describe.each(LOCALES.filter((locale) => locale === 'en' || isWhole(locale)))('in %s', (locale) => {
  // Command names are as in the reader's Discord, which may be in English.
  const screens = [sayIn(locale), sayIn(readingIn(locale, 'en-US'))].flatMap((say) => [
    helpScreen(say, 'begin'),
    helpScreen(say, 'begin', { isAlone: true }),
    ...VARIANT_IDS.map((id) => firstRulesScreen(say, id, null)),
  ]);

  test('no line takes more than two of a phone', () => {
    const lines = screens
      .flatMap((screen) => wordsOf(screen).split('\n'))
      .filter((line) => !line.startsWith('#'));
    expect([...new Set(lines)].filter((line) => linesTaken(line, locale) > MOST_LINES)).toEqual([]);
  });
});
