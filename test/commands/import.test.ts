/** Games from elsewhere: shown step by step, kept for their buttons, and every mistake told by line and column. */
import { expect, test } from 'vitest';
import type { Screen } from '../../src/views/screen.ts';
import { wordsOf } from '../app/table.ts';
import { newTable } from '../app/table.ts';
import { picturesOf } from '../views/screens.ts';
import { press, pressLabel, pressOn, refusalOf, screenOf, type } from './asks.ts';

const GAME = `[White "Anna *A*"]
[Black "Boris"]
[Result "1-0"]
[GameType "25"]

1. c3-d4 {a quiet start} d6-c5 {[%clock w0:10:00 B0:09:58]} 2. b2-c3 *`;

const plyOf = (screen: Screen): number | undefined => picturesOf(screen)[0]?.scene.ply;

test('a game is shown to whoever brought it, with players, comments, clocks and result', async () => {
  const table = await newTable();
  const reply = await type(table, 'anna', 'import', { text: GAME });
  expect(reply.kind).toBe('private');
  let screen = screenOf(reply);
  expect(plyOf(screen)).toBe(0);
  expect(wordsOf(screen)).toContain(String.raw`Anna \*A\*`);
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Forward'));
  expect(wordsOf(screen)).toContain('a quiet start');
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Forward'));
  expect(wordsOf(screen)).toContain('w0:10:00 B0:09:58');
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Last'));
  expect([plyOf(screen), picturesOf(screen)[0]?.scene.ending]).toEqual([3, { winner: 'white' }]);
  const film = screenOf(await pressLabel(table, 'anna', screen, 'Film'));
  expect(picturesOf(film)[0]?.film).toHaveLength(4);
});

test('a position is a game without moves', async () => {
  const table = await newTable();
  const screen = screenOf(
    await type(table, 'anna', 'import', { text: 'B:W31,K5:B2', variant: 'international' }),
  );
  expect(picturesOf(screen)[0]?.alt).toContain('Black to move. White man: 31. White king: 5. Black man: 2.');
});

test.each([
  ['hello', 'problem', ['1, column 1', '“hello”']],
  ['1. c3-d4 d6-c5 2. h8-a1 *', 'move', ['Line 1, column 19', 'I cannot play', 'Possible are']],
  ['1. c3-d4\n{never closed', 'comment', ['Line 2, column 1', 'never closed']],
  ['[GameType "999"]\n1. c3-d4 *', 'game type', ['Line 1', 'game type']],
  ['[FEN "W:Wz9"]\n1. c3-d4 *', 'position', ['Line 1', 'no position', 'no square']],
  ['1. c3-d4 (1. c3-b4 d6-c5', 'variation', ['never closed']],
  ['W:Wc3:Bz9', 'square', ['There is no square “z9”']],
  ['', 'empty', ['I find no game']],
  ['x'.repeat(6001), 'length', ['too long']],
] as const)('%j is refused: %s', async (text, _what, words) => {
  const refusal = refusalOf(await type(await newTable(), 'anna', 'import', { text }));
  for (const word of words) expect(refusal).toContain(word);
});

test('buttons work as long as the record is kept, and say so afterwards', async () => {
  const table = await newTable();
  const screen = screenOf(await type(table, 'anna', 'import', { text: GAME }));
  table.time.now += 31 * 24 * 60 * 60 * 1000;
  expect(plyOf(screenOf(await pressLabel(table, 'anna', screen, 'Last')))).toBe(3);
  await type(table, 'boris', 'import', { text: 'W:Wc3:Bb8' });
  const late = await pressLabel(table, 'anna', screen, 'Last');
  expect(refusalOf(late)).toContain('`/import` brings it in again');
  const wrong = { ...pressOn(screen, 'Last'), args: ['id1', 'x', 'white'] };
  expect(refusalOf(await press(table, 'anna', wrong))).toContain('button');
});
