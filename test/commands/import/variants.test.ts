/**
 * The variant of a game is detected, asked for, or changed. Texts that are not draughts are
 * refused.
 */
import { expect, test } from 'vitest';
import { newTable, wordsOf } from '../../app/table.ts';
import { picturesOf } from '../../views/screens.ts';
import { refusalOf, screenOf, type } from '../asks.ts';
import { asFile, plyOf, pressLabel, readAs } from './brought.ts';

test('if a game fits several variants, the bot asks, and shows the game in the chosen variant', async () => {
  const table = await newTable();
  const question = screenOf(await type(table, 'anna', 'replay', { text: '1. 22-18 11-15' }));
  expect(wordsOf(question)).toContain('Which one is it?');
  const names = question.blocks.flatMap((block) =>
    block.kind === 'buttons' ? block.buttons.map(({ label }) => label) : [],
  );
  expect(names).toContain('Russian draughts');
  expect(names.length).toBe(picturesOf(question).length);
  const shown = await pressLabel(table, 'anna', question, 'Russian draughts');
  const expected = ['private', expect.stringContaining('Russian draughts')];
  expect([shown.kind, wordsOf(screenOf(shown))]).toEqual(expected);
  expect(plyOf(screenOf(await pressLabel(table, 'anna', screenOf(shown), 'Last')))).toBe(2);
});

test('if other variants also fit a game, the message says so before the first move, with a button to change it', async () => {
  const table = await newTable();
  const text = '1. c3-d4 f6-e5 2. d4:f6 g7:e5 3. b2-c3 h8-g7 4. a1-b2 g7-f6';
  const shown = screenOf(await type(table, 'anna', 'replay', { text }));
  expect(wordsOf(shown)).toMatch(/-# This could also be .*Poddavki/);
  const last = screenOf(await pressLabel(table, 'anna', shown, 'Last'));
  expect(wordsOf(last)).not.toContain('could also be');
  const first = screenOf(await pressLabel(table, 'anna', last, 'First'));
  const other = screenOf(await readAs(table, first, 'poddavki'));
  expect(wordsOf(other)).toMatch(/Poddavki \(giveaway\) · 4 moves\n-# This could also be Russian draughts/);
  const on = screenOf(await pressLabel(table, 'anna', other, 'Forward'));
  expect(wordsOf(on)).toContain('Poddavki (giveaway) · **1. White** of 4');
  const back = screenOf(await readAs(table, other, 'russian'));
  expect(wordsOf(back)).toContain('Russian draughts · 4 moves');
});

test.each([
  ['the asker says which it is', '1. c3-d4 f6-e5', 'russian'],
  ['the text says it', '[GameType "25"] 1. c3-d4 f6-e5', undefined],
] as const)('no other variant is offered if %s, not even later', async (_what, text, variant) => {
  const table = await newTable();
  const shown = screenOf(await type(table, 'anna', 'replay', { text, variant }));
  const forward = screenOf(await pressLabel(table, 'anna', shown, 'Forward'));
  const again = screenOf(await pressLabel(table, 'anna', forward, 'First'));
  for (const screen of [shown, again]) expect(wordsOf(screen)).not.toContain('could also be');
});

test('a game in a file with many games can be shown in another detected variant', async () => {
  const table = await newTable();
  const games = ['A', 'B'].map((name) => `[White "${name}"]\n1. c3-d4 f6-e5 2. d4:f6 g7:e5\n`);
  const file = asFile(table, games.join('\n'));
  const shown = screenOf(await type(table, 'anna', 'replay', { file, number: 2 }));
  const other = screenOf(await readAs(table, shown, 'poddavki'));
  expect(wordsOf(other)).toMatch(/B[^]*-# Poddavki \(giveaway\) · 2 moves/);
});

test('skipped parts are reported in one line', async () => {
  const table = await newTable();
  const text = '[GameType "25"]\n1. c3-d4 @@ d6-c5\n[Empty]\n2. b2-c3 ## @ @@@ *';
  const shown = screenOf(await type(table, 'anna', 'replay', { text }));
  expect(wordsOf(shown)).toMatch(/-# Skipped: “.+” \(line 2\), “.+” \(line 3\), “.+” \(line 4\)\.\n/);
});

test('a refusal names the variant whose rules apply', async () => {
  const table = await newTable();
  for (const text of ['W:W33:B13', '1. 32-28 19-23 2. 28x19 14x23 3. 37-32'])
    expect(refusalOf(await type(table, 'anna', 'replay', { text, variant: 'russian' }))).toContain(
      'It does work as International draughts, though.',
    );
});

const CHESS = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6';

test.each([
  ['its variant', `[Variant "Chess"]\n${CHESS}`],
  ['a kind of it', '[Variant "Chess960"]\n1. d4 d5'],
  ['its game type', '[GameType "0"]\n1. e4 e5 2. d4 exd4'],
  ['its game type, whatever its moves', '[GameType "0,W,8,8,A0,0"]\n1. c3-d4 d6-c5'],
  ['its position', '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n*'],
  ['its moves', CHESS],
  ['castling', '1. e4 e5 2. O-O *'],
])('chess is recognized by %s, and the bot doesn’t ask for a draughts variant', async (_what, text) => {
  expect(refusalOf(await type(await newTable(), 'anna', 'replay', { text }))).toBe(
    'This looks like a game of chess, and I only play draughts. If it’s draughts after all, choose its variant.',
  );
});

test('draughts labeled as chess can be read by choosing the variant', async () => {
  const text = '[GameType "0"]\n1. c3-d4 d6-c5 *';
  const shown = screenOf(await type(await newTable(), 'anna', 'replay', { text, variant: 'russian' }));
  expect(wordsOf(shown)).toContain('Russian draughts · 1 move');
});
