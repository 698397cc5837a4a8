/** Moves as text: writing, reading, and the different refusals. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../src/notation/valid.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { startPosition } from '../../src/draughts/position.ts';
import type { Move } from '../../src/draughts/types.ts';
import { VARIANT_IDS, type VariantId, variantOf } from '../../src/draughts/variants.ts';
import { makeFullMove, makeMove, parseMove, parseMoveIn } from '../../src/notation/move.ts';
import { positions } from './playout.ts';
import { anyText } from '../anyText.ts';
import { runsOf } from '../runs.ts';

const START = 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8';

const legalIn = (id: VariantId, fen: string): readonly Move[] =>
  legalMoves(variantOf(id), validPosition(variantOf(id), fen));

/** The move in full notation, or the code of the refusal. */
const read = (id: VariantId, fen: string, text: string): string => {
  const move = parseMove(variantOf(id), legalIn(id, fen), text);
  return move.ok ? makeFullMove(variantOf(id), move.value) : move.problem.code;
};

test.each([
  'c3-d4',
  'c3d4',
  'c3 d4',
  'C3-D4',
  ' c3 - d4 ',
  'c3–d4',
  'c3—d4',
  'c3−d4',
  'c3→d4',
  'c3->d4',
  'c3:d4',
  '1. c3-d4',
  '1.c3-d4!',
  'с3-d4',
  'С3-D4',
  'c3-d4.',
  '22-18',
  '22 18',
  '2218',
  '22x18',
  'c3-18',
  'ｃ３-ｄ４',
])('quiet moves in any spelling: %j is c3-d4', (text) => {
  expect(read('russian', START, text)).toBe('c3-d4');
});

const CAPTURES = 'W:Wc3:Bd4,f6,h2';

test.each([
  'c3:e5:g7',
  'C3:E5:G7',
  'c3xe5xg7',
  'c3×e5×g7',
  'c3*e5*g7',
  'c3-e5-g7',
  'c3e5g7',
  'c3:g7',
  'c3:e5',
  'c3 e5',
  '22x15',
  '22x15x8',
  '22:8',
  '22 15 8',
  'c3:g7(d4,f6)',
  'c3:g7(f6 d4)',
  'с3:е5',
  '22х8',
])('captures in any spelling: %j is c3:e5:g7', (text) => {
  expect(read('russian', CAPTURES, text)).toBe('c3:e5:g7');
});

test.each([
  [START, 'hello', 'unreadable-move'],
  [START, '', 'unreadable-move'],
  [START, 'c3', 'unreadable-move'],
  [START, 'c3-', 'unreadable-move'],
  [START, '-c3d4', 'unreadable-move'],
  [START, 'c3-d4-', 'c3-d4'],
  [START, 'c3-d4 c3-d4', 'illegal-move'],
  [START, 'c3-i4', 'illegal-move'],
  [START, 'c3-c4', 'illegal-move'],
  [START, '221-18', 'unreadable-move'],
  [START, '22-33', 'illegal-move'],
  [START, '0-0', 'illegal-move'],
  [START, 'c3-e5', 'illegal-move'],
  [START, 'b6-a5', 'illegal-move'],
  [START, 'c3:g7(z9)', 'unreadable-move'],
  [CAPTURES, 'c3:g7(d4,d4)', 'illegal-move'],
  [CAPTURES, 'c3-b4', 'must-capture'],
  [CAPTURES, 'c3b4', 'must-capture'],
  [CAPTURES, 'c3-c4', 'illegal-move'],
  [CAPTURES, '22 17', 'must-capture'],
  [CAPTURES, 'c3:b4', 'illegal-move'],
  [CAPTURES, 'c3:e5:h8', 'illegal-move'],
  [CAPTURES, 'c3:g7(d4)', 'illegal-move'],
  [CAPTURES, 'c3:g7(d4,f6)=K', 'illegal-move'],
  [CAPTURES, 'hm', 'unreadable-move'],
])('refusals: %s %j: %s', (fen, text, answer) => {
  expect(read('russian', fen, text)).toBe(answer);
});

test('a refusal lists the legal moves, as texts that are accepted', () => {
  const move = parseMove(variantOf('russian'), legalIn('russian', CAPTURES), 'c3-b4');
  expect(move).toEqual({ ok: false, problem: { code: 'must-capture', text: 'c3-b4', legal: ['c3:g7'] } });
});

test('long invalid text is cut in a refusal', () => {
  const move = parseMove(variantOf('russian'), [], '𝒳'.repeat(100_000));
  expect(move.ok || move.problem.text.length).toBeLessThan(60);
});

/**
 * Positions where captures share their start and end: the text of each capture, and how its longer
 * forms are read.
 */
/**
 * 8 . - . - . - . -    From c1 to a3 in three ways: over e3, one of e5, f6 and g7, and c5.
 * 7 - . b . - . b .
 * 6 . - . - . b . -
 * 5 - . b . b . - .
 * 4 . - . - . - . -
 * 3 - . - . b . - .
 * 2 . - . - . b . -
 * 1 - . W . - . - .    (colors exchanged: the king is Black's)
 */
const FAN = 'B:Wc7,g7,f6,c5,e5,e3,f2:BKc1';

test.each([
  ['c1:a3', 'ambiguous-move'],
  ['c1:f4:a3', 'c1:f4:d6:a3'],
  ['c1:g5:a3', 'c1:g5:e7:a3'],
  ['c1:h6:a3', 'c1:h6:f8:a3'],
  ['c1:d6:a3', 'c1:f4:d6:a3'],
  ['c1:e7:a3', 'c1:g5:e7:a3'],
  ['c1:a3(c5,e3,g7)', 'c1:h6:f8:a3'],
  ['c1:a3(g7,e3,c5)', 'c1:h6:f8:a3'],
  ['c1:a3(c5,e3,c7)', 'illegal-move'],
  ['c1:b8', 'c1:f4:d6:b8'],
  ['c1:d8', 'c1:g5:d8:b6:d4'],
  ['c1:f4', 'ambiguous-move'],
  ['c1:d6', 'ambiguous-move'],
])('captures with the same start and end: %s: %s', (text, answer) => {
  expect(read('russian', FAN, text)).toBe(answer);
});

test('captures with the same start and end are distinguished with as few landing squares as possible', () => {
  const move = parseMove(variantOf('russian'), legalIn('russian', FAN), 'c1:a3');
  const candidates = ['c1:f4:a3', 'c1:g5:a3', 'c1:h6:a3'];
  expect(move).toEqual({ ok: false, problem: { code: 'ambiguous-move', text: 'c1:a3', candidates } });
});

test('a stored move is replayed as the legal move that it equals', () => {
  const legal = legalIn('russian', FAN);
  const texts = legal.map((move) => makeMove(variantOf('russian'), structuredClone(move), legal));
  expect(texts).toEqual(legal.map((move) => makeMove(variantOf('russian'), move, legal)));
  expect(texts).toContain('c1:b8');
});

test('a long capture is not listed as an alternative to a shorter capture', () => {
  const position = validPosition(variantOf('russian'), 'W:WKh8:Bg7,b2,f4,f2,d2');
  const legal = legalMoves(variantOf('russian'), position);
  const long = legal.find((move) => makeFullMove(variantOf('russian'), move) === 'h8:e5:g3:e1:c3:a1')!;
  expect(makeMove(variantOf('russian'), long, legal)).toBe('h8:g3:a1');
  // The king may land on e5 and continue straight to a1, over two pieces.
  const readAs = (text: string) => parseMoveIn(variantOf('russian'), position, text);
  expect(readAs('h8:e5:a1')).toMatchObject({ ok: true, value: { taken: { length: 2 } } });
  expect(readAs('h8:g3:a1')).toEqual({ ok: true, value: long });
});

test('a short capture keeps its full path even if a longer capture has the same start and end', () => {
  const fen = 'B:WKe7,f6,a5,b4,Kd4,Kf4,h4,Kb2,Kd2:BKb8,Ka1,Kc1';
  expect(read('russian', fen, 'c1:g5')).toBe('ambiguous-move');
  expect(read('russian', fen, 'c1:e3:g5')).toBe('c1:e3:g5');
  expect(read('russian', fen, 'c1:a3:g5')).toBe('c1:a3:c5:e3:g5');
});

test('a king can return to its square, in either direction', () => {
  const fen = 'B:WKe7,f6,a5,b4,Kd4,Kf4,h4,Kb2,Kd2:BKb8,Ka1,Kc1';
  const position = validPosition(variantOf('russian'), fen);
  const ways = ['c1:a3:c5:e3:c1', 'c1:e3:c5:a3:c1', 'c1:c1'].map((text) =>
    parseMoveIn(variantOf('russian'), position, text),
  );
  expect(ways[0]).toMatchObject({ ok: true, value: { from: 29, to: 29 } });
  expect(ways[1]).toEqual(ways[0]);
  expect(ways[2]).toEqual(ways[0]);
});

/** The same four towers, captured clockwise or counterclockwise. */
const FEN = 'B:b2_w,d2_w,g3_b,b4_wwwb,d4_WbB,c5_B,b8_bbWw,f8_b';

test.each([
  ['c5:c5', 'ambiguous-move'],
  ['c5:a3:c5', 'ambiguous-move'],
  ['c5:a3:c1:c5', 'c5:a3:c1:e3:c5'],
  ['c5:e3:c5', 'ambiguous-move'],
  ['c5:e3:c1:c5', 'c5:e3:c1:a3:c5'],
  ['c5:c5(b4,b2,d2,d4)', 'c5:a3:c1:e3:c5'],
  ['c5:c5(d4,d2,b2,b4)', 'c5:e3:c1:a3:c5'],
  ['c5:c5(b2,b4,d2,d4)', 'illegal-move'],
])('in Bashni, where the order of captures makes a different tower: %s: %s', (text, answer) => {
  expect(read('bashni', FEN, text)).toBe(answer);
});

test.each([
  ['international', 'B:W10,14,18,23,42:BK47', '47x36', 'ambiguous-move'],
  ['international', 'W:W31-50:B1-20', '32-28', '32-28'],
  ['international', 'W:W31-50:B1-20', 'd4-e5', '32-28'],
  ['canadian', 'W:W43-72:B1-30', '43-37', '43-37'],
  ['turkish', 'W:Wa3:Bh6', '41-33', 'a3-a4'],
] as const)('%s %s %s: %s', (id, fen, text, answer) => {
  expect(read(id, fen, text)).toBe(answer);
});

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);

  test('every legal move can be read back from its shortest and its full text, in both notations', () => {
    fc.assert(
      fc.property(positions(variant), fc.constantFrom('algebraic', 'numeric', 'short'), (position, style) => {
        const legal = legalMoves(variant, position);
        for (const move of legal)
          for (const text of [makeMove(variant, move, legal, style), makeFullMove(variant, move, style)])
            expect(parseMove(variant, legal, text)).toEqual({ ok: true, value: move });
      }),
      { numRuns: runsOf(40) },
    );
  });

  test('no text makes the reader throw', () => {
    const legal = legalMoves(variant, startPosition(variant));
    const nearly = fc.string({ unit: fc.constantFrom(...Array.from('abch123890-:x()=K. ,')) });
    fc.assert(
      fc.property(fc.oneof(anyText, nearly), (text) => {
        const move = parseMove(variant, legal, text);
        expect(move.ok ? legal.includes(move.value) : move.problem.text.length < 60).toBe(true);
      }),
      { numRuns: runsOf(300) },
    );
  });
});

const shortIn = (id: VariantId, fen: string): readonly string[] => {
  const legal = legalIn(id, fen);
  return legal.map((move) => makeMove(variantOf(id), move, legal, 'short'));
};

test.each([
  ['russian', START, ['ab4', 'cb4', 'cd4', 'ed4', 'ef4', 'gf4', 'gh4']],
  // Both moves would be bc5.
  ['russian', 'W:Wb4,g1:Bh8', ['bc5', 'ba5', 'gf2', 'gh2']],
  ['russian', 'W:Wb4,Kb6:Bh2', ['b4-c5']],
  ['russian', CAPTURES, ['c:g7']],
  ['english', 'W:W22:B5', ['22-17', '22-18']],
  ['international', 'W:W31:B2', ['31-26', '31-27']],
] as const)('the short style: %s %s: %j', (id, fen, some) => {
  expect(shortIn(id, fen)).toEqual(expect.arrayContaining([...some]));
});

test.each(VARIANT_IDS.map(variantOf).filter(({ notation }) => notation.squares === 'algebraic'))(
  'the short style: $id: no move is longer than in the usual style',
  (variant) => {
    fc.assert(
      fc.property(positions(variant), (position) => {
        const legal = legalMoves(variant, position);
        for (const move of legal)
          expect(makeMove(variant, move, legal, 'short').length).toBeLessThanOrEqual(
            makeMove(variant, move, legal).length,
          );
      }),
    );
  },
);
