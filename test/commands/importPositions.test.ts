/** Imported positions: odd formats are read, and mistakes are refused with a correct example. */
import { expect, test } from 'vitest';
import type { VariantId } from '../../src/draughts/variants.ts';
import { newTable } from '../app/table.ts';
import { picturesOf } from '../views/screens.ts';
import { refusalOf, screenOf, type } from './asks.ts';

const bring = async (text: string, variant: VariantId = 'russian') =>
  type(await newTable(), 'anna', 'replay', { text, variant });

test.each([
  'W:Wc3:Bb8',
  'w:wc3:bb8',
  '"W:Wc3:Bb8"',
  'FEN: W:Wc3:Bb8',
  'FEN "W:Wc3:Bb8"',
  '[FEN "W:Wc3:Bb8"]',
  '[FEN "W:Wc3:Bb8"',
  '[FEN W:Wc3:Bb8]',
  'W:Wc3,:Bb8,.',
  'W:Bb8:Wc3',
  'Б:Бc3:Чb8',
  'W:Wс3:Вb8',
  'W:Wc3:Bb8:H0:F1',
])('odd formats are read: %s', async (text) => {
  expect(picturesOf(screenOf(await bring(text)))[0]?.alt).toContain(
    'White to move. White’s man: c3. Black’s man: b8.',
  );
});

const EXAMPLE = 'A position looks like this: `W:W';

test.each([
  ['X:Wc3:Bb8', 'A position starts with the side to move'],
  ['White:Wc3:Bb8', 'A position starts with the side to move'],
  ['[FEN "X:Wc3:Bb8"]', 'A position starts with the side to move'],
  ['[FEN "c3:b8"]', 'A position starts with the side to move'],
  ['W;Wc3;Bb8', 'A position starts with the side to move'],
  ['W Wc3 Bb8', 'A position starts with the side to move'],
  ['W:Wc3,Bb8', 'no square “Bb8”'],
  ['W:Wc3:Bz9', 'no square “z9”'],
  // Both lists are White's.
  ['W:Wc3:Wb8', 'At character 7, I expected the pieces of one side'],
  ['W:W:B', 'Each side needs at least one piece'],
  ['W:', 'At character 1, I expected the pieces of one side'],
])('mistakes are refused in words, with an example: %s: %s', async (text, words) => {
  const refusal = refusalOf(await bring(text));
  expect(refusal).toContain(words);
  expect(refusal).toContain(EXAMPLE);
});

test('mistakes are refused in words, with an example: an empty board fits no variant', async () => {
  for (const text of ['W:', 'W:W:B', '[FEN "W:W:B"]']) {
    const reply = await type(await newTable(), 'anna', 'replay', { text });
    expect(refusalOf(reply)).toContain('A position looks like this');
  }
});

test('mistakes are refused in words, with an example: for other texts, an example of a game and a position', async () => {
  for (const text of ['hello', 'White: c3 Black: b8', '8/8/8/8 w'])
    expect(refusalOf(await bring(text))).toContain(
      'A game looks like `1. c3-d4 d6-c5 2. b2-c3 *`, a position like `W:Wc3,Kd4:Bb8`.',
    );
});

test('a game that begins like a position is a game', async () => {
  for (const text of ['B. Ivanov - C. Petrov\n1. c3-d4 d6-c5', 'A: 1. c3-d4 b6-c5', 'FEN Cup\n1. c3-d4'])
    expect(picturesOf(screenOf(await bring(text)))[0]?.scene.ply).toBe(0);
});
