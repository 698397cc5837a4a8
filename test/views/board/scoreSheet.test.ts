import { expect, test } from 'vitest';
import { sayIn } from '../../../src/i18n/say.ts';
import { lookAt } from '../../../src/views/board/look.ts';
import { scoreSheet } from '../../../src/views/board/scoreSheet.ts';
import { sampleGame } from '../../store/samples.ts';

const say = sayIn('en-US');
const sheetOf = (changes: Parameters<typeof sampleGame>[0]) => scoreSheet(say, lookAt(sampleGame(changes)));

test('a score sheet numbers the moves of both sides together', () => {
  const moves = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4', 'b4:d6'];
  expect(sheetOf({ moves })).toEqual({
    kind: 'text',
    text: '**1.** c3-d4 d6-c5 **2.** b2-c3 f6-g5 **3.** c3-b4 g5-h4 **4.** b4:d6',
  });
});

test('a score sheet shows that Black moved first', () => {
  expect(sheetOf({ start: 'B:WKa1:BKb8', moves: ['b8-a7', 'a1-b2'] })).toMatchObject({
    text: '**1.** … b8-a7 **2.** a1-b2',
  });
});

test('a score sheet shows that a game has no moves', () => {
  expect(sheetOf({})).toMatchObject({ text: '-# No moves yet.' });
});

test('if a game is too long for a message, the score sheet shows its end', () => {
  const round = ['a1-b2', 'b8-a7', 'b2-a1', 'a7-b8'];
  const moves = Array.from({ length: 200 }, () => round).flat();
  const sheet = sheetOf({ start: 'W:WKa1:BKb8', moves });
  const words = sheet.kind === 'text' ? sheet.text : '';
  expect(words.length).toBeLessThanOrEqual(2502);
  expect(words).toMatch(/^… \*\*\d+\.\*\* /u);
  expect(words).toMatch(/\*\*400\.\*\* b2-a1 a7-b8$/u);
});
