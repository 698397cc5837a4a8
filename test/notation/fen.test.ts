/** Positions as text: writing, reading, and refusals with their column. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startPosition } from '../../src/draughts/position.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { makeFen, parseFen, parseStartFen } from '../../src/notation/fen.ts';
import { asRecord } from '../../src/notation/pdn/positions.ts';
import { pdnLine } from '../../src/notation/pdn/game.ts';
import { readPdn } from '../../src/notation/pdn/reader.ts';
import { positions } from './playout.ts';
import { anyText } from '../anyText.ts';
import { boardOf } from '../../src/draughts/geometry.ts';
import { makeSquare, parseSquare } from '../../src/notation/square.ts';
import { runsOf } from '../runs.ts';

/** The text after reading and writing it again, or its refusal with the column and the words. */
const read = (id: VariantId, text: string): string => {
  const position = parseFen(variantOf(id), text);
  if (position.ok) return makeFen(variantOf(id), position.value);
  const { code, column, text: words } = position.problem;
  return `${code} ${column} ${words}`;
};

const RUSSIAN_START = 'W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6';

test('the start of Russian draughts can be written and read', () => {
  expect(makeFen(variantOf('russian'), startPosition(variantOf('russian')))).toBe(RUSSIAN_START);
});

test.each([
  ['W:Wa1:BKb8', 'W:Wa1:BKb8'],
  ['w:wa1:bkb8', 'W:Wa1:BKb8'],
  [' W : W a1 : B K b8 . ', 'W:Wa1:BKb8'],
  ['W:BKb8:Wa1', 'W:Wa1:BKb8'],
  ['B:W29:BK1', 'B:Wa1:BKb8'],
  ['W:W29:Bk1', 'W:Wa1:BKb8'],
  ['W:W21-32:B1-12', RUSSIAN_START],
  ['W:W32-21:B01-12.', RUSSIAN_START],
  ['W:WK30-31:B', 'W:WKc1,Ke1:B'],
  ['W:Wa1:BKb8:H0:F1', 'W:Wa1:BKb8'],
  ['W:Wa1:BKb8:H3:F12:+1+0', 'W:Wa1:BKb8'],
  ['W:Wa1:BKb8:', 'W:Wa1:BKb8'],
  ['W:W:B1,5', 'W:W:Bb8,a7'],
  ['W:W:B', 'W:W:B'],
  ['W:Wa1', 'W:Wa1:B'],
  ['W:Wa1:Wc1:Bb8', 'W:Wa1,c1:Bb8'],
])('an unusual position text is accepted: %j', (text, made) => {
  expect(read('russian', text)).toBe(made);
});

test.each([
  ['international', 'W:W31–33:B1−2', 'W:W31,32,33:B1,2'],
  ['international', 'W:W31..33:B1', 'W:W31,32,33:B1'],
  ['international', 'W:W31,32K:B1', 'W:W31,K32:B1'],
  ['international', 'W:WD31:B1', 'W:WK31:B1'],
  ['international', 'W:W31,Q32:BD4', 'W:W31,K32:BK4'],
  ['international', 'Z:W31,32:ZD1', 'B:W31,32:BK1'],
  ['international', 'S:W31,32:S1', 'B:W31,32:B1'],
  ['international', 'B:B31,32:N1', 'W:W31,32:B1'],
  ['international', 'W：W３１，З2：B1', 'W:W31,32:B1'],
  ['russian', 'W:WDd4,c3:Bh8D', 'W:WKd4,c3:BKh8'],
  // On a board with letters, D4 is a square.
  ['russian', 'W:WD4:BH8', 'W:Wd4:Bh8'],
  ['russian', 'W:WC3,D4:B1,2', 'W:Wd4,c3:Bb8,d8'],
] as const)('positions as people write them: %s %j', (id, text, made) => {
  expect(read(id, text)).toBe(made);
  const [game] = readPdn(asRecord(`${text}\n`), variantOf(id));
  expect(game?.ok && game.value.game.start && makeFen(variantOf(id), game.value.game.start)).toBe(made);
});

/** The first game of a text without tags: its start position, or its problem. */
const brought = (text: string): string => {
  const [game] = readPdn(asRecord(text), variantOf('russian'));
  if (!game) return '';
  if (!game.ok) return game.problem.code;
  const { start } = game.value.game;
  return `${start && makeFen(variantOf('russian'), start)} ${pdnLine(game.value.game).moves.length}`;
};

test.each([
  '"W:Wc3:Bb8"',
  'FEN: W:Wc3:Bb8',
  'FEN "W:Wc3:Bb8"',
  '[FEN "W:Wc3:Bb8"]',
  '[FEN "W:Wc3:Bb8"',
  '[FEN W:Wc3:Bb8]',
  'W:Wc3,:Bb8,.',
  'Б:Бc3:Чb8',
  'W:Wс3:Вb8',
])('a text that contains one position: %s', (text) => {
  expect(brought(text)).toBe('W:Wc3:Bb8 0');
});

test.each(['X:Wc3:Bb8', 'White:Wc3:Bb8', '[FEN "X:Wc3:Bb8"]', 'W;Wc3;Bb8', 'W Wc3 Bb8', 'W:Wc3:Wb8', 'W:'])(
  'a text that is a damaged position: %s',
  (text) => expect(brought(text)).toBe('pdn-fen'),
);

test.each(['B. Ivanov - C. Petrov\n1. c3-d4 d6-c5', 'A: 1. c3-d4 d6-c5', 'FEN Cup\n1. c3-d4 d6-c5'])(
  'a game that begins like a position: %j',
  (text) => expect(brought(text)).toBe('null 2'),
);

test.each([
  ['', 'fen-turn 1 '],
  ['hello', 'fen-turn 1 hello'],
  ['?:Wa1:Bb8', 'fen-turn 1 ?'],
  ['W', 'fen-color 1 W'],
  ['B::', 'fen-color 1 B'],
  ['W:Xa1:Bb8', 'fen-color 3 Xa1'],
  ['W:Wa1,b1:Bb8', 'fen-square 7 b1'],
  ['W:Wa1, zz :Bb8', 'fen-square 8 zz'],
  ['W:W0:B1', 'fen-square 4 0'],
  ['W:W33:B1', 'fen-square 4 33'],
  ['W:WK:Bb8', 'fen-square 4 K'],
  ['W:W21-40:B1', 'fen-square 7 40'],
  ['W:W21-22-23:B1', 'fen-range 4 21-22-23'],
  ['W:Wa1,a1:Bb8', 'fen-square-twice 7 a1'],
  ['W:Wa3:Ba3', 'fen-square-twice 8 a3'],
  ['W:Wa1,b8:Bd8', 'fen-man-on-last-row 7 b8'],
  ['W:Wa3:Bg1', 'fen-man-on-last-row 8 g1'],
  ['W:WK5-17:B1', 'fen-too-many 1 '],
  ['W:a1_w', 'fen-tower 3 a1_w'],
])('a position is refused, with the column: %j: %s', (text, refusal) => {
  expect(read('russian', text)).toBe(refusal);
});

test('a text that is too long is refused at its first column', () => {
  expect(read('russian', `W:W${'a1,'.repeat(100_000)}`)).toMatch(/^fen-too-long 1 /);
});

test.each([
  ['W:Wa1:Bb8', 'ok'],
  ['W:Wa1:Bb1', 'fen-square'],
  ['W:Wa1:B', 'fen-side-empty'],
  ['W:W:Bb8', 'fen-side-empty'],
  ['W:Wa5:Bb6,c7', 'fen-over'],
])('whether a position can start a game: %j: %s', (text, answer) => {
  const position = parseStartFen(variantOf('russian'), text);
  expect(position.ok ? 'ok' : position.problem.code).toBe(answer);
});

test.each([
  ['international', 'W:W31-50:B1-20', /^W:W31,32,.*,50:B1,2,.*,20$/],
  ['international', 'W:Wa1,Kb10:Bi9', /^W:WK1,46:B10$/],
  ['canadian', 'w:wk1,Ka1,K8:bl12', /^W:WK8,K67,72:B6$/],
  ['canadian', 'w:wka1:b', /^W:WK67:B$/],
  ['bashni', 'B:a1_w,e5_wwbbb,b8_Wbbbb', /^B:a1_w,e5_wwbbb,b8_Wbbbb$/],
  ['bashni', 'W: b8_BW , 29_w .', /^W:a1_w,b8_BW$/],
  ['bashni', 'W:Wa1:BKb8', /^W:a1_w,b8_B$/],
  ['bashni', 'W:', /^W:$/],
  ['bashni', 'B:a1_', /^fen-tower 3 a1_$/],
  ['bashni', 'B:a1_wx', /^fen-tower 3 a1_wx$/],
  ['bashni', 'B:a1_w_b', /^fen-tower 3 a1_w_b$/],
  ['bashni', 'B:a1_wbw', /^fen-tower-mixed 3 a1_wbw$/],
  ['bashni', 'B:a1_w,e5_BbwWb', /^fen-tower-mixed 8 e5_BbwWb$/],
  ['bashni', 'B:a1_w,b1_w', /^fen-square 8 b1$/],
  ['bashni', 'B:a1_bw', /^fen-man-on-last-row 3 a1_bw$/],
  ['bashni', 'B:a1_wb', /^B:a1_wb$/],
  ['bashni', 'B:a1_wwwwwwwwwwwww', /^fen-too-many 1 $/],
  ['frisian', 'W:WK28,33:BK5:+2+0', /^W:WK28,33:BK5:\+2\(28\)\+0$/],
  ['frisian', 'W:WK28,K33:BK5:+2+1', /^W:WK28,K33:BK5:\+0\+1\(5\)$/],
  ['frisian', 'W:WK28,K33:BK5:H0:F1:+9(33)+0', /^W:WK28,K33:BK5:\+3\(33\)\+0$/],
  ['turkish', 'W:Wh1,Ka8:B9', /^W:WKa8,h1:Ba7$/],
] as const)('positions on other boards: %s %j', (id, text, answer) => {
  expect(read(id, text)).toMatch(answer);
});

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);

  test('every position that play reaches can be read back', () => {
    fc.assert(
      fc.property(positions(variant), (position) => {
        expect(parseFen(variant, makeFen(variant, position))).toEqual({ ok: true, value: position });
      }),
      { numRuns: runsOf(40) },
    );
  });

  test('no text makes the reader throw', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...Array.from('WBKwbk:,._-+?HFa1b2c3 ')) });
    fc.assert(
      fc.property(fc.oneof(anyText, nearly), (text) => {
        expect(typeof parseFen(variant, text).ok).toBe('boolean');
      }),
      { numRuns: runsOf(500) },
    );
  });
});

type Row = readonly [variant: VariantId, numeric: string, algebraic: string];

test.each<Row>([
  ['russian', '1', 'b8'],
  ['russian', '4', 'h8'],
  ['russian', '5', 'a7'],
  ['russian', '29', 'a1'],
  ['russian', '32', 'g1'],
  ['italian', '1', 'a8'],
  ['italian', '29', 'b1'],
  ['spanish', '32', 'h1'],
  ['english', '1', 'b8'],
  ['international', '1', 'b10'],
  ['international', '46', 'a1'],
  ['international', '50', 'i1'],
  ['canadian', '1', 'b12'],
  ['canadian', '6', 'l12'],
  ['canadian', '67', 'a1'],
  ['canadian', '72', 'k1'],
  ['turkish', '1', 'a8'],
  ['turkish', '64', 'h1'],
  ['armenian', '9', 'a7'],
])('the numbers and names of the same square: %s: %s is %s', (id, numeric, algebraic) => {
  const variant = variantOf(id);
  const square = parseSquare(variant, numeric);
  expect(square).toBe(Number(numeric) - 1);
  expect(parseSquare(variant, algebraic)).toBe(square);
  expect(parseSquare(variant, algebraic.toUpperCase())).toBe(square);
  expect(makeSquare(variant, Number(numeric) - 1, 'algebraic')).toBe(algebraic);
  expect(makeSquare(variant, Number(numeric) - 1, 'numeric')).toBe(numeric);
});

test.each(['', 'a', 'a0', 'b1', 'a9', 'i1', 'a11', '0', '33', '-1', '1.0', '1e1', 'aa', '٣', 'a1 ', '0x1'])(
  'in Russian draughts, %j is not a square',
  (text) => {
    expect(parseSquare(variantOf('russian'), text)).toBeNull();
  },
);

test.each(VARIANT_IDS)('%s: every square can be read back in both styles', (id) => {
  const variant = variantOf(id);
  for (const square of boardOf(variant).squares.keys())
    for (const style of ['algebraic', 'numeric'] as const)
      expect(parseSquare(variant, makeSquare(variant, square, style))).toBe(square);
});

test('a square that is not on the board throws', () => {
  expect(() => makeSquare(variantOf('russian'), 32)).toThrow(RangeError);
});
