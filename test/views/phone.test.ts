/**
 * Screens fit a phone in each language: no line of `/help` or the rules takes a third line, and a
 * row of buttons below a game stays a row.
 */
import { describe, expect, test } from 'vitest';
import { startLine } from '../../src/draughts/line.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { LOCALES, type Locale, readingIn } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { createCanvas, openFontFile } from '../../src/render/letters/canvas.ts';
import { toDoOf, translationOf } from '../../src/tools/locales/translation.ts';
import { linePicture } from '../../src/views/board/shape.ts';
import { helpScreen, playScreen } from '../../src/features/help/view.ts';
import { firstRulesScreen } from '../../src/views/rules/rulesScreen.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { invitationScreen } from '../../src/views/game/invitation.ts';
import type { Game } from '../../src/game/game.ts';
import { seatEngine } from '../../src/game/seat.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { sampleChallenge, sampleGame } from '../store/samples.ts';
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
 * A message on a 390-pixel phone is 306 pixels wide. These semibold letters are about a tenth
 * wider than Discord's.
 */
const ROOM = 306 * 1.1;
const MOST_LINES = 2;

const brush = createCanvas(1, 1).getContext('2d');

/** Where a text can break: in Japanese nearly everywhere, in other languages at spaces. */
const piecesOf = (text: string, locale: Locale): readonly string[] =>
  locale === 'ja' ? Array.from(text) : text.split(/(?<= )/u);

/** How many lines a text takes if each line breaks as late as possible. */
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

/** Untranslated sentences are skipped, because English may be longer than the translation. */
const isWhole = (locale: Locale): boolean => {
  const { missing, stale } = toDoOf(translationOf(locale));
  return !missing.concat(stale).some((key) => FIRST.test(key));
};

describe.each(LOCALES.filter((locale) => locale === 'en' || isWhole(locale)))('in %s', (locale) => {
  // Command names are in the language of the reader's Discord, which may be English.
  const screens = [sayIn(locale), sayIn(readingIn(locale, 'en-US'))].flatMap((say) => [
    helpScreen(say, 'begin'),
    helpScreen(say, 'begin', { isAlone: true, isAdmin: false }),
    ...VARIANT_IDS.map((id) => firstRulesScreen(say, id, null)),
  ]);

  test('no line of text takes more than two lines on a phone', () => {
    const lines = screens
      .flatMap((screen) => wordsOf(screen).split('\n'))
      .filter((line) => !line.startsWith('#'));
    expect([...new Set(lines)].filter((line) => linesTaken(line, locale) > MOST_LINES)).toEqual([]);
  });
});

const LETTERS = 14;
/** A button's frame, an emoji with its gap, the gap between buttons, the minimum width (px). */
const [FRAME, EMOJI, GAP, LEAST] = [32, 25, 8, 60];
const ROW = 269;

function rowsOf(screen: Screen): readonly (readonly [labels: string, width: number])[] {
  brush.font = `${LETTERS}px ${FONTS.map((font) => `"${font}"`).join(', ')}`;
  return screen.blocks.flatMap((block) => {
    // The buttons of moves take as many rows as there are moves.
    if (block.kind !== 'buttons' || block.buttons.some(({ label }) => /\d/u.test(label))) return [];
    const widths = block.buttons.map(({ label, emoji }) => {
      const text = brush.measureText(label).width / 1.1;
      return Math.max(LEAST, FRAME + text + (emoji === undefined ? 0 : EMOJI));
    });
    const labels = block.buttons.map(({ label, emoji = '' }) => `${emoji}${label}`).join(' · ');
    return [[labels, widths.reduce((sum, width) => sum + GAP + width, -GAP)]];
  });
}

const engine = seatEngine({ id: 'bot', name: 'Crownhead' }, 2);
const OVER = { result: { winner: 'white', by: 'resignation' }, moves: ['c3-d4'] } as const;
const offering = (kind: 'draw' | 'takeback' | 'pause' | 'rematch'): Partial<Game> => {
  const { offers } = sampleGame();
  return { offers: { ...offers, white: { ...offers.white, open: kind } }, moves: ['c3-d4', 'b6-a5'] };
};

const GAMES: readonly Partial<Game>[] = [
  { seats: { ...sampleGame().seats, black: engine }, rated: false },
  {},
  OVER,
  { ...OVER, tournament: { id: 'cup', round: 1, board: 1 } },
  offering('draw'),
  offering('takeback'),
  offering('pause'),
  { ...OVER, ...offering('rematch') },
];

test.each(LOCALES)(
  'in %s, the buttons of games, invitations and the front door stay in their rows',
  (locale) => {
    const say = sayIn(locale);
    const picture = linePicture(say, startLine(variantOf('russian')), 'algebraic');
    const screens = [
      ...GAMES.map((game) => cardScreen(say, sampleGame(game))),
      invitationScreen(say, sampleChallenge()),
      invitationScreen(say, sampleChallenge({ opponent: null })),
    ];
    // This screen's row of three wraps in most languages.
    const door = playScreen(say, {
      picture,
      isAlone: false,
      inServer: true,
      isShared: false,
      instead: null,
      isAdmin: false,
    });
    const pairs = rowsOf(door).filter(([labels]) => labels.split(' · ').length < 3);
    const rows = [...screens.flatMap(rowsOf), ...pairs];
    expect(rows.length).toBeGreaterThan(screens.length);
    expect(rows.filter(([, width]) => width > ROW)).toEqual([]);
  },
);
