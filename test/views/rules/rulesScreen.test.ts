/** Each variant's rules on a screen: complete, short enough, and consistent with the record. */
import { describe, expect, test } from 'vitest';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { rulesScreen } from '../../../src/views/rules/rulesScreen.ts';
import { SPECIALS } from '../../../src/views/rules/special.ts';
import { faultsOf } from '../limits.ts';
import { menusOf, picturesOf, wordsOf } from '../screens.ts';

const say = sayIn('en-US');

/** The number of characters that a reader sees on a desktop without scrolling. */
const SCREENFUL = 1150;

describe.each(VARIANT_IDS)('the rules of %s', (id) => {
  const screen = rulesScreen(say, id, null);

  test('the rules fit one screen, with two pictures that Discord accepts', () => {
    expect(faultsOf(screen)).toEqual([]);
    expect(wordsOf(screen).length).toBeLessThan(SCREENFUL);
    const expected = [
      [id, 0],
      [id, 1],
    ];
    expect(picturesOf(screen).map(({ scene }) => [scene.variant, scene.ply])).toEqual(expected);
  });

  test('the rules name the game, and the second picture’s move in the reader’s style', () => {
    expect(wordsOf(screen)).toMatch(`## ${say(`variant.${id}`)}\n`);
    expect(wordsOf(screen)).toContain(SPECIALS[id].move);
    for (const [style, square] of [
      ['algebraic', /Second picture:\*\* [a-l]\d/u],
      ['numeric', /Second picture:\*\* \d/u],
    ] as const) {
      const styled = rulesScreen(say, id, style);
      expect(wordsOf(styled)).toMatch(square);
      expect(picturesOf(styled).map(({ scene }) => scene.notation)).toEqual([style, style]);
    }
  });

  test('the rules screen offers all other variants', () => {
    const [menu] = menusOf(screen);
    expect(menu?.choices.map(({ value }) => value)).toEqual(VARIANT_IDS.filter((other) => other !== id));
  });
});

const RUSSIAN_DRAWS = [
  'threefold repetition',
  '15 moves with three kings against one',
  '15 moves with kings only and no capture',
  '30 moves with no capture or new king (4–5 pieces, kings on both sides)',
  '60 moves with no capture or new king (6–7 pieces, kings on both sides)',
  '5 moves with three pieces against a king on the main road',
  '5 moves with one or two pieces against a king',
];

/**
 * A part of a sentence, and exactly those variants where it is true, by the federations' rules that
 * the records cite.
 */
const TRUE_OF: readonly (readonly [string, string])[] = [
  ['run out of moves yourself', 'poddavki antidraughts'],
  ['be the first to crown a king', 'breakthrough'],
  ['8 × 8, all squares used', 'turkish armenian'],
  ['a dark corner on your right', 'italian spanish'],
  ['12 × 12', 'canadian'],
  ['16 men per side on rows 2 and 3', 'turkish armenian'],
  ['8 men per side on rows 1 and 2', 'thai'],
  ['5 men per side on row 1', 'frysk'],
  ['capture it, forward only', 'english italian spanish czech thai'],
  ['but capture in all eight directions', 'frisian frysk'],
  ['Kings** move one square', 'english italian'],
  ['land on the square right behind', 'thai'],
  ['can make at most 3 non-capturing moves', 'frisian frysk'],
  ['choose any', 'russian poddavki bashni english pool czech thai'],
  ['If a king can capture, you must capture with it rather than with a man', 'czech'],
  ['Men can’t capture kings', 'italian'],
  ['leaves the board at once', 'thai turkish armenian'],
  ['goes under yours', 'bashni'],
  ['can’t reverse direction', 'turkish armenian'],
  ['and keeps capturing as one', 'russian poddavki bashni armenian'],
  ['and its move ends', 'english italian spanish czech thai'],
  ['fourfold repetition', 'italian'],
  ['only by agreement', 'breakthrough'],
  ['Black moves first', 'english pool'],
  ...RUSSIAN_DRAWS.slice(3, 6).map((part) => [part, 'russian brazilian'] as const),
];

/** The rules without the sentence about the second picture. */
const rulesOf = (id: (typeof VARIANT_IDS)[number]): string =>
  wordsOf(rulesScreen(say, id, null)).split('**Second picture:**')[0] ?? '';

test.each(TRUE_OF)('“%s” appears in the rules of %s', (part, ids) => {
  expect(VARIANT_IDS.filter((id) => rulesOf(id).includes(part)).join(' ')).toBe(ids);
});

test('every draw of Russian draughts is mentioned, in the order of the articles', () => {
  const text = rulesOf('russian');
  const places = RUSSIAN_DRAWS.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('each variant’s screen mentions all of its draw rules', () => {
  for (const id of VARIANT_IDS)
    for (const end of variantOf(id).draws.flatMap((rule) => rule.ends))
      expect(rulesOf(id)).toContain(say(`rules.draw.${end}`));
});
